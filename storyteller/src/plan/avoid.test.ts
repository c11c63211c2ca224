import { expect, test } from 'vitest'
import { givenBrief, tell } from '../testing.ts'
import { avoided } from './avoid.ts'

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
