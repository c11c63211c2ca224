import { ENGINE_FASTEST, ENGINE_RATE, ENGINE_SLOWEST, type Engine } from './engine/engine.ts'
import { CHARACTERS, type Voice } from './engine/voices.ts'
import { fadeEnds } from './sound/fade.ts'
import { OUTPUT_RATE, resample } from './sound/resample.ts'
import { createScratch } from './sound/scratch.ts'
import { stretch } from './sound/stretch.ts'
import type { Clause } from './text/clauses.ts'
import type { Language } from './text/language.ts'
import type { Sentence } from './text/sentences.ts'
import { spoken } from './text/spoken.ts'
import { wordsOf } from './text/words.ts'
import { type Heard, timesOf } from './word-times.ts'

export interface Manner {
  voice: Voice
  language: Language
  /** 1 is a bedtime pace. */
  speed: number
}

export interface Uttered {
  /** 24 kHz, dry: the chain comes after. Ends with the silence that follows the sentence. Good until the next call. */
  samples: Float32Array
  /** Where the voice itself ends, in milliseconds. */
  ends: number
  words: Heard[]
}

const scratch = createScratch(Float32Array)

/** Says one sentence, clause by clause, with silences of our own in between and `after` it (seconds). Blocks until it is said. */
export function utter(engine: Engine, text: string, sentence: Sentence, manner: Manner, after: number): Uttered {
  const words: Heard[] = []
  let length = 0
  let voiced = 0
  for (const [i, clause] of sentence.clauses.entries()) {
    const isLast = i === sentence.clauses.length - 1
    const offset = (length / OUTPUT_RATE) * 1000
    const said = sayClause(engine, text, clause, manner)
    for (const word of said.words) words.push({ ...word, from: word.from + offset, to: word.to + offset })
    voiced = length + said.samples.length
    const end = voiced + Math.round((isLast ? after : clause.pause / manner.speed) * OUTPUT_RATE)
    const samples = scratch(end)
    samples.set(said.samples, length)
    samples.fill(0, voiced)
    length = end
  }
  return { samples: scratch(length), ends: (voiced / OUTPUT_RATE) * 1000, words }
}

function sayClause(engine: Engine, text: string, clause: Clause, { voice, language, speed }: Manner) {
  const { base, rate } = CHARACTERS[voice].manners[language]
  const { text: letters, from } = spoken(text, clause, language)
  const wanted = rate * speed
  const spoke = Math.min(ENGINE_FASTEST, Math.max(ENGINE_SLOWEST, wanted))
  // Asked for a pace that the engine does not have, we lengthen or shorten what it says.
  const factor = spoke / wanted
  const utterance = engine.say(letters, base, voice, spoke)
  const end = (utterance.samples.length / ENGINE_RATE) * 1000 * factor
  const begins = utterance.words.map(({ place, ms }) => ({ place: from[place] ?? clause.end, ms: ms * factor }))
  const resampled = resample(utterance.samples)
  const samples = factor === 1 ? resampled : stretch(resampled, factor)
  fadeEnds(samples)
  return { samples, words: timesOf(wordsOf(text, clause), begins, end) }
}
