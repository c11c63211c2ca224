import { describe, expect, test } from 'vitest'
import { LONGEST_INPUT, nextStretch } from './persist.ts'

/** All stretches of a text, each said to its end. */
function stretchesOf(text: string): string[] {
  const all: string[] = []
  for (let at = 0; ; ) {
    const stretch = nextStretch(text, at, 'en')
    if (!stretch) return all
    all.push(stretch.text)
    expect(text.startsWith(stretch.text, stretch.start)).toBe(true)
    at = stretch.start + stretch.text.length
  }
}

describe('what is asked for at once', () => {
  test('is a whole paragraph where it fits', () => {
    expect(stretchesOf(' A fox. A hen. ')).toEqual(['A fox. A hen.'])
  })

  test('is nothing where there is nothing to say', () => {
    expect(stretchesOf(' * * * 🌙 …')).toEqual([])
  })

  test('is as many whole sentences as fit, and no letter is lost', () => {
    const text = `${'“Where to?” asked the fox. '.repeat(400)}Good night!`
    const all = stretchesOf(text)
    expect(all.join(' ')).toBe(text)
    for (const one of all) {
      expect(one.length).toBeLessThanOrEqual(LONGEST_INPUT)
      expect(one).toMatch(/[.!]$/)
    }
  })

  test('ends between two words where a sentence has no end', () => {
    const text = Array.from({ length: 2000 }, (_, n) => `word${n}`).join(' ')
    const all = stretchesOf(text)
    expect(all.join(' ')).toBe(text)
    for (const one of all) expect(one.length).toBeLessThanOrEqual(LONGEST_INPUT)
  })

  test('never ends within a character', () => {
    const text = `a${'𐌰'.repeat(5000)}`
    const all = stretchesOf(text)
    expect(all.join('')).toBe(text)
    for (const one of all) {
      expect(one.length).toBeLessThanOrEqual(LONGEST_INPUT)
      expect(one.isWellFormed()).toBe(true)
    }
  })
})
