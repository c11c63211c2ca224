import { describe, expect, test } from 'vitest'
import { tagOf } from './id3.ts'

const STORY: Parameters<typeof tagOf>[0] = {
  title: 'Žabka a líška',
  content: 'Bola raz žabka.\n\n  \n\nDobrú noc, Ema. 🌙\n',
  language: 'sk',
  seriesTitle: null,
  chapterNumber: 1,
  createdAt: new Date('2026-11-21T08:00:00Z'),
}

/** Frames of an ID3v2.3 tag as text; those with a language show it first. */
function read(tag: Uint8Array) {
  const bytes = Buffer.from(tag)
  const length = bytes.subarray(6, 10).reduce((all, byte) => (all << 7) | byte, 0)
  const frames: Record<string, string> = {}
  for (let at = 10; at < bytes.length && bytes[at] !== 0; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32BE(at + 4)
    frames[name] = frameText(name, bytes.subarray(at + 10, at + 10 + size))
    at += 10 + size
  }
  return { head: bytes.toString('latin1', 0, 3) + bytes[3], length, frames }
}

function frameText(name: string, body: Buffer): string {
  if (body[0] === 0) return body.toString('latin1', 1)
  const hasLanguage = name === 'USLT' || name === 'COMM'
  const text = body.subarray(hasLanguage ? 4 : 1)
  const parts = text.toString('utf16le').split('\0')
  return (hasLanguage ? `${body.toString('latin1', 1, 4)}:` : '') + (parts.at(-1) ?? '').replace('\ufeff', '')
}

describe('the tag of a narration', () => {
  test('is ID3v2.3 with title, text, year and that the voice is artificial, in the story’s language', () => {
    const tag = tagOf(STORY)
    const { head, length, frames } = read(tag)
    expect(head).toBe('ID33')
    expect(length).toBe(tag.length - 10)
    expect(frames).toEqual({
      TIT2: 'Žabka a líška',
      TPE1: 'Perinka',
      TALB: 'Perinka',
      TLAN: 'slk',
      TYER: '2026',
      COMM: 'slk:Hlas vytvorený umelou inteligenciou',
      USLT: 'slk:Bola raz žabka.\n\nDobrú noc, Ema. 🌙',
    })
  })

  test('of a chapter names its series and its number', () => {
    const { frames } = read(tagOf({ ...STORY, language: 'en', seriesTitle: 'The Rainy Wood', chapterNumber: 3 }))
    expect(frames).toMatchObject({ TALB: 'The Rainy Wood', TRCK: '3', TLAN: 'eng', COMM: 'eng:AI-generated voice' })
  })
})
