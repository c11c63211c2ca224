import { type Language, paragraphsOf, type Voice } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import type { Family } from '@perinka/e2e/support/family'
import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import { levelled } from '@perinka/server/sound/loudness'
import type { realVoice } from '@perinka/server/testing/real-voice'
import type { Browser } from '@playwright/test'
import { tell } from '../families.ts'
import { phoneOf } from '../phone.ts'
import { narrate, stored } from './listen.ts'
import { levels, WINDOW_MS } from './sound.ts'

export type VoiceReader = Awaited<ReturnType<typeof realVoice>>
/** A text as it was said, and when its words are heard in it, in milliseconds. */
export type Reading = Awaited<ReturnType<VoiceReader['read']>>

/** How loud the product makes what it is given (LUFS). */
const LOUDNESS = -20
/** Windows by which a paragraph may be off. */
const REACH = 150
/** Decibels under which nothing is heard, and as many quiet windows make a silence. */
const SILENCE_DB = -50
const SILENT_WINDOWS = 20

export interface Bed {
  url: string
  family: Family
  childProfileId: string
  browser: Browser
}

/** What the product says minus what is heard, in milliseconds. */
export interface Errors {
  /** Of every word, by the times of whoever read it; a word without a time counts as infinitely late. */
  words: number[]
  /** Of the first word of every sentence, which follows a silence, by the sound alone. */
  afterSilence: number[]
}

/** A whole story, told and narrated by the product, its words' times held against the sound that a listener hears. */
export async function measureStory(
  { url, family, childProfileId, browser }: Bed,
  wish: { language: Language; voice: Voice },
  number: number,
  readingOf: (text: string) => Reading | Promise<Reading>,
): Promise<Errors> {
  const story = await tell(family, { ...wish, childProfileId, length: 'medium' }, number)
  const address = await narrate(family, story.id, wish.voice)
  const narration = await stored(family, address)
  const whole = levels({ samples: await heard(browser, url, family, address), rate: SAMPLE_RATE })
  const begins = soundsAfterSilence(whole)
  const errors: Errors = { words: [], afterSilence: [] }
  for (const { text, sentences, words } of paragraphsSaid(story, narration)) {
    const reading = await readingOf(text)
    const lag = placeOf(reading, whole, sentences[0]?.from ?? 0) * WINDOW_MS
    for (const { start, end, from } of reading.words) {
      const said = words.find((word) => word.start === start && word.end === end)
      errors.words.push(said ? said.from - (lag + from) : Number.POSITIVE_INFINITY)
    }
    for (const { from } of sentences) errors.afterSilence.push(from - nearest(begins, from))
  }
  return errors
}

/**
 * The stored narration as Chromium plays it to this family, at `SAMPLE_RATE`: what an encoder puts before the first
 * sample and what a decoder takes away of it are in it.
 */
async function heard(browser: Browser, url: string, family: Family, address: string): Promise<Float32Array> {
  await using phone = await phoneOf(browser, family, url)
  const page = await phone.newPage()
  await page.goto(url)
  return await page.evaluate(
    async ({ address, rate }) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`The narration answered ${answer.status}`)
      const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await answer.arrayBuffer())
      return sound.getChannelData(0)
    },
    { address, rate: SAMPLE_RATE },
  )
}

function paragraphsSaid(story: Story, narration: Narration) {
  const paragraphs = paragraphsOf(story.content)
  return narration.paragraphs.map(({ place, sentences, words }) => {
    const text = place < 0 ? story.title : (paragraphs[place] ?? '')
    return { text, sentences, words }
  })
}

/** By how many windows later the reading is heard in the narration, found by how its loudness moves. */
function placeOf({ samples, words }: Reading, whole: number[], near: number): number {
  const part = levels({ samples: levelled(samples, SAMPLE_RATE, LOUDNESS), rate: SAMPLE_RATE })
  const expected = Math.round((near - (words[0]?.from ?? 0)) / WINDOW_MS)
  const level = (all: number[], window: number) => Math.max(SILENCE_DB, all[window] ?? SILENCE_DB)
  let best = { lag: expected, cost: Number.POSITIVE_INFINITY }
  for (let lag = expected - REACH; lag <= expected + REACH; lag++) {
    const cost = part.reduce((sum, _, i) => sum + Math.abs(level(part, i) - level(whole, i + lag)), 0)
    if (cost < best.cost) best = { lag, cost }
  }
  return best.lag
}

/** Milliseconds at which something is heard after a silence. */
function soundsAfterSilence(levelsOfSound: number[]): number[] {
  const begins: number[] = []
  let silent = SILENT_WINDOWS
  for (const [window, level] of levelsOfSound.entries()) {
    if (level > SILENCE_DB && silent >= SILENT_WINDOWS) begins.push(window * WINDOW_MS)
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
