import { addChild, newFamily } from '@perinka/e2e/support/family'
import { labels } from '@perinka/e2e/support/labels'
import { type ModelServer, startModelServer } from '@perinka/e2e/support/model-server'
import type { Browser } from '@playwright/test'
import { shownAfter, watchForFirst } from './opening.ts'
import { phoneOf } from './phone.ts'
import { figure, median, type Part, percentile, samples } from './report.ts'
import { type Opened, openBrowser, openProduct } from './resources.ts'

const RUNS = 20
const TOKENS_PER_SECOND = 50
const t = labels('en')

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
  await watchForFirst(page, ['[data-paragraph="0"]'])
  await page.goto(url)
  const child = page.getByRole('button', { name: /^(\S+ )?Ema/ }).first()
  await child.waitFor()
  if ((await child.getAttribute('aria-pressed')) === 'false') await child.click()
  await page.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('forest')
  await page.getByRole('button', { name: t('stories.create.submit') }).click()
  const shown = (await shownAfter(page)) + (await page.evaluate(() => performance.timeOrigin))
  await phone.close()
  const said = model.firstParagraphs.at(-1)
  if (said === undefined) throw new Error('The model was never asked')
  return shown - said
}
