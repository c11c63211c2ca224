import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '@perinka/contract/catalog'
import type { Logger } from 'pino'
import { Failure } from '../../failure.ts'
import { isSpeakable, SAMPLE_RATE, type SpeechPiece, type SpeechRequest } from '../../ports/narrator.ts'
import { SpeechTrouble } from './trouble.ts'

/** Says a text that fits in one request; its pieces count from that text's beginning. Throws `SpeechTrouble`. */
export type Speak = (request: SpeechRequest, signal: AbortSignal) => AsyncIterable<SpeechPiece>

/** How often a piece is asked for again. */
const RETRIES = 3
/** Milliseconds. Asked to wait longer, we say so to the family rather than let a child wait. */
const LONGEST_WAIT = 30_000
/** Seconds of silence where a paragraph was cut between two sentences. */
const SENTENCE_PAUSE_S = 0.55

/**
 * Says a whole paragraph, a stretch at a time, and goes on from the first piece that was not said where one fails.
 * A piece that was said is never asked for again. `again`: milliseconds before the first retry of a piece, each further
 * one three times as long. `server`: what the log calls it.
 */
export async function* speakPersistently(
  speak: Speak,
  request: SpeechRequest,
  { log, server, again }: { log: Logger; server: string; again: number },
  signal: AbortSignal,
): AsyncGenerator<SpeechPiece> {
  let at = 0
  let tried = 0
  for (;;) {
    signal.throwIfAborted()
    const stretch = nextStretch(request.text, at, request.language)
    if (!stretch) return
    try {
      for await (const spoken of speak({ ...request, text: stretch.text }, signal)) {
        const piece = placed(spoken, stretch, request.text)
        at = piece.end
        tried = 0
        yield piece
      }
      if (isSpeakable(request.text.slice(at, stretch.start + stretch.text.length))) {
        throw new SpeechTrouble('the answer ended early')
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof SpeechTrouble)) throw error
      const waitMs = tried < RETRIES ? waitBefore(error, again * 3 ** tried) : null
      const how = { server, trouble: error.message, ...error.particulars, attempt: tried + 1 }
      if (waitMs === null) {
        log.error(how, 'a paragraph could not be read aloud')
        throw new Failure('narration_failed', { cause: error })
      }
      log.warn({ ...how, againInMs: waitMs }, 'a paragraph is asked for again')
      tried++
      await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

function waitBefore({ mayPass, waitMs }: SpeechTrouble, usual: number): number | null {
  if (!mayPass) return null
  if (waitMs === null) return usual
  return waitMs <= LONGEST_WAIT ? waitMs : null
}

/** A stretch's piece within the whole paragraph. */
function placed(spoken: SpeechPiece, stretch: { start: number; text: string }, text: string): SpeechPiece {
  const moved = <T extends { start: number; end: number }>(mark: T): T => ({
    ...mark,
    start: mark.start + stretch.start,
    end: mark.end + stretch.start,
  })
  const end = stretch.start + spoken.end
  const isLast = !isSpeakable(text.slice(end))
  const isCut = !isLast && spoken.end >= stretch.text.length
  return {
    end: isLast ? text.length : end,
    samples: isCut ? withPause(spoken.samples) : spoken.samples,
    sentences: spoken.sentences.map(moved),
    words: spoken.words.map(moved),
  }
}

function withPause(samples: Float32Array): Float32Array {
  const longer = new Float32Array(samples.length + Math.round(SENTENCE_PAUSE_S * SAMPLE_RATE))
  longer.set(samples)
  return longer
}

/** Longest text of one request, in UTF-16 code units: what OpenAI's protocol allows, counted in its narrowest sense. */
export const LONGEST_INPUT = 4096

/** A part of a paragraph that is asked for at once. */
interface Stretch {
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
