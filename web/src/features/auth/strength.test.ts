import { describe, expect, test } from 'vitest'
import { strength } from './PasswordInput.tsx'

describe('the strength hint', () => {
  test.each([
    ['abc', 0],
    ['aaaaaaaaaaaaaaa', 0],
    ['perinka', 1],
    ['Perinka9', 2],
    ['modravoda9', 2],
    ['teplá perina a dobrá noc', 3],
  ])('%s is worth %d', (password, level) => {
    expect(strength(password)).toBe(level)
  })
})
