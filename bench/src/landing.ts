import { freePort } from '@perinka/server/testing/free-port'
import lighthouse from 'lighthouse'
import { kilobytesOf, PHONE, scriptsOf } from './phone.ts'
import { figure, median, type Part } from './report.ts'
import { type Opened, openBrowser, openProduct } from './resources.ts'

const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const RUNS = 5

/**
 * What a visitor's phone pays for the first page, the cookie banner that comes a second later included (gzip as tight as
 * the server keeps it), and Lighthouse's mobile verdict, median of five.
 */
export async function landing(opened: Opened): Promise<Part> {
  const { url } = await openProduct(opened)
  const port = await freePort()
  const browser = await openBrowser(opened, `--remote-debugging-port=${port}`)
  const page = await browser.newPage(PHONE)
  let requests = 0
  page.on('response', () => requests++)
  const scripts = await scriptsOf(page, url, () => page.locator('.cookie-banner').waitFor())
  await page.close()

  const options = { port, onlyCategories: Object.keys(LEAST), logLevel: 'error' } as const
  const verdicts: Awaited<ReturnType<typeof lighthouse>>[] = []
  for (let run = 0; run < RUNS; run++) verdicts.push(await lighthouse(url, options))
  return {
    name: 'Landing page, phone',
    figures: [
      figure('JavaScript, gzip', kilobytesOf(scripts), 'KB', { max: 80 }),
      figure('requests', requests, '', { max: 8 }),
      ...Object.entries(LEAST).map(([category, min]) => {
        const scores = verdicts.map((verdict) => (verdict?.lhr.categories[category]?.score ?? 0) * 100)
        return figure(`Lighthouse ${category}`, median(scores), '', { min })
      }),
    ],
  }
}
