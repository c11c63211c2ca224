import { describe, expect, test } from 'vitest'
import type { Kind } from '../craft/lexicon.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { givenBrief } from '../testing.ts'
import { readWishes } from '../wish/reader.ts'
import { eveningOf } from './evening.ts'
import { givenTelling } from './testing.ts'
import { tellTelling } from './told.ts'

const craft = CRAFTS.en

/** What the things of a telling, by their kinds, take from a wish. */
function taken(wish: string, kinds: Record<string, readonly Kind[]>) {
  const [frame] = readWishes(wish, 'request', craft.reader, []).frames
  const or = { forms: { name: 'the bell' }, gender: 'it' } as const
  const things = Object.fromEntries(Object.entries(kinds).map(([id, of]) => [id, { kinds: of, or }]))
  const fitting = { telling: givenTelling({ things }), frame: frame ?? null, nearness: 0 }
  const evening = eveningOf(givenBrief({ language: 'en' }), fitting, { theme: null, wanted: [], along: [] }, craft)
  return Object.fromEntries(Object.entries(evening.things).map(([id, { figure }]) => [id, figure.forms.name]))
}

describe('the things of a telling', () => {
  test('take what the wish names of their kinds, wherever it is named', () => {
    expect(taken('her tooth came out in a carrot', { food: ['food'] })).toEqual({ food: 'the carrot' })
  })

  test('take nothing that an earlier one has taken', () => {
    const kinds: Record<string, readonly Kind[]> = { who: ['animal', 'bird'], other: ['animal', 'bird'] }
    expect(taken('an owl who lost a mouse', kinds)).toEqual({ who: 'the owl', other: 'the mouse' })
    expect(taken('an owl who is lost', kinds)).toEqual({ who: 'the owl' })
  })

  test('find the place where it happens though something else stands there', () => {
    const kinds: Record<string, readonly Kind[]> = {
      who: ['fairy-being'],
      what: ['household', 'clothes'],
      where: ['household', 'place'],
    }
    expect(taken('a fairy who lost her wand down the back of the sofa', { ...kinds })).toMatchObject({
      where: 'the sofa',
    })
  })
})

describe('a grown-up whom the wish names', () => {
  const whom = (wish: string, grownUps?: true) => {
    const [frame] = readWishes(wish, 'request', craft.reader, []).frames
    const or = { forms: { name: 'Kit' }, gender: 'he' } as const
    const telling = givenTelling({ things: { whom: { kinds: [], or, ...(grownUps && { grownUps }) } } })
    const fitting = { telling, frame: frame ?? null, nearness: 0 }
    const evening = eveningOf(givenBrief({ language: 'en' }), fitting, { theme: null, wanted: [], along: [] }, craft)
    return [evening.things.whom?.figure.forms.name, evening.adult?.kin]
  }

  test('is at the side of the child', () => {
    expect(whom('he broke grandma’s vase')).toEqual([undefined, 'grandma'])
  })

  test('is who was hurt, where a telling can have it so, and somebody else is at the side of the child', () => {
    expect(whom('he broke grandma’s vase', true)).toEqual(['Grandma', undefined])
    expect(whom('she told mum that she hates her', true)).toEqual(['Mum', 'dad'])
  })
})

describe('keys and words of its own', () => {
  const telling = givenTelling({
    keys: { place: '[who-in| forest: wood | ocean: sea | street]', near: '[place| wood, sea: wild | tame]' },
    words: { at: '[place| wood: in the wood | sea: in the sea | in [hero’s] street]' },
    things: { who: { kinds: ['animal', 'sea-animal'], or: { forms: { name: 'the cat' }, gender: 'it' } } },
    young: '== a\n[At] it was [near| wild: wild | tame: tame]. !asleep [Hero] slept.',
  })
  const told = (wish: string) => {
    const [frame] = readWishes(wish, 'request', craft.reader, []).frames
    const fitting = { telling, frame: frame ?? null, nearness: 0 }
    const beside = { theme: null, wanted: [], along: [] }
    const brief = givenBrief({ language: 'en', child: { ...givenBrief().child, age: 5 } })
    return tellTelling(telling, eveningOf(brief, fitting, beside, craft)).paragraphs[0]?.text
  }

  test('are what a wish comes to, decided once and asked for anywhere', () => {
    expect(told('a whale who lost its song')).toMatch(/^In the sea it was wild\./)
    expect(told('a hedgehog who lost his ball')).toMatch(/^In the wood it was wild\./)
    expect(told('a dog')).toMatch(/^In \p{L}+’s street it was tame\./u)
  })
})

describe('a choice by a thing', () => {
  const told = (wish: string) => {
    const telling = givenTelling({
      things: {
        who: { kinds: ['animal', 'bird'], or: { forms: { name: 'the cat' }, gender: 'it' } },
        other: { kinds: ['animal', 'bird', 'insect'], or: { forms: { name: 'the cow' }, gender: 'it' } },
      },
      young:
        '== a\nIt [who-is| hedgehog: pricked | bird: pecked | purred]. It [other-can| is-slow: crept | flies: flew | stood]. !asleep [Hero] slept.',
    })
    const [frame] = readWishes(wish, 'request', craft.reader, []).frames
    const fitting = { telling, frame: frame ?? null, nearness: 0 }
    const brief = givenBrief({ language: 'en', child: { ...givenBrief().child, age: 5 } })
    const evening = eveningOf(brief, fitting, { theme: null, wanted: [], along: [] }, craft)
    return tellTelling(telling, evening).paragraphs[0]?.text
  }

  test('asks which it is, of what kind, and what it can', () => {
    expect(told('a hedgehog and a snail become friends')).toContain('It pricked. It crept.')
    expect(told('an owl and a bee become friends')).toContain('It pecked. It flew.')
    expect(told('a mouse finds a friend')).toContain('It purred. It stood.')
  })
})

describe('what an evening is about', () => {
  const about = (wish: string) => {
    const [frame] = readWishes(wish, 'request', craft.reader, []).frames
    const fitting = { telling: givenTelling({}), frame: frame ?? null, nearness: 0 }
    const evening = eveningOf(givenBrief({ language: 'en' }), fitting, { theme: null, wanted: [], along: [] }, craft)
    return { about: evening.about, event: evening.event }
  }

  test('is, of a sorry, first what was done', () => {
    expect(about('he told a lie and doesn’t want to say sorry').about).toEqual(['lie', 'saying-sorry'])
    expect(about('saying sorry')).toMatchObject({ about: ['saying-sorry'] })
  })

  test('comes with what happens', () => {
    expect(about('her first wobbly tooth, she is scared it will hurt')).toEqual({
      about: ['tooth-out'],
      event: 'afraid',
    })
    expect(about('a pirate who cannot swim')).toEqual({ about: [], event: 'cannot' })
  })
})
