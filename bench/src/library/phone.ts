import type { Language } from '@perinka/contract/languages'
import type { Family } from '@perinka/e2e/support/family'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A phone on which this family is signed in and has answered the cookie banner. */
export async function phoneOf(
  browser: Browser,
  { cookie }: Family,
  url: string,
  options: BrowserContextOptions & { language?: Language } = {},
): Promise<BrowserContext> {
  const { language = 'en', ...rest } = options
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...rest })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url }])
  await context.addInitScript((chosen) => {
    localStorage.setItem('perinka.language', chosen)
    localStorage.setItem('perinka.identity', 'parent')
    localStorage.setItem('perinka.cookiePreferences', '{"necessary":true,"analytics":false,"functional":false}')
    localStorage.setItem('perinka.consent', 'true')
  }, language)
  return context
}

/** Slows the page's processor down, as Lighthouse does for a phone of the middle class. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
