import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { Family } from '@perinka/e2e/support/family'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { premiumFamily } from '../premium-family.ts'
import { cpuSeconds, voiceProcess } from '../processes.ts'
import { median, type Part, percentile } from '../report.ts'
import { listen } from './listen.ts'
import { soundOf } from './sound.ts'
import { child, cut, tell } from './stories.ts'

const FIVE_MINUTES = 300
const RUNS = 5

/** How long a family waits for the whole of a story of five minutes, and what it costs. */
export async function narrationSpeed(): Promise<Part> {
  const product = await startProduct()
  try {
    const family = await premiumFamily(product)
    const childProfileId = await child(family)
    const figures: Part['figures'] = []
    for (const language of LANGUAGES) {
      figures.push(...(await inLanguage(product, family, childProfileId, language)))
    }
    return { name: 'A story of five minutes, read aloud by the built-in voice', figures }
  } finally {
    await product.stop()
  }
}

async function inLanguage(product: Product, family: Family, childProfileId: string, language: Language) {
  const wish = { language, length: 'long', voice: 'alloy' } as const
  // The first one tells the pace, and warms everything up.
  const sample = await tell(family, childProfileId, wish, 0)
  const msPerCharacter = (await listen(family, sample.id, 'alloy')).narration.spokenMs / sample.content.length
  const ready: number[] = []
  const cost: number[] = []
  const lengths: number[] = []
  for (let run = 1; run <= RUNS; run++) {
    const story = await tell(family, childProfileId, wish, run)
    await cut(family, story, FIVE_MINUTES, msPerCharacter)
    const before = await cpuOf(product)
    const { mp3, doneAt } = await listen(family, story.id, 'alloy')
    const used = (await cpuOf(product)) - before
    const { seconds } = await soundOf(mp3)
    ready.push(doneAt / 1000)
    cost.push(used / seconds)
    lengths.push(seconds)
  }
  return [
    { what: `${language}, seconds of audio, median`, value: median(lengths), unit: 's', bound: { min: 280 } },
    { what: `${language}, wholly ready, slowest of ${RUNS}`, value: Math.max(...ready), unit: 's', bound: { max: 15 } },
    {
      what: `${language}, server and voice, CPU a second of audio, p95`,
      value: percentile(cost, 0.95) * 1000,
      unit: 'ms',
      bound: { max: 50 },
    },
  ]
}

async function cpuOf(product: Product): Promise<number> {
  const used = await Promise.all([product.process.pid ?? 0, await voiceProcess(product)].map(cpuSeconds))
  return used.reduce((sum, one) => sum + one, 0)
}
