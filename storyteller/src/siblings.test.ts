import { LANGUAGES, LENGTHS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { CastMember } from './brief.ts'
import { pack as slovak } from './languages/sk/pack.ts'
import { hideNames } from './prompt/names.ts'
import { createPrompts } from './prompt/write-prompt.ts'
import { givenBrief, predefined, sibling, tell } from './testing.ts'

const SEEDS = Array.from({ length: 12 }, (_, i) => `together ${i}`)
const FAMILY = { en: ['Emma', 'Ben', 'Alex'], sk: ['Ema', 'Adam', 'Nikola'] } as const

function together(language: 'en' | 'sk', more: Parameters<typeof givenBrief>[0] = {}, others: CastMember[] = []) {
  const [name, ...siblings] = FAMILY[language]
  return givenBrief({
    ...{ language, familyNames: [...FAMILY[language]], cast: [...siblings.map((one) => sibling(one)), ...others] },
    ...more,
    child: { name, gender: null, ...more?.child },
  })
}

// Whole stories are told: a busy machine must not fail them.
describe.each(LANGUAGES)('brothers and sisters together in a story in %s', (language) => {
  const [name, ...siblings] = FAMILY[language]

  test.each(LENGTHS)('all come, all do something and all are said good night to, in a %s one', (length) => {
    for (const age of [3, 8])
      for (const seed of SEEDS) {
        const { paragraphs, finished } = tell(together(language, { length, seed, child: { age } }))
        const last = paragraphs.slice(-2).join(' ')
        for (const one of [name, ...siblings]) expect(last).toContain(one)
        for (const one of siblings)
          expect(paragraphs.filter((text) => text.includes(one)).length).toBeGreaterThanOrEqual(3)
        expect(finished.provenance.checks).toEqual(expect.arrayContaining(['safety', 'avoids', 'length', 'calm']))
      }
  })

  test('are told of apart from other friends where the story is short', () => {
    const brief = together(language, { length: 'short' }, [predefined('luna-fairy')])
    const { text } = tell(brief)
    expect(text).toContain('Luna')
    expect(text).toContain(siblings.join(language === 'en' ? ' and ' : ' a '))
  })

  test('do without the child itself, whom only the last line names', () => {
    for (const seed of SEEDS) {
      const { paragraphs } = tell(together(language, { seed, child: { isHero: false } }))
      expect(paragraphs.slice(0, -1).join(' ')).not.toMatch(new RegExp(`\\b${name}\\b`))
      for (const one of [name, ...siblings]) expect(paragraphs.slice(-2).join(' ')).toContain(one)
    }
  })

  test('are marks to a model, in every sentence a parent wrote', () => {
    const request = language === 'en' ? 'Ben and Alex share Emma’s tent' : 'Adam s Nikolou spia v Eminom stane'
    const brief = together(language, { request, theme: { id: null, text: request } })
    const { message } = createPrompts(brief, hideNames(brief), '=== 123 ===').story()
    for (const one of FAMILY[language]) expect(message).not.toContain(one.slice(0, -1))
    expect(message.match(/\[\[C[123]/g)?.length).toBeGreaterThanOrEqual(9)
  })
})

test('girls alone agree as girls, a boy among them or nobody knows who as everybody', () => {
  const of = (...names: [string, 'she' | 'he' | 'neutral'][]) =>
    slovak.company(names.map(([name, gender]) => slovak.child(name, gender)))
  expect(of(['Ema', 'she'], ['Zuzka', 'she'])).toEqual({ friends: 'Ema a Zuzka', všetci: 'všetky', každý: 'každá' })
  expect(of(['Ema', 'she'], ['Adam', 'he'], ['Lea', 'she'])).toMatchObject({
    friends: 'Ema, Adam a Lea',
    všetci: 'všetci',
  })
  expect(of(['Ema', 'she'], ['Nikola', 'neutral'])).toMatchObject({ každý: 'každý' })
})
