import { LANGUAGES, type Language, type Voice } from '@perinka/contract/catalog'
import { startProduct } from '@perinka/e2e/support/product'
import { realVoice } from '@perinka/server/testing/real-voice'
import type { Browser } from '@playwright/test'
import { premiumFamily } from '../premium-family.ts'
import { type Figure, median, type Part, percentile } from '../report.ts'
import { measureAligned } from './highlight-aligned.ts'
import { type Measured, measureStory } from './highlight-built-in.ts'
import { startBrowser } from './highlight-decode.ts'
import type { VoiceReader } from './highlight-onsets.ts'
import { speechServer } from './highlight-server.ts'
import { child } from './stories.ts'

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
export async function narrationHighlight(): Promise<Part> {
  const reader = await realVoice()
  const browser = await startBrowser()
  try {
    return {
      name: 'Words that light up as they are heard',
      figures: [...(await builtIn(reader, browser)), ...(await aligned(reader, browser))],
    }
  } finally {
    await browser.close()
    await reader.stop()
  }
}

async function builtIn(reader: VoiceReader, browser: Browser): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const family = await premiumFamily(product)
    const bed = { product, family, childProfileId: await child(family), browser, reader }
    const figures: Figure[] = []
    for (const language of LANGUAGES) {
      const stories: Measured[] = []
      for (const [number, voice] of VOICES[language].entries()) {
        stories.push(await measureStory(bed, language, voice, number))
      }
      const all = (kind: 'words' | 'afterSilence' | 'spread' | 'own') => stories.flatMap((story) => story[kind])
      const told = `${language}, built-in`
      figures.push(
        ...spreadOf(told, all('words'), 95),
        {
          what: `${told}, first words of sentences within ${CLOSE} ms`,
          ...share(all('afterSilence')),
          bound: { min: 95 },
        },
        ...certainty(
          language,
          all('own'),
          all('spread'),
          stories.reduce((sum, { skipped }) => sum + skipped, 0),
        ),
      )
    }
    return figures
  } finally {
    await product.stop()
  }
}

async function aligned(reader: VoiceReader, browser: Browser): Promise<Figure[]> {
  const server = await speechServer(reader)
  const product = await startProduct({ env: { NARRATOR_BASE_URL: server.baseUrl, NARRATOR_MODEL: 'scripted' } })
  try {
    const family = await premiumFamily(product)
    const bed = { product, family, childProfileId: await child(family), browser, server }
    const figures: Figure[] = []
    for (const language of LANGUAGES) {
      const errors: number[] = []
      for (const [number, { asked, reads, speed, throat }] of OTHERS.entries()) {
        const other = { language, voice: reads, speed, throat }
        errors.push(...(await measureAligned(bed, { language, voice: asked }, other, number)))
      }
      figures.push(...spreadOf(`${language}, aligned`, errors, 90))
    }
    return figures
  } finally {
    await product.stop()
    await server.close()
  }
}

const share = (errors: number[]) => ({
  value: (errors.filter((error) => Math.abs(error) <= CLOSE).length / errors.length) * 100,
  unit: '%',
})

function spreadOf(told: string, errors: number[], min: number): Figure[] {
  const ms = { unit: 'ms', bound: {} }
  return [
    { what: `${told}, words looked at`, value: errors.length, unit: '', bound: { min: 300 } },
    { what: `${told}, words within ${CLOSE} ms`, ...share(errors), bound: { min } },
    { what: `${told}, early (-) or late, median`, value: median(errors), ...ms },
    { what: `${told}, early (-) or late, p5`, value: percentile(errors, 0.05), ...ms },
    { what: `${told}, early (-) or late, p95`, value: percentile(errors, 0.95), ...ms },
  ]
}

/** What is known of the measuring itself. */
function certainty(language: Language, own: number[], spread: number[], skipped: number): Figure[] {
  const ms = { unit: 'ms', bound: {} }
  const size = own.map(Math.abs)
  return [
    { what: `${language}, method against ${own.length} silences, median`, value: median(own), ...ms },
    { what: `${language}, method against silences, p95 of its size`, value: percentile(size, 0.95), ...ms },
    { what: `${language}, method against itself, median`, value: median(spread), ...ms },
    { what: `${language}, method has no answer`, value: skipped, unit: 'words', bound: {} },
  ]
}
