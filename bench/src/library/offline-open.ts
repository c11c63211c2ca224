import { addChild, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { startProduct } from '@perinka/e2e/support/product'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'
import { median, type Part, percentile } from '../report.ts'
import { shownAfter, watchForFirst } from './opening.ts'
import { phoneOf } from './phone.ts'
import { type ShellWeight, weighShell } from './shell-weight.ts'

const RUNS = 20
const t = labels('en')

/**
 * A story that was saved opens with the server stopped, each time in a new tab and with the service worker asleep, from the
 * navigation to the frame that shows its text. And what the app keeps on the device to be able to: its own files.
 */
export async function offlineOpen(): Promise<Part> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserLaunch())
  try {
    const family = await newFamily(product.url)
    const childProfileId = await addChild(family)
    const wish = { childProfileId, theme: 'forest', language: 'en', length: 'long' }
    await family.ask('POST', '/api/stories/generate', wish)
    const [told] = (await (await family.ask('GET', '/api/stories')).json()) as Story[]
    if (!told) throw new Error('The story was not written')
    const phone = await phoneOf(browser, family, product.url)
    const address = `${product.url}/story/${told.id}`
    const shell = await saveStory(phone, address, told)
    await product.stop()
    const opened: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const took = await openCold(phone, address, told)
      if (run > 0) opened.push(took)
    }
    return {
      name: 'A saved story, opened with the server stopped',
      figures: [
        { what: 'navigation to text, median', value: median(opened), unit: 'ms', bound: { max: 800 } },
        { what: 'navigation to text, p95', value: percentile(opened, 0.95), unit: 'ms', bound: { max: 800 } },
        { what: 'app kept on the device, as transferred', value: shell.transferred, unit: 'KB', bound: { max: 600 } },
        { what: 'app kept on the device, unpacked', value: shell.unpacked, unit: 'KB', bound: {} },
        { what: 'files of it', value: shell.files, unit: '', bound: {} },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

interface Story {
  id: string
  title: string
  content: string
}

/** The parent saves the story and goes; the worker has kept the app by then. */
async function saveStory(phone: BrowserContext, address: string, { title }: Story): Promise<ShellWeight> {
  const page = await phone.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: t('offline.save', { title }), exact: true }).click()
  await page.getByRole('button', { name: t('offline.remove', { title }), exact: true }).waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const shell = await weighShell(page)
  await page.close()
  return shell
}

async function openCold(phone: BrowserContext, address: string, { content }: Story): Promise<number> {
  const page = await phone.newPage()
  await putWorkerToSleep(page)
  await watchForFirst(page, ['[data-paragraph="0"]'])
  await page.goto(address)
  const took = await shownAfter(page)
  const shown = await page.locator('[data-paragraph="0"]').innerText()
  if (!content.startsWith(shown.trim().slice(0, 40))) throw new Error(`Another text was shown: ${shown}`)
  await page.close()
  return took
}

async function putWorkerToSleep(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
