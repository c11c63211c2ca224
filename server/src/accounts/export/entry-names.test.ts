import { LIMITS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { storyFileName } from './stories.ts'

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

  test('says a series and a chapter whole, and the same words only once', () => {
    const series = { seriesTitle: 'Keď svetlušky blikali každá po svojom' }
    const first = { ...series, title: series.seriesTitle, chapterNumber: 1 }
    const second = { ...series, title: 'Veverička Lieska a nočné ťukanie', chapterNumber: 2 }
    expect(storyFileName(first, 0, 2)).toBe('1 Keď svetlušky blikali každá po svojom 1')
    expect(storyFileName(second, 1, 2)).toBe(
      '2 Keď svetlušky blikali každá po svojom 2 – Veverička Lieska a nočné ťukanie',
    )
  })

  test('breaks off between two words when it is too long', () => {
    const story = { title: 'lampášik '.repeat(20), seriesTitle: null, chapterNumber: 1 }
    expect(storyFileName(story, 0, 1)).toMatch(/^1( lampášik){5,}$/)
  })
})
