import { parentAt } from '@perinka/e2e/support/parent'
import type { Product } from '@perinka/e2e/support/product'
import { freePort } from '@perinka/server/testing/free-port'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserLaunch } from '../../../scripts/browser.mjs'
import { PHONE } from '../phone.ts'
import { type Figure, figure, type Part } from '../report.ts'
import { type Opened, openFolder, openProduct } from '../resources.ts'

/** Lighthouse's verdict on every screen, each in the browser of somebody who may see it. */
export async function accessibility(opened: Opened): Promise<Part> {
  const product = await openProduct(opened)
  const port = await freePort()
  const launch = await browserLaunch(`--remote-debugging-port=${port}`)
  const folder = await openFolder(opened)
  const browser = opened.use(await chromium.launchPersistentContext(folder, { ...launch, ...PHONE }))
  const figures: Figure[] = []
  const judge = async (screen: string, path: string) => {
    figures.push(figure(screen, await scoreOf(`${product.url}${path}`, port), '', { min: 100 }))
  }
  await judge('landing', '/')
  for (const page of ['terms', 'privacy', 'cookies']) await judge(page, `/${page}`)
  await familysScreens(browser.pages()[0] ?? (await browser.newPage()), product, judge)
  return { name: 'Lighthouse accessibility', figures }
}

/** From signing up to a series, with what the parent has in the browser by then. */
async function familysScreens(
  page: Page,
  { url }: Product,
  judge: (screen: string, path: string) => Promise<void>,
): Promise<void> {
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

/** Said with what it was taken off for, so that a miss can be mended. */
async function scoreOf(address: string, port: number): Promise<number> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['accessibility'],
    disableStorageReset: true,
    logLevel: 'error',
  })
  const lost = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 1)
  for (const { id, title } of lost) console.error(`${new URL(address).pathname}: ${id}: ${title}`)
  return (result?.lhr.categories.accessibility?.score ?? 0) * 100
}
