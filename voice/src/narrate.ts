import { CHARACTERS } from './engine/voices.ts'
import { OUTPUT_RATE } from './sound/resample.ts'
import { createWarmth } from './sound/warmth.ts'
import { type Manner, utter } from './speak.ts'
import { sentencesOf } from './text/sentences.ts'
import type { Voicebox } from './voicebox.ts'
import type { Heard } from './word-times.ts'

/** One sentence as it is heard, with the silence that follows it. */
export interface Line {
  start: number
  end: number
  /** 24 kHz mono, -1 to 1. Good until the next line is made, by whomever. */
  samples: Float32Array
  /** When the sentence itself is heard, without the silence; in milliseconds. */
  sentence: { from: number; to: number }
  words: Heard[]
}

/** Seconds after the last word in which the room falls silent. */
const RING_OUT = 0.3
/** A text with nothing to say (three asterisks between two scenes) is a moment of silence, in seconds. */
const NOTHING = 0.3

/**
 * Reads a text aloud, sentence by sentence, each in its turn: `aheadMs` is the sound that the listener still has when
 * this is asked for, and every sentence said makes it more. `form` makes of a line what is sent, within that turn.
 * Stops before the next sentence when the signal says so.
 */
export async function* narrate<T>(
  { engine, turns }: Pick<Voicebox, 'engine' | 'turns'>,
  text: string,
  { aheadMs = 0, ...manner }: Manner & { aheadMs?: number },
  form: (line: Line) => T,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const warm = createWarmth(CHARACTERS[manner.voice].manners[manner.language].gain)
  const sentences = sentencesOf(text, manner.language)
  if (sentences.length === 0) yield form(silence({ start: 0, end: text.length }))
  let due = performance.now() + aheadMs
  for (const [i, sentence] of sentences.entries()) {
    const pause = (sentence.clauses.at(-1)?.pause ?? 0) / manner.speed
    const after = i === sentences.length - 1 ? RING_OUT : pause
    const formed = await turns.take(due, () => {
      if (signal.aborted) return null
      const { samples, ends, words } = utter(engine, text, sentence, manner, after)
      due += (samples.length / OUTPUT_RATE) * 1000
      // Letters that the engine cannot read, in a breath that was cut: nobody could use a line without sound.
      if (samples.length === 0) return { part: form(silence(sentence)) }
      const heard = { from: words[0]?.from ?? 0, to: ends }
      return {
        part: form({ start: sentence.start, end: sentence.end, samples: warm(samples), sentence: heard, words }),
      }
    })
    if (!formed) return
    yield formed.part
  }
}

function silence({ start, end }: Pick<Line, 'start' | 'end'>): Line {
  const samples = new Float32Array(Math.round(NOTHING * OUTPUT_RATE))
  return { start, end, samples, sentence: { from: 0, to: NOTHING * 1000 }, words: [] }
}
