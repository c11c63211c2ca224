import type { Brief } from '@perinka/storyteller/brief'
import { describe, expect, test } from 'vitest'
import { BRIEF, listen, PARAGRAPHS, STORY, scriptedModel } from '../../testing/model-story.ts'

const THIRD = PARAGRAPHS[2] ?? ''
const storyWith = (third: string) => STORY.replace(THIRD, third)

describe('a paragraph that fails its check', () => {
  const broken = storyWith(`${THIRD} [[C7]] came.`)

  test('is written anew before anybody sees it, once', async () => {
    const { server, teller } = await scriptedModel({
      answers: [{ text: broken }, { text: '# Again\n\nA better third step for [[C1]].\n\n---META---\n{}' }],
    })
    const { paragraphs, code } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs[2]).toBe('A better third step for Mia.')
    expect(paragraphs).toHaveLength(PARAGRAPHS.length)
    expect(server.told).toHaveLength(2)
    expect(server.told[1]).toContain('[[C7]] came')
  })

  test('and fails again ends the story for review, and it was never shown', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: broken }, { text: 'Still [[C7]].' }] })
    const { told, code } = await listen(teller)
    expect(code).toBe('content_review')
    expect(JSON.stringify(told)).not.toContain('C7')
  })

  test('fails for good where the model has nothing better to say, or its filter stops it', async () => {
    for (const again of [{ text: '' }, { text: 'x', finish: 'content_filter' as const }]) {
      const { teller } = await scriptedModel({ answers: [{ text: broken }, again] })
      expect((await listen(teller)).code).toBe('content_review')
    }
  })

  test('too often ends the story: such a model is not fit to tell', async () => {
    const all = STORY.replaceAll('Step ', '[[C8]] ')
    const { server, teller } = await scriptedModel({ answers: [{ text: all }, { text: 'Better for [[C1]].' }] })
    expect((await listen(teller)).code).toBe('content_review')
    expect(server.told).toHaveLength(1 + 6)
  })

  test.each([
    [
      'another language',
      'Dážď šušťal v mäkkom machu a žaba sa váľala v tráve. Slimák niesol večer domov, krôčik po krôčiku.',
    ],
    ['one sentence in another language', 'The snail went home. Potom už všetci spali a bolo ticho. It was late.'],
    ['mark-up', 'The <b>snail</b> went home.'],
    ['a link', 'Read more at https://example.com tonight.'],
    ['talk of itself', 'As an AI language model I tell a story.'],
    ['an apology half-way', 'I’m sorry, but I can’t continue with this story.'],
    ['its instructions', 'Concrete things to see, hear, touch and smell. A little humour. A short refrain may return.'],
    ['the form of the wishes', 'The specialRequest was fulfilled and takesPart was true.'],
    ['what is unfit for a child', 'He took the gun and shot the rabbit dead.'],
    ['a mark without brackets', 'And C1 went home.'],
    ['half a mark', 'And [[C1 went home.'],
    ['an ending glued to a mark', 'And [[C1]]ny went home.'],
  ])('because of %s is never shown', async (_what, text) => {
    const { teller } = await scriptedModel({ answers: [{ text: storyWith(text) }, { text }] })
    const { told, code } = await listen(teller)
    expect(code).toBe('content_review')
    expect(JSON.stringify(told)).not.toContain(text.slice(0, 12))
  })

  test('because of what the family keeps out is never shown', async () => {
    const text = 'A spider came by.'
    const { teller } = await scriptedModel({ answers: [{ text: 'yes' }, { text: storyWith(text) }, { text }] })
    const { told, code } = await listen(teller, {
      ...BRIEF,
      child: { ...BRIEF.child, dislikedCharacters: ['spiders'] },
    })
    expect(code).toBe('content_review')
    expect(JSON.stringify(told)).not.toContain('spider')
  })
})

describe('a paragraph that could be better', () => {
  const hard = `${'The exceptionally complicated circumstances surrounding the mysterious disappearance of the extraordinary instrument '.repeat(3)}were considerable.`

  test('for hard words is written anew once', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: storyWith(hard) }, { text: 'The drum was gone.' }] })
    expect((await listen(teller)).paragraphs[2]).toBe('The drum was gone.')
  })

  test('stays where the model cannot say it more simply', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: storyWith(hard) }, { text: hard }] })
    const { paragraphs, code } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs[2]).toBe(hard)
  })

  test('for a character’s misspelt name is written anew once', async () => {
    const bruno = { kind: 'custom', key: null, name: 'Bruno', description: null, traits: [], gender: null } as const
    const brief: Brief = { ...BRIEF, cast: [{ ...bruno, traits: [] }] }
    const { teller } = await scriptedModel({
      answers: [{ text: storyWith('Along came good old Brunno.') }, { text: 'Along came good old Bruno.' }],
    })
    expect((await listen(teller, brief)).paragraphs[2]).toBe('Along came good old Bruno.')
  })
})

describe('a paragraph in Slovak', () => {
  const brief: Brief = {
    ...{ ...BRIEF, language: 'sk', familyNames: ['Zuzka', 'Miško'] },
    child: { ...BRIEF.child, name: 'Zuzka', dislikedCharacters: [] },
  }
  const good = [
    'Dážď šušťal v mäkkom machu a žltá žaba si čvachtala v mláke. [[C1]] sa smiala a skákala cez kaluže ako malá guľôčka.',
    'Líška prišla k [[C1]] a povedala: "Poď so mnou, [[C1]]." Tak išla s [[C1.ins]] až k potoku, kde už čakal [[C2]].',
  ]
  const rest = Array.from({ length: 8 }, (_, index) => `Krok ${index + 1}. ${good[0]}`)
  const end = [
    'Potom sa večer stíšil. Mesiac svietil mäkko na tichý les a [[C1]] išla pomaly domov. Noc bola teplá a všetko dýchalo pokojne.',
    'Perina hriala a vankúš bol mäkký. [[C1]] zívla a zavrela oči. Za oknom ticho svietili hviezdy. Zaspala. Dobrú noc, [[C1]].',
  ]
  const story = (second = good[1] ?? '') => `# Tichý potok\n\n${[good[0], second, ...rest, ...end].join('\n\n')}`

  test('has every name in its case, even where the model forgot the case, and Slovak quotes', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: story() }] })
    const { paragraphs, code } = await listen(teller, brief)
    expect(code).toBe(null)
    expect(paragraphs[1]).toBe(
      'Líška prišla k Zuzke a povedala: „Poď so mnou, Zuzka.“ Tak išla so Zuzkou až k potoku, kde už čakal Miško.',
    )
  })

  test.each([
    ['Czech letters', 'Medvěd řekl, že už je čas.'],
    ['Czech words', 'Byl večer a [[C1]] už byla doma.'],
    ['English', 'The snail went home and [[C1]] went with it, because it was late.'],
    [
      'no diacritics at all',
      'Slimak sa pomaly blizil a potom mu posvietila lampou, aby bol chodnik v makkom machu jasny a aby nan dobre videl aj v noci.',
    ],
    ['a wrong mark for the case', 'Líška sa hrala s [[C1.xyz]] pri potoku.'],
  ])('with %s is written anew', async (_what, wrong) => {
    const { teller } = await scriptedModel({ answers: [{ text: story(wrong) }, { text: good[1] }] })
    const { paragraphs, code } = await listen(teller, brief)
    expect(code).toBe(null)
    expect(paragraphs[1]).toContain('so Zuzkou')
    expect(paragraphs.join(' ')).not.toContain(wrong.slice(0, 10))
  })
})
