import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { Mark } from '@perinka/contract/narration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../../ports/narrator.ts'
import { type Manner, realVoice } from '../../testing/real-voice.ts'
import { resampled } from '../resample.ts'
import { alignWords, type Reading } from './align.ts'

const TEXTS: Record<Language, string> = {
  en: `The lighthouse stood at the very end of the long stone pier, where the sea never quite slept. “Good evening,” said
Ema to a small grey seal, because she had been taught to greet everybody. Together they counted the boats that were coming
home: one, two, three, and a tiny one with a yellow sail.`.replaceAll('\n', ' '),
  sk: `Maják stál celkom na konci dlhého kamenného móla, kde more nikdy naozaj nespalo. „Dobrý večer,“ povedala Ema malému
sivému tuleňovi, lebo ju naučili pozdraviť každého. Spolu počítali lode, ktoré sa vracali domov: jedna, dve, tri a ešte
jedna maličká so žltou plachtou.`.replaceAll('\n', ' '),
}

let voice: Awaited<ReturnType<typeof realVoice>>
const references = {} as Record<Language, Reading>

beforeAll(async () => {
  voice = await realVoice()
  for (const language of LANGUAGES)
    references[language] = await voice.read(TEXTS[language], { language, voice: 'alloy' })
})
afterAll(() => voice.stop())

/** Shares of the words that begin within 150 and within 75 ms of their true time. */
function hits(found: Mark[], truth: readonly Mark[]) {
  expect(found.map(({ start, end }) => [start, end])).toEqual(truth.map(({ start, end }) => [start, end]))
  const errors = found.map((word, i) => Math.abs(word.from - (truth[i] as Mark).from))
  const within = (ms: number) => errors.filter((error) => error <= ms).length / errors.length
  return { within150: within(150), within75: within(75) }
}

function expectInOrder(words: Mark[], samples: Float32Array) {
  const times = words.flatMap(({ from, to }) => [from, to])
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[0]).toBeGreaterThanOrEqual(0)
  expect(times.at(-1)).toBeLessThanOrEqual((samples.length / SAMPLE_RATE) * 1000)
}

const OTHERS: [string, Omit<Manner, 'language'>][] = [
  ['a high voice, a fifth faster', { voice: 'nova', speed: 1.2 }],
  ['a deep voice, a quarter slower', { voice: 'onyx', speed: 0.75 }],
  ['a breathy voice at 0.7', { voice: 'shimmer', speed: 0.7 }],
  ['another accent at 1.4', { voice: 'fable', speed: 1.4 }],
  ['a late start and long pauses', { voice: 'echo', speed: 0.9, lead: 2, rest: 1.5 }],
]

describe.each(LANGUAGES)('the words of another voice (%s)', (language) => {
  for (const [index, [what, manner]] of OTHERS.entries()) {
    // Each in one language; `npm run test:all` looks in the other too.
    const tags = (index + LANGUAGES.indexOf(language)) % 2 === 0 ? [] : ['extended']
    test(`are found in ${what}`, { tags }, async () => {
      const target = await voice.read(TEXTS[language], { language, ...manner })
      const found = alignWords(references[language], target.samples, SAMPLE_RATE)
      const { within150, within75 } = hits(found, target.words)
      expect(within150).toBeGreaterThanOrEqual(0.95)
      expect(within75).toBeGreaterThanOrEqual(0.9)
      expectInOrder(found, target.samples)
    })
  }

  test('are found in a smaller throat, which moves every formant', async () => {
    const spoken = await voice.read(TEXTS[language], { language, voice: 'alloy', speed: 0.9 })
    const samples = resampled(spoken.samples, 27_600, SAMPLE_RATE)
    const truth = spoken.words.map((word) => ({ ...word, from: word.from / 1.15, to: word.to / 1.15 }))
    expect(hits(alignWords(references[language], samples, SAMPLE_RATE), truth).within150).toBeGreaterThanOrEqual(0.95)
  })

  test('are found through noise 20 dB below the voice', async () => {
    const { samples, words } = await voice.read(TEXTS[language], { language, voice: 'nova', speed: 1.1 })
    let seed = 1
    const noisy = samples.map((sample) => {
      seed = (seed * 16_807) % 2_147_483_647
      return sample + 0.035 * (seed / 2_147_483_647 - 0.5)
    })
    expect(hits(alignWords(references[language], noisy, SAMPLE_RATE), words).within150).toBeGreaterThanOrEqual(0.9)
  })

  test('are where they were in the same sound', () => {
    const { samples, words } = references[language]
    const errors = alignWords(references[language], samples, SAMPLE_RATE).map((word, i) =>
      Math.abs(word.from - (words[i] as Mark).from),
    )
    expect(Math.max(...errors)).toBeLessThanOrEqual(21)
  })
})

describe('what cannot be aligned', () => {
  test('has no words where either is silent', () => {
    const silence = new Float32Array(SAMPLE_RATE)
    expect(alignWords(references.en, silence, SAMPLE_RATE)).toEqual([])
    expect(alignWords(references.en, new Float32Array(0), SAMPLE_RATE)).toEqual([])
    expect(alignWords({ samples: silence, words: references.en.words }, references.en.samples, SAMPLE_RATE)).toEqual([])
  })

  test('keeps its order within a sound that is another text, or far shorter', () => {
    for (const target of [references.sk.samples, references.en.samples.subarray(0, SAMPLE_RATE / 2)]) {
      const found = alignWords(references.en, target, SAMPLE_RATE)
      expect(found).toHaveLength(references.en.words.length)
      expectInOrder(found, target)
    }
  })
})
