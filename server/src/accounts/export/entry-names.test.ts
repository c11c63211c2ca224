import { LIMITS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { storyFileName } from './entry-names.ts'

const ODD = [
  '../../etc/passwd',
  'a/b\\c:d*e?f"g<h>i|j',
  '...',
  'CON',
  'nul',
  'LPT1.txt',
  'The end. . .',
  'טוב לילה',
  'evil\u202egpj.exe',
  '👨‍👩‍👧 🧸',
  'Ľadový ďateľ',
  'mŕtvy \ud800 znak',
  'line\nbreak\0nul',
  '',
  '🧸'.repeat(LIMITS.title),
  'x'.repeat(LIMITS.title),
]
/** What is put behind a recording's name at the longest. */
const VOICE = ' (shimmer, premium 99).mp3'

describe('the file of a story', () => {
  test.each(ODD)('called %j has a name that any system can store', (title) => {
    for (const seriesTitle of [null, title]) {
      const name = storyFileName({ title, seriesTitle, chapterNumber: 2 }, 6, 250)
      expect(name).toMatch(/^007\b/)
      expect(name).not.toMatch(/[\p{C}"*/:<>?\\|]|[. ]$/u)
      expect(Buffer.byteLength(name + VOICE)).toBeLessThanOrEqual(255)
    }
  })

  test('has one of its own among stories of one title', () => {
    const story = { title: 'The Lamp', seriesTitle: null, chapterNumber: 1 }
    expect([0, 1, 9].map((place) => storyFileName(story, place, 10))).toEqual([
      '01 The Lamp',
      '02 The Lamp',
      '10 The Lamp',
    ])
  })
})
