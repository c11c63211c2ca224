import { LANGUAGES, type Language, VOICES } from '@perinka/contract/catalog'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'
import { median, type Part, percentile } from '../report.ts'
import { type Noted, notedBy, noteSound, signIn } from './first-sound-page.ts'
import { ask, stored } from './listen.ts'
import { onset, soundOf } from './sound.ts'
import { child, tell } from './stories.ts'

/** In each language; each of the six voices as often as the others. */
const RUNS = 18

/**
 * From the press (the browser's own time of the click) to the moment at which the time of the audio element passes the
 * acoustic onset of the title's first word, found by decoding what was served: the silence before it counts, the latency
 * of the machine's loudspeaker does not. Each run is another family on a story page of its own that has come to rest.
 */
export async function firstSound(): Promise<Part> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserLaunch())
  try {
    const runs: (Run & { language: Language })[] = []
    for (const language of LANGUAGES) {
      for (let number = 0; number <= RUNS; number++) {
        const run = await measureOnce(browser, product, language, number)
        // The first one warms everything up.
        if (number > 0) runs.push({ ...run, language })
      }
    }
    return { name: 'Press to first sound, built-in voice', figures: figuresOf(runs) }
  } finally {
    await browser.close()
    await product.stop()
  }
}

interface Run {
  /** Milliseconds from the press to the first sound; of a narration that was never made, and of a stored one. */
  made: number
  stored: number
  /** On the way to `made`, each counted from the press. */
  way: { answered: number; firstByte: number; handedOver: number; plays: number }
}

async function measureOnce(browser: Browser, product: Product, language: Language, number: number): Promise<Run> {
  const t = labels(language)
  const family = await newFamily(product.url)
  const voice = VOICES[number % VOICES.length] ?? 'alloy'
  const story = await tell(family, await child(family), { language, length: 'medium', voice }, number)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, product.url, family, language)
  await noteSound(page)
  await page.goto(`${product.url}/story/${story.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t('audio.generate') }).click()
  await notedBy(page)
  // What is heard on would be a place to go on from.
  await page.getByRole('button', { name: t('audio.pause'), exact: true }).click()
  const { mp3, narrated } = await whole(family, story.id)
  const sound = await soundOf(mp3)
  const first = onset(sound)
  await answersEnded(page)
  const made = await notedBy(page)

  await page.reload({ waitUntil: 'networkidle' })
  const player = page.getByRole('region', { name: t('audio.player') })
  await player.getByRole('button', { name: t('audio.play'), exact: true }).click()
  const again = await notedBy(page)
  await context.close()

  const since = (at: number | undefined) => (at ?? Number.POSITIVE_INFINITY) - made.clickedAt
  const needed = sound.firstByte + first * sound.bytesPerSecond
  const stream = made.asked.find(({ path }) => path === narrated)
  return {
    made: soundAfter(made, first),
    stored: soundAfter(again, first),
    way: {
      answered: since(made.asked.find(({ path }) => path.endsWith('/audio'))?.answeredAt),
      firstByte: since(stream?.answersAt),
      handedOver: since(made.appended.find(({ bytes }) => bytes >= needed)?.at),
      plays: since(made.playingAt),
    },
  }
}

/** Counted back from the first frame after it: what the page's own work holds up is the frame, not the sound. */
function soundAfter({ clickedAt, heard }: Noted, first: number): number {
  const frame = heard.find(({ time }) => time >= first)
  return frame ? frame.at - (frame.time - first) * 1000 - clickedAt : Number.POSITIVE_INFINITY
}

async function whole(family: Family, storyId: string) {
  const { standardAudioUrl } = await ask<{ standardAudioUrl: string }>(family, 'GET', `/api/stories/${storyId}`)
  await stored(family, standardAudioUrl)
  const answer = await family.ask('GET', standardAudioUrl)
  return { mp3: Buffer.from(await answer.arrayBuffer()), narrated: standardAudioUrl }
}

/** The stream's times are told once it has ended. */
async function answersEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/audio?v=')),
  )
}

function figuresOf(runs: (Run & { language: Language })[]): Part['figures'] {
  const told = (what: string, value: number, max?: number) => ({
    ...{ what, value, unit: 'ms' },
    bound: max === undefined ? {} : { max },
  })
  const made = runs.map((run) => run.made)
  const again = runs.map((run) => run.stored)
  const onTheWay = (step: keyof Run['way']) => median(runs.map(({ way }) => way[step]))
  return [
    ...LANGUAGES.flatMap((language) => {
      const ones = runs.filter((run) => run.language === language)
      const samples = ones.map((run) => run.made)
      return [
        told(`${language}, never narrated, p50 of ${samples.length}`, median(samples), 500),
        told(`${language}, never narrated, p95`, percentile(samples, 0.95), 900),
        told(`${language}, stored, median`, median(ones.map((run) => run.stored)), 150),
      ]
    }),
    told('both, never narrated, p50', median(made), 500),
    told('both, never narrated, p95', percentile(made, 0.95), 900),
    told('both, stored, median', median(again), 150),
    told('both, stored, p95', percentile(again, 0.95)),
    told('on the way, median: the request is answered after', onTheWay('answered')),
    told('on the way, median: the first byte of audio after', onTheWay('firstByte')),
    told('on the way, median: the first word is handed over after', onTheWay('handedOver')),
    told('on the way, median: the element plays after', onTheWay('plays')),
  ]
}
