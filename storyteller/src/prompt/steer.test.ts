import { describe, expect, test } from 'vitest'
import { givenBrief } from '../testing.ts'
import { isLongEnough, onceTold, type Steering, whileTold } from './steer.ts'

/** Short, 5 years, English: 250 to 400 words. */
const BRIEF = givenBrief({ length: 'short', child: { age: 5 } })
const LIVELY = 'The frog ran and jumped and laughed out loud again.'
const CALM = 'The soft moon shone and the quiet, warm bed slept.'
const told = (lively: number, calm = 0) => [...Array(lively).fill(LIVELY), ...Array(calm).fill(CALM)] as string[]
const course = (paragraphs: string[], ...steered: Steering[]) => ({ paragraphs, steered: new Set(steered) })

describe('while it is told, a story', () => {
  test.each([
    ['goes on where it is not late', course(told(20)), 'on'],
    ['must come home at four fifths of the most words', course(told(32)), 'close'],
    ['is left alone where it comes home by itself', course(told(27, 6)), 'on'],
    ['is told so only once', course(told(34), 'close'), 'on'],
    ['ends whatever comes where it is far too long', course(told(45), 'close'), 'cut'],
    ['ends even where it is quiet by then', course(told(30, 15)), 'cut'],
  ] as const)('%s', (_what, { paragraphs, steered }, turn) => {
    expect(whileTold({ paragraphs, steered }, BRIEF)).toBe(turn)
  })
})

describe('at its own end a story', () => {
  test.each([
    ['of the right length and at rest is over', course(told(22, 7)), 'end'],
    ['that came too soon goes on', course(told(10, 3)), 'more'],
    ['that came too soon twice is over', course(told(10, 3), 'more'), 'end'],
    ['that does not rest is asked for its close', course(told(30)), 'close'],
    ['that does not rest, asked before, is over', course(told(30), 'close'), 'end'],
    ['that is too long already is over', course(told(42)), 'end'],
  ] as const)('%s', (_what, { paragraphs, steered }, turn) => {
    expect(onceTold({ paragraphs, steered }, BRIEF)).toBe(turn)
  })
})

test('a story is long enough for somebody else to wind it down near the least words', () => {
  expect(isLongEnough(told(20), BRIEF)).toBe(false)
  expect(isLongEnough(told(22), BRIEF)).toBe(true)
})
