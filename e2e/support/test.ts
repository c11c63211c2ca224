import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { test as base, expect } from '@playwright/test'
import { complaintsBut } from './complaints.ts'
import { type Parent, parentAt } from './parent.ts'

/**
 * Journeys fail on anything the browser complains about: an uncaught error, a `console.error`, a
 * breach of the content security policy. `expected` names what belongs to the journey, a
 * call that does not come as `404 /api/stories/:id`.
 */
export const test = base.extend<{ url: string; expected: string[]; isAskedForConsent: boolean; parent: Parent }>({
  url: async ({ browserName: _ }, use) => {
    const url = process.env.PERINKA_URL
    if (!url) throw new Error('The product is not running: start the journeys with `npm test`')
    await use(url)
  },
  expected: [[], { option: true }],
  // Elsewhere the cookie banner was answered on an earlier visit.
  isAskedForConsent: [false, { option: true }],
  page: async ({ page, expected, isAskedForConsent }, use) => {
    const { complaints, onError, onConsole } = complaintsBut(expected)
    page.on('pageerror', onError)
    page.on('console', onConsole)
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

/**
 * Journeys in the language that matters to them; in the other one they are part of `npm run test:all`. Where a text, a
 * plural, the layout or the locale is what is judged, a journey is told `for (const language of LANGUAGES)` instead.
 */
export function journeysIn(chosen: Language, journeys: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    test.describe(`in ${language}`, { tag: language === chosen ? [] : '@extended' }, () => journeys(language))
  }
}

/** The rules of the specification that a journey shows, by their names in `docs/spec-rules.json`. */
export function shows(rules: string): { tag: string[] } {
  return { tag: rules.split(', ').map((rule) => `@${rule}`) }
}

export { expect }
