import { addChild, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { MODEL_STORY, type ModelServer, startModelServer } from '@perinka/e2e/support/model-server'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.mjs'
import { median, type Part, percentile } from './report.ts'

const RUNS = 20
const TOKENS_PER_SECOND = 50
const OPENING = MODEL_STORY.split('\n\n')[1]?.slice(0, 24) ?? ''
const t = labels('en')

/**
 * Milliseconds from the moment a model's first paragraph was whole on the wire to the frame that
 * shows it: checking, storing, streaming and rendering, without the writing itself.
 */
export async function firstParagraph(): Promise<Part> {
  const model = await startModelServer({ tokensPerSecond: TOKENS_PER_SECOND })
  const product = await startProduct({
    env: {
      STORYTELLER_PROVIDER: 'openai-compatible',
      STORYTELLER_BASE_URL: model.baseUrl,
      STORYTELLER_MODEL: 'scripted',
      STORYTELLER_API_KEY: 'none',
    },
  })
  const browser = await chromium.launch(await browserLaunch())
  try {
    const overheads: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const overhead = await measureOnce(browser, product, model)
      if (run > 0) overheads.push(overhead)
    }
    return {
      name: `First paragraph on the screen, model at ${TOKENS_PER_SECOND} tokens a second`,
      figures: [
        { what: 'overhead, median', value: median(overheads), unit: 'ms', bound: { max: 50 } },
        { what: 'overhead, p95', value: percentile(overheads, 0.95), unit: 'ms', bound: { max: 50 } },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
    await model.close()
  }
}

async function measureOnce(browser: Browser, product: Product, model: ModelServer): Promise<number> {
  const family = await newFamily(product.url)
  await addChild(family)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const [name = '', value = ''] = family.cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: product.url }])
  const page = await context.newPage()
  await watchFor(page, OPENING)
  await page.goto(product.url)
  const child = page.getByRole('button', { name: /^(\S+ )?Ema/ }).first()
  await child.waitFor()
  if ((await child.getAttribute('aria-pressed')) === 'false') await child.click()
  await page.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('forest')
  await page.getByRole('button', { name: t('stories.create.submit') }).click()
  const shownAt = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt, undefined, {
    timeout: 30_000,
  })
  const shown = Number(await shownAt.jsonValue())
  await context.close()
  const said = model.firstParagraphs.at(-1)
  if (said === undefined) throw new Error('The model was never asked')
  return shown - said
}

/** Notes the first frame in which `text` stands on the page. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.addInitScript((opening) => {
    const seen = window as { shownAt?: number }
    const look = () => {
      if (seen.shownAt === undefined && document.body?.textContent?.includes(opening)) {
        requestAnimationFrame(() => {
          seen.shownAt ??= Date.now()
        })
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
}
