import { gzipSync } from 'node:zlib'
import { startProduct } from '@perinka/e2e/support/product'
import { chromium, type Response } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserLaunch } from '../../scripts/browser.mjs'
import { median, type Part } from './report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 5

const isScript = (response: Response) => new URL(response.url()).pathname.endsWith('.js')

/**
 * What a visitor's phone pays for the first page, the cookie banner that comes a second later included (gzip as tight as
 * the server keeps it), and Lighthouse's mobile verdict, median of five.
 */
export async function landing(): Promise<Part> {
  const product = await startProduct()
  const port = 9300 + Math.floor(Math.random() * 600)
  const browser = await chromium.launch(await browserLaunch(`--remote-debugging-port=${port}`))
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(product.url)
    await page.locator('.cookie-banner').waitFor()
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(responses.filter(isScript).map((response) => response.body()))
    const scripts = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    await page.close()

    const scores: Record<(typeof CATEGORIES)[number], number[]> = {
      performance: [],
      accessibility: [],
      'best-practices': [],
      seo: [],
    }
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(product.url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
      for (const category of CATEGORIES) scores[category].push((result?.lhr.categories[category]?.score ?? 0) * 100)
    }
    return {
      name: 'Landing page, phone',
      figures: [
        { what: 'JavaScript, gzip', value: scripts / 1000, unit: 'KB', bound: { max: 80 } },
        { what: 'requests', value: responses.length, unit: '', bound: { max: 8 } },
        { what: 'Lighthouse performance', value: median(scores.performance), unit: '', bound: { min: 98 } },
        ...CATEGORIES.slice(1).map((category) => ({
          what: `Lighthouse ${category}`,
          value: median(scores[category]),
          unit: '',
          bound: { min: 100 },
        })),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
