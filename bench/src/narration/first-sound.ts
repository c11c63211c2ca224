import { LANGUAGES, type Language, VOICES } from '@perinka/contract/catalog'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import type { Browser, Page } from '@playwright/test'
import { ask, tell } from '../families.ts'
import { phoneOf } from '../phone.ts'
import { type Figure, figure, median, type Part, percentile, samples } from '../report.ts'
import { type Opened, openBrowser, openProduct } from '../resources.ts'
import { type Noted, notedBy, noteSound } from './first-sound-page.ts'
import { child, stored } from './listen.ts'
import { onset, soundOf } from './sound.ts'

/** In each language; each of the six voices as often as the others. */
const RUNS = 18

/**
 * From the press (the browser's own time of the click) to the moment at which the time of the audio element passes the
 * acoustic onset of the title's first word, found by decoding what was served: the silence before it counts, the latency
 * of the machine's loudspeaker does not. Each run is another family on a story page of its own that has come to rest.
 */
export async function firstSound(opened: Opened): Promise<Part> {
  const { url } = await openProduct(opened)
  const browser = await openBrowser(opened)
  const runs: Run[] = []
  for (const language of LANGUAGES) {
    runs.push(...(await samples(RUNS, (number) => measureOnce(browser, url, language, number))))
  }
  return { name: 'Press to first sound, built-in voice', figures: figuresOf(runs) }
}

interface Run {
  language: Language
  /** Milliseconds from the press to the first sound; of a narration that was never made, and of a stored one. */
  made: number
  stored: number
  /** On the way to `made`, each counted from the press. */
  way: { answered: number; firstByte: number; handedOver: number; plays: number }
}

async function measureOnce(browser: Browser, url: string, language: Language, number: number): Promise<Run> {
  const t = labels(language)
  const family = await newFamily(url)
  const voice = VOICES[number % VOICES.length] ?? 'alloy'
  const childProfileId = await child(family)
  const story = await tell(family, { childProfileId, language, length: 'medium', voice }, number)
  const phone = await phoneOf(browser, family, url, { language })
  const page = await phone.newPage()
  await noteSound(page)
  await page.goto(`${url}/story/${story.id}`, { waitUntil: 'networkidle' })
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
  await phone.close()

  const since = (at: number | undefined) => (at ?? Number.POSITIVE_INFINITY) - made.clickedAt
  const needed = sound.firstByte + first * sound.bytesPerSecond
  const stream = made.asked.find(({ path }) => path === narrated)
  return {
    language,
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

function figuresOf(runs: Run[]): Figure[] {
  const made = runs.map((run) => run.made)
  const again = runs.map((run) => run.stored)
  const onTheWay = (step: keyof Run['way'], what: string) =>
    figure(`on the way, median: ${what} after`, median(runs.map(({ way }) => way[step])), 'ms')
  return [
    ...LANGUAGES.flatMap((language) => {
      const ones = runs.filter((run) => run.language === language)
      const own = ones.map((run) => run.made)
      const stored = median(ones.map((run) => run.stored))
      return [
        figure(`${language}, never narrated, p50 of ${own.length}`, median(own), 'ms', { max: 500 }),
        figure(`${language}, never narrated, p95`, percentile(own, 0.95), 'ms', { max: 900 }),
        figure(`${language}, stored, median`, stored, 'ms', { max: 150 }),
      ]
    }),
    figure('both, never narrated, p50', median(made), 'ms', { max: 500 }),
    figure('both, never narrated, p95', percentile(made, 0.95), 'ms', { max: 900 }),
    figure('both, stored, median', median(again), 'ms', { max: 150 }),
    figure('both, stored, p95', percentile(again, 0.95), 'ms'),
    onTheWay('answered', 'the request is answered'),
    onTheWay('firstByte', 'the first byte of audio'),
    onTheWay('handedOver', 'the first word is handed over'),
    onTheWay('plays', 'the element plays'),
  ]
}
