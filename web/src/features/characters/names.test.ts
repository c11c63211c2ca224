import { expect, test } from 'vitest'
import { eachOnce, takenBy } from './names.ts'

test('a name is free unless a child or another character has it, however it is written', () => {
  const characters = [{ name: 'Luna Fairy' }, { name: 'Žofka' }]
  expect(takenBy(' ema ', ['Ema'], characters)).toBe('child')
  expect(takenBy('luna  fairy', ['Ema'], characters)).toBe('character')
  expect(takenBy('ŽOFKA', [], characters)).toBe('character')
  expect(takenBy('Zofka', ['Ema'], characters)).toBeNull()
})

test('a trait is kept once, in the first of its spellings', () => {
  expect(eachOnce(['odvážna', 'brave', 'sleepy', 'Odvaha', 'Sleepy'])).toEqual(['odvážna', 'sleepy'])
})
