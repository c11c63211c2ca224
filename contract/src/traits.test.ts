import { expect, test } from 'vitest'
import { traitOf } from './traits.ts'

test.each([
  ['brave', 'brave'],
  [' Brave ', 'brave'],
  ['Odvaha', 'brave'],
  ['odvazna', 'brave'],
  ['Dobré  srdce', 'kind'],
  ['hravý', 'playful'],
  ['hravé', 'playful'],
])('“%s” is the trait %s', { tags: ['3.4b'] }, (text, trait) => expect(traitOf(text)).toBe(trait))

test.each(['', 'constructor', 'hrav', 'very brave', 'mlčanlivá'])('“%s” is a parent’s own word', (text) =>
  expect(traitOf(text)).toBeNull(),
)
