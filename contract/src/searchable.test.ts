import { expect, test } from 'vitest'
import { searchable } from './names.ts'

test.each([
  ['  Ľadový\n MEDVEĎ ', 'ladovy medved'],
  ['Čmeľ', 'cmel'],
  ['100 %', '100 %'],
  [' \t', ''],
])('%j is compared as %j', { tags: ['2.25'] }, (text, compared) => {
  expect(searchable(text)).toBe(compared)
  expect(searchable(text.normalize('NFD'))).toBe(compared)
})
