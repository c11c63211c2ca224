import type { Language, Voice } from '@perinka/contract/catalog'
import type { Mark } from '@perinka/contract/narration'
import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import type { realVoice } from '@perinka/server/testing/real-voice'
import { HOP_MS, type Spectra, spectraOf, unlikeness } from './highlight-spectra.ts'
import { beginsWithVowel, otherWords } from './highlight-words.ts'
import { levels } from './sound.ts'

/** An onset that no second way confirms as nearly as this, in milliseconds, is not known. */
const CONFIRMED = 100
/** Sounds part where they differ by this many decibels for so many frames, … */
const PARTED_DB = 4
const PARTED_FRAMES = 2
/** … whatever moves by 10 ms: the engine's own periods of the voice do, from one time to the next. */
const DRIFT_FRAMES = 1

/** The voice rests before some vowels: it falls under this within so many frames, and rises from its lowest again. */
const REST_DB = -44
const REST_FRAMES = 20
const RISE_DB = 6
/** What is louder is no echo of the word before; it may still be there for so many frames. */
const ECHO_DB = -28
const ECHO_FRAMES = 3

export type VoiceReader = Awaited<ReturnType<typeof realVoice>>

/** A sentence as it is: what changes of it are held against. */
export interface Spoken {
  spectra: Spectra
  /** In decibels, a frame. */
  levels: number[]
}

export const spokenOf = (samples: Float32Array): Spoken => ({
  spectra: spectraOf(samples),
  levels: levels({ samples, rate: SAMPLE_RATE }),
})

export interface Onset {
  /** Milliseconds from the first sample of the sentence's sound. */
  ms: number
  /** How much earlier the next of the ways parted, in milliseconds: how unsure it is. */
  spread: number
}

/**
 * When a word begins to be heard, without asking the engine. The sentence is said again with the word's beginning
 * changed, in several ways; up to the word everything sounds as before, and where it parts the word begins. A change may
 * betray itself far too early (the vowel before leans towards a consonant that follows, the melody of the phrase moves),
 * but is heard late by no more than a sound takes (a plosive begins in silence): so the latest of the ways is taken.
 * Where the voice rests before a vowel, what is heard after the rest begins the word.
 *
 * Answers null where it cannot be told: a word with figures cannot be changed, and some changes move the whole phrase.
 */
export async function onsetOf(
  reader: VoiceReader,
  sentence: Spoken,
  text: string,
  word: Pick<Mark, 'start' | 'end'>,
  manner: { language: Language; voice: Voice },
): Promise<Onset | null> {
  const others = otherWords(text.slice(word.start, word.end), manner.language)
  if (others.length === 0) return null
  const said = await Promise.all(
    others.map((other) => reader.read(text.slice(0, word.start) + other + text.slice(word.end), manner)),
  )
  const partings = said.map(({ samples }) => partingOf(sentence.spectra, spectraOf(samples)))
  const [latest, next] = partings.filter((ms) => ms !== null).sort((a, b) => b - a)
  if (latest === undefined || next === undefined || latest - next > CONFIRMED) return null
  const rests = beginsWithVowel(text.slice(word.start))
  const ms = rests ? afterRest(sentence.levels, latest / HOP_MS) * HOP_MS : latest
  return { ms, spread: latest - next }
}

function afterRest(sounds: number[], parting: number): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let frame = parting; frame < parting + REST_FRAMES; frame++) {
    const level = sounds[frame] ?? Number.NEGATIVE_INFINITY
    if (lowest <= REST_DB && level >= lowest + RISE_DB) return frame
    if (level > ECHO_DB && frame >= parting + ECHO_FRAMES) return parting
    lowest = Math.min(lowest, level)
  }
  return parting
}

function partingOf(a: Spectra, b: Spectra): number | null {
  let parted = 0
  for (let frame = 0; frame < Math.min(a.count, b.count) - DRIFT_FRAMES; frame++) {
    let least = Number.POSITIVE_INFINITY
    for (let drift = -DRIFT_FRAMES; drift <= DRIFT_FRAMES; drift++) {
      least = Math.min(least, unlikeness(a, frame, b, frame + drift))
    }
    parted = least > PARTED_DB ? parted + 1 : 0
    if (parted === PARTED_FRAMES) return (frame - PARTED_FRAMES + 1) * HOP_MS
  }
  return null
}
