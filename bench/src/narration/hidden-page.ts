import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '@perinka/contract/stories'
import { newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import type { Page } from '@playwright/test'
import type { Part } from '../report.ts'
import { backgroundBrowser, CANNOT_HIDE, canHide } from './background-browser.ts'
import { signIn } from './first-sound-page.ts'
import { lookAt, type Moment, noteElement, played } from './hidden-watch.ts'
import { ask, stored } from './listen.ts'
import { child, tell } from './stories.ts'

const MINUTES = 10
/** Seconds of the first chapter that are to come when the page is hidden; the second one is longer than the rest. */
const FIRST_CHAPTER_S = 330
const LOOK_MS = 250
const t = labels('en')

/** A parent starts a series and turns to something else: it plays on, into the next chapter, with nobody touching it. */
export async function hiddenPage(): Promise<Part> {
  if (!canHide()) throw new Error(CANNOT_HIDE)
  console.log(`\nA hidden page plays on; this takes ${MINUTES} minutes…`)
  const product = await startProduct()
  const browser = await backgroundBrowser()
  try {
    const { page } = browser
    const next = await beginSeries(product, page)
    let askedAt = Number.POSITIVE_INFINITY
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith(`/${next.id}/audio`)) return
      askedAt = Math.min(askedAt, Date.now())
    })
    await browser.hide()
    const moments = await watch(page)
    return {
      name: `A hidden page plays a series, ${MINUTES} minutes`,
      figures: figuresOf(moments, next, askedAt),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Opens a first chapter that nobody has read aloud, and plays it; answers the second one, which nobody has either. */
async function beginSeries(product: Product, page: Page): Promise<Story> {
  const family = await newFamily(product.url)
  const wish = { language: 'en', length: 'long', voice: 'alloy' } as const
  const { id } = await tell(family, await child(family), wish, 0)
  const { chapter } = await ask<{ chapter: Story }>(family, 'POST', `/api/stories/${id}/generate-chapter`, {})

  await signIn(page, product.url, family, 'en')
  await noteElement(page)
  await page.goto(`${product.url}/story/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t('audio.generate') }).click()
  await page.getByRole('button', { name: t('audio.more') }).click()
  await page.getByRole('checkbox', { name: t('audio.chapters') }).check()
  await page.keyboard.press('Escape')
  const { standardAudioUrl } = await ask<Story>(family, 'GET', `/api/stories/${id}`)
  const { spokenMs } = await stored(family, standardAudioUrl ?? '')
  await goTo(page, Math.floor(spokenMs / 1000) - FIRST_CHAPTER_S)
  return chapter
}

async function goTo(page: Page, seconds: number): Promise<void> {
  // As far as there is audio: the last of it may still be on the line.
  while ((await lookAt(page)).time < seconds) {
    await page.getByRole('slider', { name: t('audio.seek') }).fill(String(seconds))
    await wait(500)
  }
}

async function watch(page: Page): Promise<Moment[]> {
  const moments: Moment[] = []
  const end = performance.now() + MINUTES * 60_000
  while (performance.now() < end) {
    moments.push(await lookAt(page))
    await wait(LOOK_MS)
  }
  return moments
}

function figuresOf(moments: Moment[], next: Story, askedAt: number): Part['figures'] {
  const { seconds, stall, pause, wall } = played(moments)
  const hidden = moments.filter(({ isHidden }) => isHidden).length / moments.length
  const first = moments[0]
  const began = moments.find(({ source, time }) => source !== first?.source && time > 0)
  const last = moments.at(-1)
  const isNext = began !== undefined && last?.path === `/story/${next.id}`
  return [
    { what: 'hidden', value: (hidden * wall) / 60, unit: 'min', bound: { min: MINUTES * 0.99 } },
    { what: 'played, apart from the pause', value: (seconds / (wall - pause)) * 100, unit: '%', bound: { min: 99 } },
    { what: 'longest stall', value: stall, unit: 's', bound: { max: 2 } },
    { what: 'next chapter begun by itself', value: isNext ? 1 : 0, unit: '', bound: { min: 1 } },
    {
      what: 'its narration asked for ahead',
      value: ((began?.at ?? 0) - askedAt) / 1000,
      unit: 's',
      bound: { min: 10 },
    },
    { what: 'pause between the chapters', value: pause, unit: 's', bound: { max: 2 } },
  ]
}
