import type { Language } from '@perinka/contract/languages'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import type { Browser, BrowserContext } from '@playwright/test'
import { kilobytesOf, phoneOf, SETTLED_MS, scriptsOf } from './phone.ts'
import { figure, NEVER, type Part } from './report.ts'
import { type Opened, openBrowser, openProduct } from './resources.ts'

/** What every page of the app that is not the first one stands on: their shared code and their texts. */
const SHELL_PAGE = '/characters'
const STRIPE = 'https://js.stripe.com/'

/**
 * What the subscribe page costs a phone in our own JavaScript, gzip, beyond the shell (whatever another page of the app
 * fetches too), with the payment form standing; and that nothing of Stripe, neither its script nor what loads it, is
 * fetched before a form of its own is about to show. Nothing is fetched ahead here, so that what is asked for is needed.
 */
export async function subscribePage(opened: Opened): Promise<Part> {
  const { url } = await openProduct(opened)
  const browser = await openBrowser(opened)
  const family = await newFamily(url)
  const weight = async (language: Language, adapter: Adapter) => {
    const kilobytes = await weightOf(browser, url, family, language, adapter)
    const name = adapter === 'stripe' ? 'Stripe' : adapter
    return figure(`our JavaScript beyond the shell, ${name}, ${language}`, kilobytes, 'KB', { max: 30 })
  }
  const weights = [await weight('en', 'sandbox'), await weight('sk', 'sandbox'), await weight('sk', 'stripe')]
  const early = await earlyStripe(browser, url, family)
  return {
    name: 'The subscribe page',
    figures: [
      ...weights,
      figure('requests to Stripe before a form shows', early.before, '', NEVER),
      figure('requests to Stripe with the form', early.withForm, '', { min: 1 }),
    ],
  }
}

type Adapter = 'sandbox' | 'stripe'

async function phone(browser: Browser, url: string, family: Family | null, language: Language, adapter: Adapter) {
  const signedIn = family ?? (await newFamily(url))
  const context = await phoneOf(browser, signedIn, url, { language, serviceWorkers: 'block' })
  if (!family) await context.clearCookies()
  await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  if (adapter === 'stripe') await answersStripe(context)
  return context
}

/** The browser is told that payments run through Stripe; its script is asked for, and does not come. */
async function answersStripe(context: BrowserContext): Promise<void> {
  await context.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, payments: { adapter: 'stripe', publishableKey: 'pk_test_bench' } } })
  })
  // The page of this server does not allow Stripe's script: one with Stripe set up does.
  await context.route(/\/(subscribe|characters|subscription-success)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await context.route(`${STRIPE}**`, (route) => route.abort())
}

async function weightOf(
  browser: Browser,
  url: string,
  family: Family,
  language: Language,
  adapter: Adapter,
): Promise<number> {
  const t = labels(language)
  await using context = await phone(browser, url, family, language, adapter)
  const first = await context.newPage()
  const title = first.getByRole('heading', { level: 1, name: t('characters.title') })
  const shell = await scriptsOf(first, `${url}${SHELL_PAGE}`, () => title.waitFor())
  await first.close()
  const page = await context.newPage()
  const form = page.getByText(t(adapter === 'sandbox' ? 'sandbox.mark' : 'premium.formAway'))
  const scripts = await scriptsOf(page, `${url}/subscribe`, () => form.waitFor())
  return kilobytesOf(new Map([...scripts].filter(([path]) => !shell.has(path))))
}

/** Home, another page, the success page, and the offer as a visitor sees it; then the form itself. */
async function earlyStripe(browser: Browser, url: string, family: Family) {
  const isStripes = (address: string) => address.startsWith(STRIPE) || /\/assets\/StripeFields/.test(address)
  const count = async (who: Family | null, path: string) => {
    await using context = await phone(browser, url, who, 'en', 'stripe')
    const page = await context.newPage()
    let asked = 0
    page.on('request', (request) => {
      if (isStripes(request.url())) asked++
    })
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    return asked
  }
  let before = await count(null, '/subscribe')
  for (const path of ['/', SHELL_PAGE, '/subscription-success']) before += await count(family, path)
  return { before, withForm: await count(family, '/subscribe') }
}
