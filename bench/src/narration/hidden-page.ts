import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '@perinka/contract/stories'
import { newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import type { Page } from '@playwright/test'
import { ask, tell } from '../families.ts'
import { signIn } from '../phone.ts'
import { type Figure, figure, type Part } from '../report.ts'
import { type Opened, openProduct } from '../resources.ts'
import { backgroundBrowser, CANNOT_HIDE, canHide } from './background-browser.ts'
import { lookAt, type Moment, noteElement, played } from './hidden-watch.ts'
import { child, stored } from './listen.ts'

const MINUTES = 10
/** Seconds of the first chapter that are to come when the page is hidden; the second one is longer than the rest. */
const FIRST_CHAPTER_S = 330
const LOOK_MS = 250
const t = labels('en')

/** A parent starts a series and turns to something else: it plays on, into the next chapter, with nobody touching it. */
export async function hiddenPage(opened: Opened): Promise<Part> {
  if (!canHide()) throw new Error(CANNOT_HIDE)
  console.log(`\nA hidden page plays on; this takes ${MINUTES} minutes…`)
  const { url } = await openProduct(opened)
  const { page, hide } = await backgroundBrowser(opened)
  const next = await beginSeries(url, page)
  let askedAt = Number.POSITIVE_INFINITY
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(`/${next.id}/audio`)) return
    askedAt = Math.min(askedAt, Date.now())
  })
  await hide()
  const moments = await watch(page)
  return { name: `A hidden page plays a series, ${MINUTES} minutes`, figures: figuresOf(moments, next, askedAt) }
}

/** Opens a first chapter that nobody has read aloud, and plays it; answers the second one, which nobody has either. */
async function beginSeries(url: string, page: Page): Promise<Story> {
  const family = await newFamily(url)
  const childProfileId = await child(family)
  const { id } = await tell(family, { childProfileId, language: 'en', length: 'long', voice: 'alloy' }, 0)
  const { chapter } = await ask<{ chapter: Story }>(family, 'POST', `/api/stories/${id}/generate-chapter`, {})

  await signIn(page.context(), family, url, 'en')
  await noteElement(page)
  await page.goto(`${url}/story/${id}`, { waitUntil: 'networkidle' })
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

function figuresOf(moments: Moment[], next: Story, askedAt: number): Figure[] {
  const { seconds, stall, pause, wall } = played(moments)
  const hidden = moments.filter(({ isHidden }) => isHidden).length / moments.length
  const first = moments[0]
  const began = moments.find(({ source, time }) => source !== first?.source && time > 0)
  const isNext = began !== undefined && moments.at(-1)?.path === `/story/${next.id}`
  return [
    figure('hidden', (hidden * wall) / 60, 'min', { min: MINUTES * 0.99 }),
    figure('played, apart from the pause', (seconds / (wall - pause)) * 100, '%', { min: 99 }),
    figure('longest stall', stall, 's', { max: 2 }),
    figure('next chapter begun by itself', isNext ? 1 : 0, '', { min: 1 }),
    figure('its narration asked for ahead', ((began?.at ?? 0) - askedAt) / 1000, 's', { min: 10 }),
    figure('pause between the chapters', pause, 's', { max: 2 }),
  ]
}
