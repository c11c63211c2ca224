import { gzipSync } from 'node:zlib'
import type { Language } from '@perinka/contract/languages'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { startProduct } from '@perinka/e2e/support/product'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.mjs'
import { phoneOf } from './library/phone.ts'
import type { Part } from './report.ts'

/** What every page of the app that is not the first one stands on: their shared code and their texts. */
const SHELL_PAGE = '/characters'
const STRIPE = 'https://js.stripe.com/'
/** Longer than anything that comes by itself after a page. */
const SETTLED_MS = 3000

/**
 * What the subscribe page costs a phone in our own JavaScript, gzip, beyond the shell (whatever another page of the app
 * fetches too), with the payment form standing; and that nothing of Stripe, neither its script nor what loads it, is
 * fetched before a form of its own is about to show. Nothing is fetched ahead here, so that what is asked for is needed.
 */
export async function subscribePage(): Promise<Part> {
  const product = await startProduct()
  const browser = await chromium.launch(await browserLaunch())
  try {
    const family = await newFamily(product.url)
    const sandbox = {
      en: await weightOf(browser, product.url, family, 'en', 'sandbox'),
      sk: await weightOf(browser, product.url, family, 'sk', 'sandbox'),
    }
    const stripe = await weightOf(browser, product.url, family, 'sk', 'stripe')
    const early = await earlyStripe(browser, product.url, family)
    return {
      name: 'The subscribe page',
      figures: [
        { what: 'our JavaScript beyond the shell, sandbox, en', value: sandbox.en, unit: 'KB', bound: { max: 30 } },
        { what: 'our JavaScript beyond the shell, sandbox, sk', value: sandbox.sk, unit: 'KB', bound: { max: 30 } },
        { what: 'our JavaScript beyond the shell, Stripe, sk', value: stripe, unit: 'KB', bound: { max: 30 } },
        { what: 'requests to Stripe before a form shows', value: early.before, unit: '', bound: { max: 0 } },
        { what: 'requests to Stripe with the form', value: early.withForm, unit: '', bound: { min: 1 } },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

type Adapter = 'sandbox' | 'stripe'

async function phone(browser: Browser, url: string, family: Family | null, language: Language, adapter: Adapter) {
  const signedIn = family ?? (await newFamily(url))
  const options = { language, serviceWorkers: 'block', viewport: { width: 390, height: 844 } } as const
  const context = await phoneOf(browser, signedIn, url, options)
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
  const context = await phone(browser, url, family, language, adapter)
  const shell = await scriptsOf(context, url, SHELL_PAGE, (page) =>
    page.getByRole('heading', { level: 1, name: t('characters.title') }).waitFor(),
  )
  const scripts = await scriptsOf(context, url, '/subscribe', (page) => showsForm(page, language, adapter))
  await context.close()
  const own = [...scripts].filter(([path]) => !shell.has(path))
  return own.reduce((sum, [, body]) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
}

async function showsForm(page: Page, language: Language, adapter: Adapter): Promise<void> {
  const t = labels(language)
  if (adapter === 'sandbox') await page.getByText(t('sandbox.mark')).waitFor()
  else await page.getByText(t('premium.formAway')).waitFor()
}

/** Scripts of ours that a page fetches from an empty cache, by their paths. */
async function scriptsOf(
  context: BrowserContext,
  url: string,
  path: string,
  stands: (page: Page) => Promise<void>,
): Promise<Map<string, Buffer>> {
  const page = await context.newPage()
  const answers = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    if (origin === url && pathname.endsWith('.js')) answers.set(pathname, response.body())
  })
  await page.goto(`${url}${path}`)
  await stands(page)
  await page.waitForTimeout(SETTLED_MS)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all([...answers].map(async ([name, body]) => [name, await body] as const))
  await page.close()
  return new Map(scripts)
}

/** Home, another page, the success page, and the offer as a visitor sees it; then the form itself. */
async function earlyStripe(browser: Browser, url: string, family: Family) {
  const isStripes = (address: string) => address.startsWith(STRIPE) || /\/assets\/StripeFields/.test(address)
  const count = async (who: Family | null, path: string) => {
    const context = await phone(browser, url, who, 'en', 'stripe')
    const page = await context.newPage()
    let asked = 0
    page.on('request', (request) => {
      if (isStripes(request.url())) asked++
    })
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    await context.close()
    return asked
  }
  let before = await count(null, '/subscribe')
  for (const path of ['/', SHELL_PAGE, '/subscription-success']) before += await count(family, path)
  return { before, withForm: await count(family, '/subscribe') }
}
