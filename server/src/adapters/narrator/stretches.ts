import type { Language } from '@perinka/contract/catalog'
import { isSpeakable } from '../../ports/narrator.ts'

/** Longest text of one request, in UTF-16 code units: what OpenAI's protocol allows, counted in its narrowest sense. */
export const LONGEST_INPUT = 4096

/** A part of a paragraph that is asked for at once. */
export interface Stretch {
  start: number
  text: string
}

/**
 * What is asked for next of a paragraph, from `at` on: as many whole sentences as one request may hold. null where
 * nothing is left that could be said.
 */
export function nextStretch(text: string, at: number, language: Language): Stretch | null {
  const rest = text.slice(at)
  if (!isSpeakable(rest)) return null
  const start = at + (rest.length - rest.trimStart().length)
  const whole = text.slice(start)
  if (whole.length <= LONGEST_INPUT) return { start, text: whole.trimEnd() }
  return { start, text: text.slice(start, start + lastSentenceEnd(whole, language)).trimEnd() }
}

function lastSentenceEnd(text: string, language: Language): number {
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (index + segment.trimEnd().length > LONGEST_INPUT) break
    // Speech within a sentence may ask: “Where to?” asked the fox.
    const next = index + segment.length
    if (!/^\p{Ll}/u.test(text.slice(next, next + 2))) end = next
  }
  if (end > 0) return end
  // A sentence without an end: cut where a word ends, and where there is none between two characters.
  const space = text.slice(0, LONGEST_INPUT + 1).search(/\s\S*$/)
  if (space > 0) return space
  return /[\uDC00-\uDFFF]/.test(text[LONGEST_INPUT] ?? '') ? LONGEST_INPUT - 1 : LONGEST_INPUT
}
