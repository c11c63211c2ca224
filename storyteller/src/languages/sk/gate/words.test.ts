import { describe, expect, test } from 'vitest'
import { gate } from '../../../safety/gate.ts'
import { FAMILIES, inAWish, PHRASES_THAT_ONLY_LOOK_BAD, WORDS_THAT_ONLY_LOOK_BAD } from './words.testdata.ts'

const verdictOf = (text: string) => gate(text, 'customPrompt').verdict

describe('Slovak words that no bedtime story may hold', () => {
  test.each(Object.entries(FAMILIES))('are refused in all their forms: %s', (_, words) => {
    const passed = words.filter((word) => verdictOf(inAWish(word)) !== 'refuse')
    expect(passed).toEqual([])
  })

  test('are refused with disguised letters too', () => {
    for (const word of ['k0k0t', 'p1ča', 'd e b i l', 'kuuuurva']) expect(verdictOf(word)).toBe('refuse')
  })
})

describe('Slovak words that only look bad', () => {
  test.each(WORDS_THAT_ONLY_LOOK_BAD)('%s is welcome', (word) => {
    expect(verdictOf(inAWish(word))).not.toBe('refuse')
  })

  test.each(PHRASES_THAT_ONLY_LOOK_BAD)('"%s" is welcome', (phrase) => {
    expect(verdictOf(phrase)).not.toBe('refuse')
  })
})
