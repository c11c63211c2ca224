import { gzipSync } from 'node:zlib'
import type { Language } from '@perinka/contract/languages'
import { addChild, type Family, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'
import type { Part } from '../report.ts'
import { phoneOf } from './phone.ts'

/** Longer than anything that comes by itself some time after the page: the cookie banner, for those not asked yet. */
const SETTLED_MS = 3000

/**
 * What a family's phone fetches in JavaScript, gzip as tight as the server keeps it, from opening the app until Home shows
 * children, story form and recent stories, everything that comes by itself has come, and the network is quiet. The bound
 * is on that; what is fetched ahead for other pages and dialogs while the browser idles is printed beside it, the service
 * worker's own copies are in neither.
 */
export async function firstPage(): Promise<Part> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserLaunch())
  try {
    const family = await familyAtHome(product)
    const needed = {
      en: await fetched(browser, product, family, { language: 'en', ahead: false }),
      sk: await fetched(browser, product, family, { language: 'sk', ahead: false }),
    }
    const wide = await fetched(browser, product, family, { language: 'sk', ahead: false, width: 1280 })
    const all = await fetched(browser, product, family, { language: 'en', ahead: true })
    return {
      name: 'A family’s first page',
      figures: [
        { what: 'JavaScript of Home, gzip, en', value: needed.en.kilobytes, unit: 'KB', bound: { max: 160 } },
        { what: 'JavaScript of Home, gzip, sk', value: needed.sk.kilobytes, unit: 'KB', bound: { max: 160 } },
        // Where the recent stories are in sight at once, what draws their pictures is fetched too.
        { what: 'the same on a wide screen, sk', value: wide.kilobytes, unit: 'KB', bound: { max: 160 } },
        { what: 'scripts of Home', value: needed.en.files, unit: '', bound: {} },
        { what: 'JavaScript with what is fetched ahead, gzip, en', value: all.kilobytes, unit: 'KB', bound: {} },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function familyAtHome({ url }: Product): Promise<Family> {
  const family = await newFamily(url)
  const childProfileId = await addChild(family)
  for (const theme of ['space', 'ocean', 'forest']) {
    const told = await family.ask('POST', '/api/stories/generate', {
      childProfileId,
      theme,
      language: 'en',
      length: 'short',
    })
    if (told.status !== 201) throw new Error(`A story answered ${told.status}: ${await told.text()}`)
  }
  return family
}

async function fetched(
  browser: Browser,
  { url }: Product,
  family: Family,
  { language, ahead, width = 390 }: { language: Language; ahead: boolean; width?: number },
): Promise<{ kilobytes: number; files: number }> {
  const context = await phoneOf(browser, family, url, {
    language,
    serviceWorkers: 'block',
    viewport: { width, height: 844 },
  })
  // Somebody who was not asked for cookies yet gets the banner too.
  await context.addInitScript(() => localStorage.removeItem('perinka.consent'))
  if (!ahead) await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const page = await context.newPage()
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  await page.goto(url)
  await showsHome(page, language)
  await page.waitForTimeout(SETTLED_MS)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  await context.close()
  return {
    kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000,
    files: scripts.length,
  }
}

async function showsHome(page: Page, language: Language): Promise<void> {
  const t = labels(language)
  await page.getByRole('button', { name: /Ema/, pressed: true }).waitFor()
  await page.getByRole('form', { name: t('stories.create.title') }).waitFor()
  await page
    .getByRole('region', { name: t('stories.recent') })
    .getByRole('article')
    .nth(2)
    .waitFor()
}
