import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en', 'The bear and the fox were in the wood.'],
  ['en', 'Hush.'],
  ['en', '* * *'],
  ['sk', 'Mama a dedko idu domov, lebo je noc.'],
  ['sk', 'Ježko spí.'],
  ['sk', 'Mačka'.normalize('NFD')],
])('a text in %s is known without being told: %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})
