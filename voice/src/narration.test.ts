import { describe, expect, test } from 'vitest'
import { VOICES } from './engine/voices.ts'
import type { SpokenLine } from './testing/client.ts'
import { levels, RATE, silences } from './testing/sound.ts'
import { sharedVoice } from './testing/voice-process.ts'
import { wordsOf } from './text/words.ts'

const voice = sharedVoice()

const STORIES = {
  en: '“Grrr!” said Mr. Fox. In the sun-dial’s shade, 12 owls of the forest – and one more – slept… “Isn’t it late?” he asked; it was 7:30. Good night 🙂, little one.',
  sk: '„Kam sa ponáhľate?“ pýta sa o 7. hodine korytnačka. V ponorke voňajú hrianky – a trochu aj olej… Prišlo 12 rýb, 2 deti & napr. sova. Dobrú noc!',
} as const

const languages = ['en', 'sk'] as const
const length = (line: SpokenLine) => (line.samples.length / RATE) * 1000

describe.each(languages)('a story in %s', (language) => {
  test('gives every word a time, in order, within its sentence', async () => {
    const input = STORIES[language]
    const lines = await voice.speak({ input, language })
    const spoken = lines.flatMap(({ words }) => words.map(({ start, end }) => input.slice(start, end)))
    const written = wordsOf(input, { start: 0, end: input.length }).map(({ start, end }) => input.slice(start, end))
    expect(spoken).toEqual(written)
    for (const line of lines) {
      let at = 0
      for (const word of line.words) {
        expect(word.from).toBeGreaterThanOrEqual(at)
        expect(word.to).toBeGreaterThan(word.from)
        at = word.to
      }
      expect(line.sentence.to).toBeGreaterThanOrEqual(at)
      expect(length(line)).toBeGreaterThan(line.sentence.to)
    }
  })

  test('has lines that follow one another and carry whole sentences', async () => {
    const input = STORIES[language]
    const lines = await voice.speak({ input, language })
    expect(lines.map(({ start, end }) => input.slice(start, end)).join(' ')).toBe(input)
    expect(input.slice(lines[0]?.start, lines[0]?.end)).toMatch(language === 'en' ? /Fox\.$/ : /korytnačka\.$/)
  })

  test('has sound in every line, also where a script is not ours', async () => {
    const input = `${'नमस्ते '.repeat(100)}\n\n${STORIES[language]}`
    const lines = await voice.speak({ input, language })
    for (const { samples } of lines) expect(samples.length).toBeGreaterThan(0)
    expect(lines.at(-1)?.end).toBe(input.length)
  })

  test('is at its loudest far from clipping, in every voice', async () => {
    for (const name of VOICES) {
      const lines = await voice.speak({ input: STORIES[language], language, voice: name })
      for (const { samples } of lines) {
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
        expect(peak).toBeLessThan(32_000)
        expect(peak).toBeGreaterThan(3_000)
      }
    }
  })

  test('begins and ends every line without a click, and pauses within none as it does between two', async () => {
    const lines = await voice.speak({ input: STORIES[language], language, voice: 'onyx' })
    for (const { samples, sentence } of lines) {
      expect(Math.abs(samples[0] as number)).toBeLessThan(50)
      expect(Math.abs(samples.at(-1) as number)).toBeLessThan(50)
      const within = silences(samples).filter(({ from }) => from > 0 && from < sentence.to - 100)
      expect(Math.max(0, ...within.map(({ length: ms }) => ms))).toBeLessThan(500)
    }
  })
})

describe('silence', () => {
  test('is half a second after a sentence, longer after three points, and belongs to the line before', async () => {
    const [plain, trailing, last] = await voice.speak({ input: 'Emma slept. Emma waited… Emma slept.' })
    const quiet = (line?: SpokenLine) => length(line as SpokenLine) - (line as SpokenLine).sentence.to
    expect(quiet(plain)).toBeCloseTo(550, -1)
    expect(quiet(trailing)).toBeCloseTo(800, -1)
    expect(quiet(last)).toBeCloseTo(300, -1)
    for (const line of [plain, trailing]) {
      const after = silences(line?.samples as Int16Array).at(-1)
      // The room rings a little into the silence.
      expect(after?.length).toBeGreaterThan(quiet(line) - 200)
      expect(after?.length).toBeLessThanOrEqual(quiet(line) + 60)
    }
  })

  test('ends a narration as a ring that has gone out', async () => {
    for (const name of VOICES) {
      const lines = await voice.speak({ input: 'Dobrú noc, Nikola.', voice: name })
      expect(levels(lines.at(-1)?.samples as Int16Array).at(-1)).toBeLessThan(-58)
    }
  })

  test('is a breath within a sentence, longer for a heavier sign', async () => {
    const breath = async (sign: string) => {
      const [line] = await voice.speak({ input: `Emma waited${sign} Tumble slept.` })
      const [waited, tumble] = (line as SpokenLine).words.slice(1, 3)
      return (tumble?.from as number) - (waited?.to as number)
    }
    const breaths = [await breath(''), await breath(','), await breath(' –'), await breath(';'), await breath('… and')]
    expect(breaths).toEqual([0, 200, 320, 380, 500].map((ms) => expect.closeTo(ms, -1)))
  })

  test('does not part a question from who asks it', async () => {
    expect(await voice.speak({ input: '“Isn’t it?” asked Mr. Fox. “It is!” said Emma.' })).toHaveLength(2)
    expect(await voice.speak({ input: '„Kam ideš?“ pýta sa p. Novák. Bola 1. hodina.' })).toHaveLength(2)
  })
})

test('speed is kept beyond what the engine can speak', async () => {
  const input = 'The bear looked at the moon and the moon looked at the bear until both slept'
  const lasts = async (speed: number) => ((await voice.speak({ input, speed }))[0] as SpokenLine).sentence.to
  const normal = await lasts(1)
  expect((await lasts(0.25)) / normal).toBeGreaterThan(3.2)
  expect((await lasts(0.5)) / normal).toBeGreaterThan(1.7)
  expect((await lasts(2)) / normal).toBeLessThan(0.65)
  expect((await lasts(4)) / normal).toBeLessThan(0.4)
})
