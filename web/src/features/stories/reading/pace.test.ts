import { describe, expect, test } from 'vitest'
import { advance, type Block, blockAt, isOver, nextPace, progressAt, restAt } from './pace.ts'

/** Ten words in 100 pixels, forty in 200; 20 pixels between them. */
const blocks: Block[] = [
  { top: 0, height: 100, words: 10 },
  { top: 120, height: 200, words: 40 },
]

describe('a text that scrolls by itself', () => {
  test('takes as long for a paragraph as its words take to read', () => {
    // Sixty words a minute: ten seconds for the first paragraph.
    expect(advance(blocks, 0, 5, 60)).toBeCloseTo(50)
    expect(advance(blocks, 120, 20, 60)).toBeCloseTo(220)
  })

  test('goes over the gap between paragraphs at once', () => {
    expect(advance(blocks, 0, 11, 60)).toBeCloseTo(120 + 5)
    expect(advance(blocks, 110, 1, 60)).toBeCloseTo(125)
  })

  test('is twice as far at twice the pace', () => {
    expect(advance(blocks, 0, 2, 120)).toBeCloseTo(2 * advance(blocks, 0, 2, 60))
  })

  test('stops at the end of the last paragraph', () => {
    const end = advance(blocks, 0, 3600, 60)
    expect(end).toBe(320)
    expect(isOver(blocks, end)).toBe(true)
    expect(isOver(blocks, end - 1)).toBe(false)
    expect(progressAt(blocks, end)).toBe(1)
  })

  test('knows which paragraph is read, also between two and after the last', () => {
    expect([0, 99, 110, 319, 400].map((y) => blockAt(blocks, y))).toEqual([0, 0, 1, 1, 1])
  })

  test('stands still on an empty story', () => {
    expect([advance([], 0, 5, 60), progressAt([], 0), restAt([], 0, 300)]).toEqual([0, 0, 0])
    expect(isOver([], 0)).toBe(false)
  })
})

describe('a text for those who want no motion', () => {
  test('rests at the paragraph that is read', () => {
    expect(restAt(blocks, 60, 300)).toBe(0)
    expect(restAt(blocks, 130, 300)).toBe(120)
  })

  test('turns the pages of a paragraph that is taller than the screen, and never past its end', () => {
    expect(restAt(blocks, 119 + 80, 80)).toBe(120)
    expect(restAt(blocks, 120 + 85, 80)).toBe(200)
    expect(restAt(blocks, 320, 80)).toBe(280)
  })
})

test('the pace goes in steps of ten and ends where a voice does', () => {
  expect(nextPace(110, 1)).toBe(120)
  expect(nextPace(110, -1)).toBe(100)
  expect(nextPace(60, -1)).toBe(60)
  expect(nextPace(200, 1)).toBe(200)
})
