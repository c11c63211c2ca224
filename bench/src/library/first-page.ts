import type { Language } from '@perinka/contract/languages'
import { addChild, type Family, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import type { Browser, Page } from '@playwright/test'
import { tell } from '../families.ts'
import { kilobytesOf, phoneOf, scriptsOf } from '../phone.ts'
import { figure, type Part } from '../report.ts'
import { type Opened, openBrowser, openProduct } from '../resources.ts'

const STORIES = 3

/**
 * What a family's phone fetches in JavaScript, gzip as tight as the server keeps it, from opening the app until Home shows
 * children, story form and recent stories, everything that comes by itself has come, and the network is quiet. The bound
 * is on that; what is fetched ahead for other pages and dialogs while the browser idles is printed beside it, the service
 * worker's own copies are in neither.
 */
export async function firstPage(opened: Opened): Promise<Part> {
  const { url } = await openProduct(opened)
  const browser = await openBrowser(opened)
  const family = await newFamily(url)
  const childProfileId = await addChild(family)
  for (let told = 0; told < STORIES; told++)
    await tell(family, { childProfileId, language: 'en', length: 'short' }, told)
  const en = await fetched(browser, url, family, { language: 'en' })
  const sk = await fetched(browser, url, family, { language: 'sk' })
  const wide = await fetched(browser, url, family, { language: 'sk', width: 1280 })
  const all = await fetched(browser, url, family, { language: 'en', ahead: true })
  const bound = { max: 160 }
  return {
    name: 'A family’s first page',
    figures: [
      figure('JavaScript of Home, gzip, en', kilobytesOf(en), 'KB', bound),
      figure('JavaScript of Home, gzip, sk', kilobytesOf(sk), 'KB', bound),
      // Where the recent stories are in sight at once, what draws their pictures is fetched too.
      figure('the same on a wide screen, sk', kilobytesOf(wide), 'KB', bound),
      figure('scripts of Home', en.size),
      figure('JavaScript with what is fetched ahead, gzip, en', kilobytesOf(all), 'KB'),
    ],
  }
}

async function fetched(
  browser: Browser,
  url: string,
  family: Family,
  { language, ahead = false, width = 390 }: { language: Language; ahead?: boolean; width?: number },
): Promise<Map<string, Buffer>> {
  await using context = await phoneOf(browser, family, url, {
    language,
    serviceWorkers: 'block',
    viewport: { width, height: 844 },
  })
  // Somebody who was not asked for cookies yet gets the banner too.
  await context.addInitScript(() => localStorage.removeItem('perinka.consent'))
  if (!ahead) await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const page = await context.newPage()
  return await scriptsOf(page, url, () => showsHome(page, language))
}

async function showsHome(page: Page, language: Language): Promise<void> {
  const t = labels(language)
  await page.getByRole('button', { name: /Ema/, pressed: true }).waitFor()
  await page.getByRole('form', { name: t('stories.create.title') }).waitFor()
  const recent = page.getByRole('region', { name: t('stories.recent') }).getByRole('article')
  await recent.nth(STORIES - 1).waitFor()
}
