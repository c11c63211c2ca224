import { addChild, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { MODEL_STORY, type ModelServer, startModelServer } from '@perinka/e2e/support/model-server'
import type { Browser, Page } from '@playwright/test'
import { phoneOf } from './phone.ts'
import { figure, median, type Part, percentile, samples } from './report.ts'
import { type Opened, openBrowser, openProduct } from './resources.ts'

const RUNS = 20
const TOKENS_PER_SECOND = 50
const OPENING = MODEL_STORY.split('\n\n')[1]?.slice(0, 24) ?? ''
const t = labels('en')

declare global {
  interface Window {
    shownAt?: number
  }
}

/**
 * Milliseconds from the moment a model's first paragraph was whole on the wire to the frame that
 * shows it: checking, storing, streaming and rendering, without the writing itself.
 */
export async function firstParagraph(opened: Opened): Promise<Part> {
  const model = opened.adopt(await startModelServer({ tokensPerSecond: TOKENS_PER_SECOND }), ({ close }) => close())
  const { url } = await openProduct(opened, {
    env: {
      STORYTELLER_PROVIDER: 'openai-compatible',
      STORYTELLER_BASE_URL: model.baseUrl,
      STORYTELLER_MODEL: 'scripted',
      STORYTELLER_API_KEY: 'none',
    },
  })
  const browser = await openBrowser(opened)
  const overheads = await samples(RUNS, () => measureOnce(browser, url, model))
  return {
    name: `First paragraph on the screen, model at ${TOKENS_PER_SECOND} tokens a second`,
    figures: [
      figure('overhead, median', median(overheads), 'ms', { max: 50 }),
      figure('overhead, p95', percentile(overheads, 0.95), 'ms', { max: 50 }),
    ],
  }
}

async function measureOnce(browser: Browser, url: string, model: ModelServer): Promise<number> {
  const family = await newFamily(url)
  await addChild(family)
  const phone = await phoneOf(browser, family, url)
  const page = await phone.newPage()
  await watchFor(page, OPENING)
  await page.goto(url)
  const child = page.getByRole('button', { name: /^(\S+ )?Ema/ }).first()
  await child.waitFor()
  if ((await child.getAttribute('aria-pressed')) === 'false') await child.click()
  await page.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('forest')
  await page.getByRole('button', { name: t('stories.create.submit') }).click()
  const shownAt = await page.waitForFunction(() => window.shownAt, undefined, { timeout: 30_000 })
  const shown = Number(await shownAt.jsonValue())
  await phone.close()
  const said = model.firstParagraphs.at(-1)
  if (said === undefined) throw new Error('The model was never asked')
  return shown - said
}

/** Notes the beginning of the first frame in which `text` stands on the page. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.addInitScript((opening) => {
    const look = () => {
      if (window.shownAt === undefined && document.body?.textContent?.includes(opening))
        requestAnimationFrame(() => Object.assign(window, { shownAt: window.shownAt ?? Date.now() }))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
}
