import { expect, test } from 'vitest'
import { traitOf } from './traits.ts'

// spec: 3.4b
test.each([
  ['brave', 'brave'],
  [' Brave ', 'brave'],
  ['Odvaha', 'brave'],
  ['odvazna', 'brave'],
  ['Dobré  srdce', 'kind'],
  ['hravý', 'playful'],
  ['hravé', 'playful'],
])('“%s” is the trait %s', (text, trait) => expect(traitOf(text)).toBe(trait))

test.each(['', 'constructor', 'hrav', 'very brave', 'mlčanlivá'])('“%s” is a parent’s own word', (text) =>
  expect(traitOf(text)).toBeNull(),
)
