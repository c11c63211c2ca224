import type { BrowserContext } from '@playwright/test'
import { shownAfter, tapFor, watchForFirst } from '../opening.ts'
import { phoneOf, slowDown } from '../phone.ts'
import { type Figure, figure, median, type Part, percentile, samples, sum } from '../report.ts'
import { type Opened, openBrowser } from '../resources.ts'
import { familyOf, openLibrary, SEARCHES, tellSome } from './families.ts'
import { searchAsTyped, type Typed } from './typing.ts'

const FEW = 200
const MANY = 2000
const OPENINGS = 9
const SLOWER = 4

/** The Stories page of a family with 200 stories and with 2,000, in turn, on a processor four times slower. */
export async function library(opened: Opened): Promise<Part> {
  const library = await openLibrary(opened)
  const browser = await openBrowser(opened)
  const { url } = library
  await tellSome(library)
  const few = await phoneOf(browser, await familyOf(library, FEW), url)
  const many = await phoneOf(browser, await familyOf(library, MANY), url)
  const times = await samples(OPENINGS, async () => ({
    few: await open(few, url),
    many: await open(many, url),
    started: await start(many, url),
  }))
  const typed = { few: await search(few, url), many: await search(many, url) }
  const opening = times.map((one) => one.many)
  const started = median(times.map((one) => one.started))
  return {
    name: `The Stories page of ${MANY.toLocaleString('en')} stories beside one of ${FEW}, phone, ${SLOWER}× slower`,
    figures: [
      figure('from the tap on Home to list and search box, p95', percentile(opening, 0.95), 'ms', { max: 1000 }),
      growth('of that, median', median(opening), median(times.map((one) => one.few))),
      figure('the same with the whole app to start, median', started, 'ms'),
      ...keystrokes(typed.many, typed.few),
    ],
  }
}

function keystrokes(many: Typed, few: Typed): Figure[] {
  return [
    figure('keystroke painted, p95', percentile(many.painted, 0.95), 'ms', { max: 50 }),
    growth('of that, mean', mean(many.painted), mean(few.painted)),
    figure('keystroke to its results, p95', percentile(many.shown, 0.95), 'ms', { max: 150 }),
    growth('of that, median', median(many.shown), median(few.shown)),
  ]
}

const growth = (what: string, many: number, few: number) => figure(`growth ${what}`, many / few, '×', { max: 1.5 })

const mean = (all: readonly number[]) => sum(all) / all.length

const USABLE = ['main article', 'main input[type=search]:enabled']

/** Where signing in has led, the parent taps on Stories for the first time. */
async function open(phone: BrowserContext, url: string): Promise<number> {
  await using page = await phone.newPage()
  await slowDown(page, SLOWER)
  await page.goto(url)
  await page.locator('main article').first().waitFor()
  return await tapFor(page, page.locator('nav a[href="/stories"]'), USABLE)
}

async function start(phone: BrowserContext, url: string): Promise<number> {
  await using page = await phone.newPage()
  await slowDown(page, SLOWER)
  await watchForFirst(page, USABLE)
  await page.goto(`${url}/stories`)
  return await shownAfter(page)
}

async function search(phone: BrowserContext, url: string): Promise<Typed> {
  await using page = await phone.newPage()
  await page.goto(`${url}/stories`)
  await page.locator('main article').first().waitFor()
  await slowDown(page, SLOWER)
  return await searchAsTyped(page, SEARCHES)
}
