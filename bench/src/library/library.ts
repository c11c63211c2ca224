import { type BrowserContext, chromium } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'
import { type Figure, median, type Part, percentile } from '../report.ts'
import { familyOf, SEARCHES, startLibrary, tellSome } from './families.ts'
import { shownAfter, tapFor, watchForFirst } from './opening.ts'
import { phoneOf, slowDown } from './phone.ts'
import { searchAsTyped, type Typed } from './typing.ts'

const FEW = 200
const MANY = 2000
const OPENINGS = 9
const SLOWER = 4

/** The Stories page of a family with 200 stories and with 2,000, in turn, on a processor four times slower. */
export async function library(): Promise<Part> {
  const library = await startLibrary()
  const browser = await chromium.launch(await browserLaunch())
  try {
    const { url } = library.product
    await tellSome(library)
    const phones = {
      few: await phoneOf(browser, await familyOf(library, FEW), url),
      many: await phoneOf(browser, await familyOf(library, MANY), url),
    }
    const opened: Record<keyof typeof phones, number[]> = { few: [], many: [] }
    const started: number[] = []
    for (let run = 0; run <= OPENINGS; run++) {
      for (const name of ['few', 'many'] as const) {
        const took = await open(phones[name], url)
        if (run > 0) opened[name].push(took)
      }
      const took = await start(phones.many, url)
      if (run > 0) started.push(took)
    }
    const typed = { few: await search(phones.few, url), many: await search(phones.many, url) }
    return {
      name: `The Stories page of ${MANY.toLocaleString('en')} stories beside one of ${FEW}, phone, ${SLOWER}× slower`,
      figures: [
        {
          what: 'from the tap on Home to list and search box, p95',
          value: percentile(opened.many, 0.95),
          unit: 'ms',
          bound: { max: 1000 },
        },
        growth('of that, median', median(opened.many), median(opened.few)),
        { what: 'the same with the whole app to start, median', value: median(started), unit: 'ms', bound: {} },
        ...keystrokes(typed.many, typed.few),
      ],
    }
  } finally {
    await browser.close()
    await library.stop()
  }
}

function keystrokes(many: Typed, few: Typed): Figure[] {
  return [
    { what: 'keystroke painted, p95', value: percentile(many.painted, 0.95), unit: 'ms', bound: { max: 50 } },
    growth('of that, mean', mean(many.painted), mean(few.painted)),
    { what: 'keystroke to its results, p95', value: percentile(many.shown, 0.95), unit: 'ms', bound: { max: 150 } },
    growth('of that, median', median(many.shown), median(few.shown)),
  ]
}

function growth(what: string, many: number, few: number): Figure {
  return { what: `growth ${what}`, value: many / few, unit: '×', bound: { max: 1.5 } }
}

const mean = (samples: readonly number[]) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length

const USABLE = ['main article', 'main input[type=search]:enabled']

/** Where signing in has led, the parent taps on Stories for the first time. */
async function open(phone: BrowserContext, url: string): Promise<number> {
  const page = await phone.newPage()
  await slowDown(page, SLOWER)
  await page.goto(url)
  await page.locator('main article').first().waitFor()
  const took = await tapFor(page, page.locator('nav a[href="/stories"]'), USABLE)
  await page.close()
  return took
}

async function start(phone: BrowserContext, url: string): Promise<number> {
  const page = await phone.newPage()
  await slowDown(page, SLOWER)
  await watchForFirst(page, USABLE)
  await page.goto(`${url}/stories`)
  const took = await shownAfter(page)
  await page.close()
  return took
}

async function search(phone: BrowserContext, url: string): Promise<Typed> {
  const page = await phone.newPage()
  await page.goto(`${url}/stories`)
  await page.locator('main article').first().waitFor()
  await slowDown(page, SLOWER)
  const typed = await searchAsTyped(page, SEARCHES)
  await page.close()
  return typed
}
