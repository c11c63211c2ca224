import { describe, expect, test } from 'vitest'
import { pack as english } from '../languages/en/pack.ts'
import { custom, givenBrief, predefined, tell } from '../testing.ts'
import { avoided, without } from './avoid.ts'

const avoids = (filter: string, language: 'en' | 'sk' = 'en') =>
  avoided(givenBrief({ language, child: { filters: [filter] } }))

test.each([
  ['wolves', 'a wolf', 'The wolf’s den'],
  ['wolf', 'wolves', 'wolf'],
  ['mice', 'a mouse', 'mice'],
  ['mouse', 'three mice', 'Mouse'],
  ['fairies', 'a fairy', 'the fairies’ ring'],
  ['no scary witches, please', 'witch', 'witches'],
  ['spiders', 'a spider', 'spiders'],
  ['knives', 'knife', 'knives'],
  ['foxes', 'a fox', 'foxes'],
  ['geese', 'goose', 'geese'],
])('what must not appear: “%s” finds “%s” and “%s”', (filter, one, other) => {
  expect(one).toMatch(avoids(filter) as RegExp)
  expect(other).toMatch(avoids(filter) as RegExp)
})

test.each([
  ['fairies', 'a fair wind'],
  ['cats', 'a catalogue of catfish'],
  ['bee', 'they had been there'],
])('“%s” leaves “%s” alone', (filter, text) => {
  expect(text).not.toMatch(avoids(filter) as RegExp)
})

test('Slovak stems find the softened plural', () => {
  expect('prišli vlci').toMatch(avoids('vlk', 'sk') as RegExp)
  expect('o vlkoch').toMatch(avoids('vlky', 'sk') as RegExp)
})

test('a filter that hits the theme itself is said as seldom as can be', () => {
  const count = (filters: string[]) =>
    [...'abcdef']
      .map((seed) => tell(givenBrief({ seed, theme: { id: 'pirates', text: 'pirates' }, child: { filters } })).text)
      .join(' ')
      .match(/\bpirates?\b/gi)?.length ?? 0
  expect(count(['pirates'])).toBeLessThan(count([]) * 0.7)
})

test.each(['indoors', 'land', 'sky', 'water', 'other', 'child'])(
  '“%s” takes no piece that does not say so',
  (filter) => {
    const pattern = avoids(filter) as RegExp
    const { setOff, encounters, obstacles, kindnesses, talks, rituals, asleep, openings = [] } = english
    const pools = { setOff, encounters, obstacles, kindnesses, talks, rituals, asleep, openings }
    const left = without(pools, pattern)
    for (const [name, pool] of Object.entries(pools)) {
      const said = (piece: (typeof pool)[number]) =>
        typeof piece === 'string' ? piece : 'keepsake' in piece ? `${piece.text} ${piece.keepsake}` : piece.text
      expect(left[name as keyof typeof pools], name).toEqual(pool.filter((piece) => !pattern.test(said(piece))))
    }
  },
)

describe('a name that the family itself brings is never unwanted', () => {
  test('the child’s, in every case, while the rest of its filter holds', () => {
    const child = { name: 'Peter', filters: ['aby Petra nič nebolelo', 'Peter a zmije'] }
    const pattern = avoided(givenBrief({ language: 'sk', familyNames: ['Peter'], child })) as RegExp
    for (const form of ['Peter', 'Petra', 'Petrovi', 'Petrom']) expect(form).not.toMatch(pattern)
    expect('po ceste liezla zmija').toMatch(pattern)
  })

  test('a sibling’s, and nobody else’s', () => {
    const brief = givenBrief({ familyNames: ['Matilda', 'Tom'], child: { filters: ['Tom', 'Jerry'] } })
    expect('Tom’s hat').not.toMatch(avoided(brief) as RegExp)
    expect('Jerry’s hat').toMatch(avoided(brief) as RegExp)
  })

  test('a chosen friend’s: Wolf may come, wolves may not', () => {
    const brief = givenBrief({ cast: [custom('Wolf')], child: { filters: ['wolves'] } })
    expect('Wolf waved').not.toMatch(avoided(brief) as RegExp)
    expect('a wolf waved').toMatch(avoided(brief) as RegExp)
    expect('the wolves waved').toMatch(avoided(brief) as RegExp)
  })

  test.each(['en', 'sk'] as const)('so that the story in %s is told with them and passes its check', (language) => {
    const cast = [custom('Bruno'), predefined('luna-fairy')]
    const child = { name: 'Ema', filters: ['Ema', 'Bruno'], dislikedCharacters: ['Luna Fairy'] }
    const { text, finished } = tell(givenBrief({ language, cast, familyNames: ['Ema'], child }))
    for (const name of ['Ema', 'Brun', 'Lun']) expect(text).toContain(name)
    expect(finished.provenance.checks).toContain('avoids')
  })
})
