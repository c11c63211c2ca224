import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { type Narrator, SAMPLE_RATE, type SpeechPiece, type SpeechRequest } from '../ports/narrator.ts'

export interface NarratorScript {
  /** Awaited before each piece; pieces are counted from 0 over all that is said. */
  before?: (piece: number, saying: SpeechRequest) => Promise<void> | void
  /** Fails before the piece of this number, with `error`. */
  failAt?: number
  error?: Error
  /** Says nothing more before the piece of this number, until aborted. */
  hangAt?: number
  /** Seconds of sound that a piece takes. */
  seconds?: number
}

export interface ScriptedNarrator extends Narrator {
  /** What it was asked to say, in order. */
  sayings: SpeechRequest[]
}

/** A narrator that hums each sentence as long as the script says. */
export function scriptedNarrator(script: NarratorScript = {}): ScriptedNarrator {
  const { before = () => {}, failAt = -1, hangAt = -1, error = new Failure('narration_failed'), seconds = 0.5 } = script
  const sayings: SpeechRequest[] = []
  let piece = 0
  return {
    adapter: 'built-in',
    provider: 'scripted',
    sayings,
    async *say(saying, signal) {
      sayings.push(saying)
      for (const { start, end } of sentencesOf(saying.text)) {
        await before(piece, saying)
        signal.throwIfAborted()
        if (piece === failAt) throw error
        if (piece === hangAt) await wait(10 * 60_000, undefined, { signal })
        piece++
        yield hummed(saying.text, start, end, seconds)
      }
    },
  }
}

function sentencesOf(text: string) {
  return [...text.matchAll(/\S[^.!?]*[.!?]*/g)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))
}

function hummed(text: string, start: number, end: number, seconds: number): SpeechPiece {
  const samples = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, n) => 0.2 * Math.sin(n / 20))
  const words = [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)]
  const each = (seconds * 1000) / Math.max(1, words.length)
  return {
    end,
    samples,
    sentences: [{ start, end, from: 0, to: seconds * 1000 }],
    words: words.map(({ index, 0: word }, n) => ({
      ...{ start: start + index, end: start + index + word.length },
      ...{ from: n * each, to: (n + 1) * each },
    })),
  }
}
