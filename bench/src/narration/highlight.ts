import { LANGUAGES, type Language, type Voice } from '@perinka/contract/catalog'
import { realVoice } from '@perinka/server/testing/real-voice'
import { premiumFamily } from '../families.ts'
import { type Figure, figure, median, type Part, percentile } from '../report.ts'
import { type Opened, openBrowser, openProduct } from '../resources.ts'
import { type Bed, measureStory, type VoiceReader } from './highlight-errors.ts'
import { speechServer } from './highlight-server.ts'
import { child } from './listen.ts'

/** Milliseconds by which a word may light up early or late. */
const CLOSE = 150

const VOICES: Record<Language, Voice[]> = { en: ['alloy', 'onyx', 'nova'], sk: ['echo', 'fable', 'shimmer'] }

/** Who is asked, and who reads instead. */
const OTHERS = [
  { asked: 'alloy', reads: 'onyx', speed: 1.25, throat: 1 },
  { asked: 'nova', reads: 'fable', speed: 0.8, throat: 1 },
  { asked: 'echo', reads: 'shimmer', speed: 0.9, throat: 1.12 },
] as const

/** Whether a word lights up when it is heard. */
export async function narrationHighlight(opened: Opened): Promise<Part> {
  const reader = opened.adopt(await realVoice(), ({ stop }) => stop())
  return {
    name: 'Words that light up as they are heard',
    figures: [...(await builtIn(reader)), ...(await aligned(reader))],
  }
}

async function openBed(opened: Opened, env: Record<string, string> = {}): Promise<Bed> {
  const product = await openProduct(opened, { env })
  const family = await premiumFamily(product)
  const childProfileId = await child(family)
  return { url: product.url, family, childProfileId, browser: await openBrowser(opened) }
}

async function builtIn(reader: VoiceReader): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack()
  const bed = await openBed(opened)
  const figures: Figure[] = []
  for (const language of LANGUAGES) {
    const words: number[] = []
    const afterSilence: number[] = []
    for (const [number, voice] of VOICES[language].entries()) {
      const wish = { language, voice }
      const errors = await measureStory(bed, wish, number, (text) => reader.read(text, wish))
      words.push(...errors.words)
      afterSilence.push(...errors.afterSilence)
    }
    const told = `${language}, built-in`
    const first = `${told}, first words of sentences within ${CLOSE} ms`
    figures.push(...spreadOf(told, words, 95), figure(first, share(afterSilence), '%', { min: 95 }))
  }
  return figures
}

async function aligned(reader: VoiceReader): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack()
  const server = opened.adopt(await speechServer(reader), ({ close }) => close())
  const bed = await openBed(opened, { NARRATOR_BASE_URL: server.baseUrl, NARRATOR_MODEL: 'scripted' })
  const figures: Figure[] = []
  for (const language of LANGUAGES) {
    const errors: number[] = []
    for (const [number, { asked, reads, speed, throat }] of OTHERS.entries()) {
      server.readAs({ language, voice: reads, speed, throat })
      const story = await measureStory(bed, { language, voice: asked }, number, server.readingOf)
      errors.push(...story.words)
    }
    figures.push(...spreadOf(`${language}, aligned`, errors, 90))
  }
  return figures
}

const share = (errors: number[]) => (errors.filter((error) => Math.abs(error) <= CLOSE).length / errors.length) * 100

function spreadOf(told: string, errors: number[], min: number): Figure[] {
  return [
    figure(`${told}, words looked at`, errors.length, '', { min: 300 }),
    figure(`${told}, words within ${CLOSE} ms`, share(errors), '%', { min }),
    figure(`${told}, early (-) or late, median`, median(errors), 'ms'),
    figure(`${told}, early (-) or late, p5`, percentile(errors, 0.05), 'ms'),
    figure(`${told}, early (-) or late, p95`, percentile(errors, 0.95), 'ms'),
  ]
}
