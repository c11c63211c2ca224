import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '@perinka/contract/stories'
import { newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { startProduct } from '@perinka/e2e/support/product'
import type { Page } from '@playwright/test'
import type { Part } from '../report.ts'
import { backgroundBrowser } from './background-browser.ts'
import { signIn } from './first-sound-page.ts'
import { lookAt, type Moment, noteElement, played } from './hidden-watch.ts'
import { ask, stored } from './listen.ts'
import { child, tell } from './stories.ts'

const MINUTES = 10
/** Seconds of the first chapter that are still to come when the page is hidden. */
const REST = 290
const LOOK_MS = 250
const t = labels('en')

/** A parent starts a series, looks at something else, and it plays on by itself, into the next chapter. */
export async function hiddenPage(): Promise<Part> {
  console.log(`\nA hidden page plays on for ${MINUTES} minutes, in real time…`)
  const product = await startProduct()
  const browser = await backgroundBrowser()
  try {
    const family = await newFamily(product.url)
    const wish = { language: 'en', length: 'long', voice: 'alloy' } as const
    const story = await tell(family, await child(family), wish, 0)
    const made = await ask<{ chapter: Story }>(family, 'POST', `/api/stories/${story.id}/generate-chapter`, {})
    const { page } = browser
    await signIn(page, product.url, family, 'en')
    await noteElement(page)
    await page.goto(`${product.url}/story/${story.id}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: t('audio.generate') }).click()
    await switchOnChapters(page)
    const { standardAudioUrl } = await ask<Story>(family, 'GET', `/api/stories/${story.id}`)
    const { spokenMs } = await stored(family, standardAudioUrl ?? '')
    let askedAt = Number.POSITIVE_INFINITY
    page.on('request', (request) => {
      const isAsking = request.method() === 'POST' && request.url().endsWith(`/api/stories/${made.chapter.id}/audio`)
      if (isAsking) askedAt = Math.min(askedAt, Date.now())
    })
    await seek(page, Math.floor(spokenMs / 1000 - REST))
    await browser.hide(page)
    const moments = await watch(page)
    return { name: `A hidden page, ${MINUTES} minutes of a series`, figures: figuresOf(moments, askedAt) }
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function switchOnChapters(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('audio.more') }).click()
  await page.getByRole('checkbox', { name: t('audio.chapters') }).check()
  await page.keyboard.press('Escape')
}

async function seek(page: Page, seconds: number): Promise<void> {
  // The end of the slider comes with the end of the stream.
  const slider = page.getByRole('slider', { name: t('audio.seek') })
  await page.waitForFunction((to) => (document.querySelector('audio, input[type=range]') as HTMLInputElement)?.max > String(to), seconds).catch(() => {})
  await slider.fill(String(seconds))
}

async function watch(page: Page): Promise<Moment[]> {
  const sources: string[] = []
  const moments: Moment[] = []
  const end = performance.now() + MINUTES * 60_000
  while (performance.now() < end) {
    moments.push(await lookAt(page, sources))
    await wait(LOOK_MS)
  }
  return moments
}

function figuresOf(moments: Moment[], askedAt: number): Part['figures'] {
  const { seconds, stall, change, wall } = played(moments)
  const nextAt = moments.find(({ source, time }) => source > 0 && time > 0)?.at
  return [
    { what: 'looks at which the page was not hidden', value: moments.filter(({ hidden }) => !hidden).length, unit: '', bound: { max: 0 } },
  ]
}
