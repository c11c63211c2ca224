import { expect, test } from 'vitest'
import { tidied } from './typography.ts'

test.each([
  ['sk', '"Ahoj," povedala. "Poď."', '„Ahoj,“ povedala. „Poď.“'],
  ['sk', '“Ahoj,” povedala.', '„Ahoj,“ povedala.'],
  ['en', '"Hello," she said - softly...', '“Hello,” she said – softly…'],
  ['en', "It's Mia's hat", 'It’s Mia’s hat'],
  ['en', 'a\u00a0wide  space', 'a wide space'],
  ['en', 'a 6" rope', 'a 6" rope'],
] as const)('in %s %s reads %s', (language, raw, read) => {
  expect(tidied(raw, language)).toBe(read)
})
