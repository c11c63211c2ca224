import { expect, test } from 'vitest'
import { jitter } from './jitter.ts'

test('a pause is never the same for everybody, and never shorter than it was meant', () => {
  expect(jitter(1000, () => 0)).toBe(1000)
  expect(jitter(1000, () => 0.5)).toBe(1500)
  expect(new Set(Array.from({ length: 50 }, () => jitter(1000))).size).toBeGreaterThan(1)
})
