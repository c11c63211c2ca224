import { expect, test } from 'vitest'
import { decline } from './decline.ts'
import { tell } from './tell.ts'
import { UsageError } from './usage.ts'

test.each(['123', '[[C1]]', 'Ema<br>', 'x'.repeat(41)])('“%s” is told to be no name, by every command', (name) => {
  expect(() => decline({}, [name])).toThrow(UsageError)
  expect(() => tell({ name })).toThrow(UsageError)
  expect(() => tell({ name: 'Ema', characters: `Bruno, ${name}` })).toThrow(UsageError)
})

test('a name is declined as it was typed, in one word or several', () => {
  expect(JSON.parse(decline({}, ['Zuzka']))).toMatchObject({ gender: 'f', instrumental: 'Zuzkou' })
  expect(JSON.parse(decline({}, ['Anna', 'Mária']))).toMatchObject({ name: 'Anna Mária' })
})
