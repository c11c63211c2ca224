import type { Language, Quality, Voice } from '@perinka/contract/catalog'

/** Samples a second of everything a narrator says. */
export const SAMPLE_RATE = 24_000

/** One paragraph, or what is left of one, to be read aloud. */
export interface SpeechRequest {
  /** Plain text of one paragraph, speakable. */
  text: string
  language: Language
  voice: Voice
  quality: Quality
  /** Milliseconds of sound that a listener from the beginning still has: where many ask, who has least comes first. */
  aheadMs?: number
}

/**
 * A piece that was said whole: a sentence where the engine knows them, else the whole paragraph. Pieces follow one
 * another without a gap; silence between sentences is part of the piece before it, silence between paragraphs is not.
 */
export interface SpeechPiece {
  /** End of the piece in `SpeechRequest.text` (UTF-16 code units, exclusive): where to go on after a failure. */
  end: number
  /** Mono samples from -1 to 1, `SAMPLE_RATE` a second. */
  samples: Float32Array
  /** Sentences and words in `SpeechRequest.text`; `from` and `to` in milliseconds from the first sample of this piece. */
  sentences: { start: number; end: number; from: number; to: number }[]
  /** Empty where nobody could tell. */
  words: { start: number; end: number; from: number; to: number }[]
}

/**
 * Who reads stories aloud. `say` says one paragraph in pieces, in order; it retries by itself what may succeed when
 * tried again, from the first piece that was not said yet. It throws `Failure('narration_failed')` where the rest of
 * the paragraph cannot be had, and the signal's reason when aborted.
 */
export interface Narrator {
  adapter: 'built-in' | 'speech-server'
  /** What `stories.ttsProvider` shall say. */
  provider: string
  /** Gets ready for what will soon be asked; never fails. */
  warmUp?(): void
  say(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechPiece>
}

/** Whether anything in a text can be said: a letter or a digit. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
