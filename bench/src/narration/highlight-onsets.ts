import type { Language, Voice } from '@perinka/contract/catalog'
import type { Mark } from '@perinka/contract/narration'
import type { realVoice } from '@perinka/server/testing/real-voice'
import { HOP_MS, type Spectra, spectraOf, unlikeness } from './highlight-spectra.ts'

/**
 * When a word begins to be heard, without asking the engine. The sentence is said again with the word's beginning
 * changed, three times in three ways; up to the word everything sounds as before, and where it parts the word begins.
 * A change may betray itself early (a vowel leans towards the consonant that follows, the melody of a phrase moves),
 * but never late by more than the silence inside a plosive: so the latest of the three is taken.
 */
const CHANGED = ['m', 's', 'b', 'l', 'k']
const WAYS = 3
/** Beginnings that sound alike: a change of one into the other would be heard late. */
const ALIKE = ['mn', 'szcšžč', 'bp', 'lr', 'kgqc']
/** Sounds part where they differ by this many decibels for so many frames, … */
const PARTED_DB = 4
const PARTED_FRAMES = 2
/** … whatever moves by 10 ms: the engine's own periods of the voice do, from one time to the next. */
const DRIFT_FRAMES = 1

export type VoiceReader = Awaited<ReturnType<typeof realVoice>>

/**
 * Milliseconds from the first sample of the sentence's sound, in each of the ways, the latest first; null where the word
 * has no letters that could be changed.
 */
export async function onsetOf(
  reader: VoiceReader,
  sentence: Spectra,
  text: string,
  word: Pick<Mark, 'start' | 'end'>,
  manner: { language: Language; voice: Voice },
): Promise<number[] | null> {
  const others = otherWords(text.slice(word.start, word.end))
  if (others.length < WAYS) return null
  const said = await Promise.all(
    others.map((other) => reader.read(text.slice(0, word.start) + other + text.slice(word.end), manner)),
  )
  const partings = said.map(({ samples }) => partingOf(sentence, spectraOf(samples)))
  return partings.filter((ms) => ms !== null).sort((a, b) => b - a)
}

/** The same word with other beginnings; a word without a vowel, such as the Slovak “v”, is another one altogether. */
function otherWords(word: string): string[] {
  const [, begins = '', rest = ''] = /^([^aeiouyáäéíóôúý]*)(.*)$/iu.exec(word) ?? []
  if (/[^\p{L}’'-]/u.test(word)) return []
  const first = word.charAt(0).toLowerCase()
  const unlike = CHANGED.filter((sound) => !ALIKE.some((alike) => alike.includes(sound) && alike.includes(first)))
  const others = unlike.slice(0, WAYS).map((sound) => (rest === '' ? `${sound}a` : sound + rest))
  const isCapital = begins !== begins.toLowerCase() || (begins === '' && rest !== rest.toLowerCase())
  return isCapital ? others.map((other) => other.charAt(0).toUpperCase() + other.slice(1)) : others
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
