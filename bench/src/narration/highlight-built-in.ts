import { type Language, paragraphsOf, type Voice } from '@perinka/contract/catalog'
import type { Mark, Narration } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import type { Family } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'
import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import type { Browser } from '@playwright/test'
import { heard } from './highlight-decode.ts'
import { onsetOf, type Spoken, spokenOf, type VoiceReader } from './highlight-onsets.ts'
import { HOP_MS, placed, type Spectra, spectraOf } from './highlight-spectra.ts'
import { narrate, stored } from './listen.ts'
import { levels } from './sound.ts'
import { tell } from './stories.ts'

/** Words that are looked at in each story, evenly spread over all of it. */
const SAMPLE = 120
/** How far off a sentence may be, and a word within it, in frames. */
const SENTENCE_REACH = 100
const WORD_REACH = 4
/** Frames on either side of a word by which it is found again in the narration. */
const SURROUNDINGS = 40
/** Decibels, and windows of 10 ms that are quieter before a sound that follows a silence. */
const SILENCE_DB = -50
const SILENT_WINDOWS = 20

export interface Measured {
  /** What the product says minus what is heard, in milliseconds. */
  words: number[]
  /** The same for the first word of every sentence, which follows a silence, by the sound alone. */
  afterSilence: number[]
  /** How far the two latest ways to find an onset lie apart: how unsure the method is of itself. */
  spread: number[]
  /** Parting minus the sound's beginning, for first words of sentences: the method's own error. */
  own: number[]
  /** Words of the sample that have no letters to change. */
  skipped: number
}

interface Bed {
  product: Product
  family: Family
  childProfileId: string
  browser: Browser
  reader: VoiceReader
}

/** A whole story, told and narrated by the product, its words' times held against its sound. */
export async function measureStory(bed: Bed, language: Language, voice: Voice, number: number): Promise<Measured> {
  const { product, family, childProfileId, browser, reader } = bed
  const story = await tell(family, childProfileId, { language, length: 'medium', voice }, number)
  const address = await narrate(family, story.id, voice)
  const narration = await stored(family, address)
  const samples = await heard(browser, product, family, address)
  const whole = spectraOf(samples)
  const begins = soundsAfterSilence(samples)
  const measured: Measured = { words: [], afterSilence: [], spread: [], own: [], skipped: 0 }
  const words = wordsOf(story, narration)
  for (const { mark, isFirst } of words) {
    if (isFirst) measured.afterSilence.push(mark.from - nearest(begins, mark.from))
  }
  const found = new Map<Mark, Promise<Found>>()
  for (let k = 0; k < SAMPLE; k++) {
    const { mark, sentence, text, isFirst } = words[Math.floor(((k + 0.5) * words.length) / SAMPLE)] as Word
    const begun = found.get(sentence) ?? findSentence(reader, text, { language, voice }, whole, sentence.from)
    found.set(sentence, begun)
    const { spoken, lag } = await begun
    const place = { start: mark.start - sentence.start, end: mark.end - sentence.start }
    const onset = await onsetOf(reader, spoken, text, place, { language, voice })
    if (!onset) {
      measured.skipped++
      continue
    }
    const frame = onset.ms / HOP_MS
    const own = placed(spoken.spectra, frame - SURROUNDINGS, frame + SURROUNDINGS, whole, lag, WORD_REACH)
    const truth = onset.ms + own * HOP_MS
    measured.words.push(mark.from - truth)
    measured.spread.push(onset.spread)
    if (isFirst) measured.own.push(truth - nearest(begins, truth))
  }
  return measured
}

interface Found {
  /** The sentence said by itself, … */
  spoken: Spoken
  /** … and by how many frames later it is heard in the narration. */
  lag: number
}

async function findSentence(
  reader: VoiceReader,
  text: string,
  manner: { language: Language; voice: Voice },
  whole: Spectra,
  from: number,
): Promise<Found> {
  const spoken = spokenOf((await reader.read(text, manner)).samples)
  return {
    spoken,
    lag: placed(spoken.spectra, 0, spoken.spectra.count, whole, Math.round(from / HOP_MS), SENTENCE_REACH),
  }
}

interface Word {
  mark: Mark
  sentence: Mark
  /** Of the sentence. */
  text: string
  isFirst: boolean
}

function wordsOf(story: Story, narration: Narration): Word[] {
  const paragraphs = paragraphsOf(story.content)
  return narration.paragraphs.flatMap(({ place, sentences, words }) => {
    const paragraph = place < 0 ? story.title : (paragraphs[place] ?? '')
    return sentences.flatMap((sentence) => {
      const text = paragraph.slice(sentence.start, sentence.end)
      const own = words.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
      return own.map((mark, index) => ({ mark, sentence, text, isFirst: index === 0 }))
    })
  })
}

/** Milliseconds at which something is heard after a silence. */
function soundsAfterSilence(samples: Float32Array): number[] {
  const heardLevels = levels({ samples, rate: SAMPLE_RATE })
  const begins: number[] = []
  let silent = SILENT_WINDOWS
  for (const [window, level] of heardLevels.entries()) {
    if (level > SILENCE_DB && silent >= SILENT_WINDOWS) begins.push(window * 10)
    silent = level > SILENCE_DB ? 0 : silent + 1
  }
  return begins
}

function nearest(moments: number[], ms: number): number {
  return moments.reduce(
    (best, one) => (Math.abs(one - ms) < Math.abs(best - ms) ? one : best),
    Number.NEGATIVE_INFINITY,
  )
}
