import { test as base, expect } from '@playwright/test'
import { type Parent, parentAt } from './parent.ts'

/**
 * Journeys fail on anything the browser complains about: an uncaught error, a `console.error`, a
 * breach of the content security policy. `expected` names complaints that belong to the journey.
 */
export const test = base.extend<{ url: string; expected: RegExp[]; isAskedForConsent: boolean; parent: Parent }>({
  url: async ({ browserName: _ }, use) => {
    const url = process.env.PERINKA_URL
    if (!url) throw new Error('The product is not running: start the journeys with `npm test`')
    await use(url)
  },
  expected: [[], { option: true }],
  // Elsewhere the cookie banner was answered on an earlier visit.
  isAskedForConsent: [false, { option: true }],
  page: async ({ page, expected, isAskedForConsent }, use) => {
    const complaints: string[] = []
    const note = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
    }
    page.on('pageerror', (error) => note(String(error)))
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    if (!isAskedForConsent) await page.addInitScript(acceptAllCookies)
    await use(page)
    expect(complaints).toEqual([])
  },
  parent: async ({ page, url }, use) => use(parentAt(page, url)),
})

function acceptAllCookies() {
  // A frame of another site has nothing to say about it, and no storage either.
  if (self !== top) return
  localStorage.setItem('perinka.cookiePreferences', '{"necessary":true,"analytics":true,"functional":true}')
  localStorage.setItem('perinka.consent', 'true')
}

export { expect }
