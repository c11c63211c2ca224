import { LANGUAGES, type Language, type Voice } from '@perinka/contract/catalog'
import { startProduct } from '@perinka/e2e/support/product'
import { realVoice } from '@perinka/server/testing/real-voice'
import type { Browser } from '@playwright/test'
import { premiumFamily } from '../premium-family.ts'
import { type Figure, median, type Part, percentile } from '../report.ts'
import { startBrowser } from './highlight-decode.ts'
import { type Errors, measureStory, type VoiceReader } from './highlight-errors.ts'
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
    const bed = { product, family, childProfileId: await child(family), browser }
    const figures: Figure[] = []
    for (const language of LANGUAGES) {
      const stories: Errors[] = []
      for (const [number, voice] of VOICES[language].entries()) {
        const wish = { language, voice }
        stories.push(await measureStory(bed, wish, number, (text) => reader.read(text, wish)))
      }
      const told = `${language}, built-in`
      const afterSilence = stories.flatMap((story) => story.afterSilence)
      figures.push(
        ...spreadOf(
          told,
          stories.flatMap(({ words }) => words),
          95,
        ),
        {
          what: `${told}, first words of sentences within ${CLOSE} ms`,
          ...share(afterSilence),
          bound: { min: 95 },
        },
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
    const bed = { product, family, childProfileId: await child(family), browser }
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
