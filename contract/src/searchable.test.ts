import { expect, test } from 'vitest'
import { searchable } from './searchable.ts'

// spec: 2.25
test.each([
  ['  Ľadový\n MEDVEĎ ', 'ladovy medved'],
  ['Čmeľ', 'cmel'],
  ['100 %', '100 %'],
  [' \t', ''],
])('%j is compared as %j', (text, compared) => {
  expect(searchable(text)).toBe(compared)
  expect(searchable(text.normalize('NFD'))).toBe(compared)
})
