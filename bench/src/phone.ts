import { gzipSync } from 'node:zlib'
import type { Language } from '@perinka/contract/languages'
import type { Family } from '@perinka/e2e/support/family'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { sum } from './report.ts'

export const PHONE = { viewport: { width: 390, height: 844 } }

/** A phone on which this family is signed in and has answered the cookie banner. */
export async function phoneOf(
  browser: Browser,
  family: Family,
  url: string,
  options: BrowserContextOptions & { language?: Language } = {},
): Promise<BrowserContext> {
  const { language = 'en', ...rest } = options
  const context = await browser.newContext({ ...PHONE, ...rest })
  await signIn(context, family, url, language)
  return context
}

/** Has the browser keep what it would keep had the parent signed in there and answered the cookie banner. */
export async function signIn(
  context: BrowserContext,
  { cookie }: Family,
  url: string,
  language: Language,
): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url }])
  await context.addInitScript((chosen) => {
    localStorage.setItem('perinka.language', chosen)
    localStorage.setItem('perinka.identity', 'parent')
    localStorage.setItem('perinka.cookiePreferences', '{"necessary":true,"analytics":false,"functional":false}')
    localStorage.setItem('perinka.consent', 'true')
  }, language)
}

/** Slows the page's processor down, as Lighthouse does for a phone of the middle class. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Longer than anything that comes by itself some time after a page: the cookie banner, for those not asked yet. */
export const SETTLED_MS = 3000

/** Opens the page and answers the scripts of ours that it fetches until it `stands` and the network is quiet, by their paths. */
export async function scriptsOf(page: Page, url: string, stands: () => Promise<void>): Promise<Map<string, Buffer>> {
  const answers = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    if (origin === new URL(url).origin && pathname.endsWith('.js')) answers.set(pathname, response.body())
  })
  await page.goto(url)
  await stands()
  await page.waitForTimeout(SETTLED_MS)
  await page.waitForLoadState('networkidle')
  return new Map(await Promise.all([...answers].map(async ([path, body]) => [path, await body] as const)))
}

/** Gzip as tight as the server keeps it. */
export function kilobytesOf(scripts: Map<string, Buffer>): number {
  return sum([...scripts.values()].map((body) => gzipSync(body, { level: 9 }).length)) / 1000
}
