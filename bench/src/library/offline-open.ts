import type { Story } from '@perinka/contract/stories'
import { addChild, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import type { BrowserContext, Page } from '@playwright/test'
import { tell } from '../families.ts'
import { shownAfter, watchForFirst } from '../opening.ts'
import { phoneOf } from '../phone.ts'
import { figure, median, type Part, percentile, samples } from '../report.ts'
import { type Opened, openBrowser, openProduct } from '../resources.ts'
import { type ShellWeight, weighShell } from './shell-weight.ts'

const RUNS = 20
const t = labels('en')

/**
 * A story that was saved opens with the server stopped, each time in a new tab and with the service worker asleep, from the
 * navigation to the frame that shows its text. And what the app keeps on the device to be able to: its own files.
 */
export async function offlineOpen(opened: Opened): Promise<Part> {
  const product = await openProduct(opened)
  const browser = await openBrowser(opened)
  const family = await newFamily(product.url)
  const told = await tell(family, { childProfileId: await addChild(family), language: 'en', length: 'long' }, 0)
  const phone = await phoneOf(browser, family, product.url)
  const address = `${product.url}/story/${told.id}`
  const shell = await saveStory(phone, address, told)
  await product.stop()
  const times = await samples(RUNS, () => openCold(phone, address, told))
  return {
    name: 'A saved story, opened with the server stopped',
    figures: [
      figure('navigation to text, median', median(times), 'ms', { max: 800 }),
      figure('navigation to text, p95', percentile(times, 0.95), 'ms', { max: 800 }),
      figure('app kept on the device, as transferred', shell.transferred, 'KB', { max: 600 }),
      figure('app kept on the device, unpacked', shell.unpacked, 'KB'),
      figure('files of it', shell.files),
    ],
  }
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
