import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentAt } from '@perinka/e2e/support/parent'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserLaunch } from '../../../scripts/browser.mjs'
import type { Figure, Part } from '../report.ts'

/** Lighthouse's verdict on every screen, each in the browser of somebody who may see it. */
export async function accessibility(): Promise<Part> {
  const product = await startProduct()
  const folder = await mkdtemp(join(tmpdir(), 'perinka-bench-'))
  const port = 9300 + Math.floor(Math.random() * 600)
  const browser = await chromium.launchPersistentContext(folder, {
    ...(await browserLaunch(`--remote-debugging-port=${port}`)),
    viewport: { width: 390, height: 844 },
  })
  try {
    const figures: Figure[] = []
    const judge = async (screen: string, path: string) => {
      figures.push({ what: screen, ...(await verdict(`${product.url}${path}`, port)), unit: '', bound: { min: 100 } })
    }
    const page = browser.pages()[0] ?? (await browser.newPage())
    await visitorsScreens(judge)
    await familysScreens(page, product, judge)
    return { name: 'Lighthouse accessibility', figures }
  } finally {
    await browser.close()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Judge = (screen: string, path: string) => Promise<void>

async function visitorsScreens(judge: Judge): Promise<void> {
  await judge('landing', '/')
  for (const page of ['terms', 'privacy', 'cookies']) await judge(page, `/${page}`)
}

/** From signing up to a series, with what the parent has in the browser by then. */
async function familysScreens(page: Page, { url }: Product, judge: Judge): Promise<void> {
  const parent = parentAt(page, url)
  await parent.opens()
  await page.evaluate(() => {
    localStorage.setItem('perinka.cookiePreferences', '{"necessary":true,"analytics":false,"functional":false}')
    localStorage.setItem('perinka.consent', 'true')
  })
  await parent.opens()
  await parent.signsUp()
  await judge('verify e-mail', '/')
  await parent.opensMailedLink()
  await parent.isHome()
  await parent.addsChild('Ema', 'Space')
  await parent.asksForStory({ theme: 'space', length: 'short' })
  await parent.readsTheStory()
  const story = new URL(page.url()).pathname
  await page.getByRole('button', { name: parent.t('chapter.generate') }).click()
  await page.waitForURL((address) => address.pathname !== story)
  await parent.readsTheStory()
  await judge('home', '/')
  await judge('stories', '/stories')
  await judge('series', story.replace('/story/', '/series/'))
  await judge('story', story)
  for (const screen of ['characters', 'settings', 'subscribe']) await judge(screen, `/${screen}`)
  await judge('subscription success', '/subscription-success')
  // Lighthouse judges no page that comes with a 404; the service worker answers with the app, which says so itself.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await judge('not found', '/nowhere')
}

/** The score, and after it what it was taken off for, so that a miss can be mended. */
async function verdict(address: string, port: number): Promise<{ value: number }> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['accessibility'],
    disableStorageReset: true,
    logLevel: 'error',
  })
  const lost = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 1)
  for (const { id, title } of lost) console.error(`${new URL(address).pathname}: ${id}: ${title}`)
  return { value: (result?.lhr.categories.accessibility?.score ?? 0) * 100 }
}
