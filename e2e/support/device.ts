import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.mjs'
import { complaintsBut } from './complaints.ts'
import { listensAt } from './ear.ts'

/** A phone that keeps what a browser keeps, also while it is off. */
export interface Device {
  /** Starts the browser, cold, and answers its one page. */
  on(): Promise<Page>
  off(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** `expected` names what its console may complain of; anything else is thrown when it goes off. */
export async function newDevice(expected: string[]): Promise<Device> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-device-'))
  let browser: BrowserContext | null = null
  const { complaints, onError, onConsole } = complaintsBut(expected)

  async function off(): Promise<void> {
    await browser?.close()
    browser = null
  }

  return {
    off: async () => {
      await off()
      if (complaints.length > 0) throw new Error(`The console said:\n${complaints.join('\n')}`)
    },
    async on() {
      browser = await chromium.launchPersistentContext(folder, {
        ...(await browserLaunch()),
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      })
      browser.on('weberror', (error) => onError(error.error()))
      browser.on('console', onConsole)
      const [page = await browser.newPage()] = browser.pages()
      await listensAt(page)
      return page
    },
    async [Symbol.asyncDispose]() {
      await off()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The app and its worker are on this device: from now on it starts without the server. */
export async function isInstalledAt(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    }
  })
}
