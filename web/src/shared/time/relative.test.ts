import { beforeAll, describe, expect, test } from 'vitest'
import { messages as en } from '../i18n/app-catalog.en.ts'
import { messages as sk } from '../i18n/app-catalog.sk.ts'
import { activate, addMessages } from '../i18n/i18n.ts'
import { relativeTime } from './relative.ts'

const NOW = Date.parse('2026-11-21T20:00:00Z')
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()

describe('how old a story is (spec: 9)', { tags: ['9.7'] }, () => {
  beforeAll(() => {
    addMessages('en', en)
    addMessages('sk', sk)
  })

  test.each([
    [0.9, 'just now'],
    [1, '1 hour ago'],
    [23.9, '23 hours ago'],
    [24, 'yesterday'],
    [47.9, 'yesterday'],
    [48, '2 days ago'],
    [167, '6 days ago'],
    [168, '14 November 2026'],
  ])('after %d hours English says "%s"', (hours, words) => {
    activate('en')
    expect(relativeTime(ago(hours), 'en', NOW)).toBe(words)
  })

  test.each([
    [0, 'práve teraz'],
    [1, 'pred 1 hodinou'],
    [3, 'pred 3 hodinami'],
    [30, 'včera'],
    [48, 'pred 2 dňami'],
    [24 * 5, 'pred 5 dňami'],
    [24 * 8, '13. novembra 2026'],
  ])('after %d hours Slovak says "%s"', (hours, words) => {
    activate('sk')
    expect(relativeTime(ago(hours), 'sk', NOW).replace(/\u00a0/g, ' ')).toBe(words)
  })
})
