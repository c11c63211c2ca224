import type { Narration } from '@perinka/contract/narration'
import { describe, expect, test } from 'vitest'
import { markAtOffset, sentenceAt, spokenAt } from './marks.ts'

/** „Moon“ as the title; then “Hush now. Sleep well.” with half a second of silence between the sentences. */
const narration: Narration = {
  id: '00000000-0000-4000-8000-000000000001',
  storyId: '00000000-0000-4000-8000-000000000002',
  voice: 'alloy',
  status: 'done',
  spokenMs: 6000,
  error: null,
  paragraphs: [
    { place: -1, sentences: [mark(0, 4, 0, 600)], words: [mark(0, 4, 0, 600)] },
    {
      place: 0,
      sentences: [mark(0, 9, 1500, 2700), mark(10, 21, 3200, 4400)],
      words: [mark(0, 4, 1500, 2000), mark(5, 8, 2050, 2700), mark(10, 15, 3200, 3700), mark(16, 20, 3750, 4400)],
    },
  ],
}

function mark(start: number, end: number, from: number, to: number) {
  return { start, end, from, to }
}

const spoken = (ms: number) => {
  const { sentence, word } = spokenAt(narration, ms)
  return [sentence && `${sentence.place}:${sentence.start}`, word && `${word.place}:${word.start}`]
}

describe('reading along', () => {
  test.each([
    [0, '-1:0', '-1:0'],
    [1500, '0:0', '0:0'],
    [2049, '0:0', '0:0'],
    [2050, '0:0', '0:5'],
    [3750, '0:10', '0:16'],
  ])('lights the word and the sentence spoken at %d ms', (ms, sentence, word) => {
    expect(spoken(ms)).toEqual([sentence, word])
  })

  test('keeps the sentence lit through the pause after it, not the word', () => {
    expect(spoken(3100)).toEqual(['0:0', null])
  })

  test('lights nothing before the first word', () => {
    expect(spokenAt(narration, -1)).toEqual({ sentence: null, word: null })
  })

  test('lights no word of the sentence before, where a voice tells sentences sooner than words', () => {
    const late = { ...narration, paragraphs: [{ ...narration.paragraphs[1], place: 0 }] } as Narration
    late.paragraphs[0]?.words.splice(2)
    expect(spokenAt(late, 3250).word).toBeNull()
  })
})

describe('stepping by sentences', () => {
  test.each([
    ['the next one', 1600, 1, 3200],
    ['the beginning of this one, once it is well under way', 4900, -1, 3200],
    ['the one before, at the beginning of this one', 3300, -1, 1500],
    ['the very first, at the start', 100, -1, 0],
  ] as const)('goes to %s', (_, ms, way, from) => {
    expect(sentenceAt(narration, ms, way)?.from).toBe(from)
  })

  test('goes nowhere after the last', () => {
    expect(sentenceAt(narration, 4000, 1)).toBeNull()
  })
})

describe('tapping a word', () => {
  test('finds it by its place in the paragraph, a gap belonging to the word before', () => {
    expect(markAtOffset(narration, 0, 12)?.from).toBe(3200)
    expect(markAtOffset(narration, 0, 4)?.from).toBe(1500)
    expect(markAtOffset(narration, -1, 2)?.from).toBe(0)
  })

  test('finds the sentence where a voice tells no words', () => {
    const wordless = { ...narration, paragraphs: narration.paragraphs.map((each) => ({ ...each, words: [] })) }
    expect(markAtOffset(wordless, 0, 12)?.from).toBe(3200)
  })

  test('finds nothing where nothing was said yet', () => {
    expect(markAtOffset(narration, 3, 0)).toBeNull()
  })
})
