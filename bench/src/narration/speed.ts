import { LANGUAGES, type Language, paragraphsOf } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import type { Family } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'
import { ask, premiumFamily, tell } from '../families.ts'
import { cpuSeconds, voiceProcess } from '../processes.ts'
import { type Figure, figure, median, type Part, percentile, sum } from '../report.ts'
import { type Opened, openProduct } from '../resources.ts'
import { child, listen } from './listen.ts'
import { soundOf } from './sound.ts'

const FIVE_MINUTES_MS = 300_000
const RUNS = 5

/** How long a family waits for the whole of a story of five minutes, and what it costs. */
export async function narrationSpeed(opened: Opened): Promise<Part> {
  const product = await openProduct(opened)
  const family = await premiumFamily(product)
  const childProfileId = await child(family)
  const figures: Figure[] = []
  for (const language of LANGUAGES) figures.push(...(await inLanguage(product, family, childProfileId, language)))
  return { name: 'A story of five minutes, read aloud by the built-in voice', figures }
}

async function inLanguage(product: Product, family: Family, childProfileId: string, language: Language) {
  const wish = { childProfileId, language, length: 'long', voice: 'alloy' } as const
  // The first one tells the pace, and warms everything up.
  const sample = await tell(family, wish, 0)
  const msPerCharacter = (await listen(family, sample.id, 'alloy')).narration.spokenMs / sample.content.length
  const ready: number[] = []
  const cost: number[] = []
  const lengths: number[] = []
  for (let run = 1; run <= RUNS; run++) {
    const story = await tell(family, wish, run)
    await cut(family, story, FIVE_MINUTES_MS / msPerCharacter)
    const before = await cpuOf(product)
    const { mp3, doneAt } = await listen(family, story.id, 'alloy')
    const used = (await cpuOf(product)) - before
    const { seconds } = await soundOf(mp3)
    ready.push(doneAt / 1000)
    cost.push(used / seconds)
    lengths.push(seconds)
  }
  const cpu = percentile(cost, 0.95) * 1000
  return [
    figure(`${language}, seconds of audio, median`, median(lengths), 's', { min: 280 }),
    figure(`${language}, wholly ready, slowest of ${RUNS}`, Math.max(...ready), 's', { max: 15 }),
    figure(`${language}, server and voice, CPU a second of audio, p95`, cpu, 'ms', { max: 50 }),
  ]
}

/** The first paragraphs of the story, until they have so many characters. */
async function cut(family: Family, story: Story, characters: number): Promise<void> {
  const content: string[] = []
  for (const paragraph of paragraphsOf(story.content)) {
    if (content.join(' ').length >= characters) break
    content.push(paragraph)
  }
  await ask(family, 'PUT', `/api/stories/${story.id}`, { content: content.join('\n\n') })
}

async function cpuOf(product: Product): Promise<number> {
  return sum(await Promise.all([product.process.pid, await voiceProcess(product)].map(cpuSeconds)))
}
