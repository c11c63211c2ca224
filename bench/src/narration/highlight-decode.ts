import type { Family } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'
import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import { type Browser, chromium } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await browserLaunch())
}

/**
 * The stored narration as Chromium plays it to this family, at `SAMPLE_RATE`: what an encoder puts before the first
 * sample and what a decoder takes away of it are in it.
 */
export async function heard(
  browser: Browser,
  product: Product,
  family: Family,
  address: string,
): Promise<Float32Array> {
  const context = await browser.newContext()
  try {
    const [name = '', value = ''] = family.cookie.split(/=(.*)/)
    await context.addCookies([{ name, value, url: product.url }])
    const page = await context.newPage()
    await page.goto(product.url)
    const encoded = await page.evaluate(decoded, { address, rate: SAMPLE_RATE })
    return new Float32Array(Uint8Array.from(Buffer.from(encoded, 'base64')).buffer)
  } finally {
    await context.close()
  }
}

/** Runs in the page. Base64, because a page hands over text. */
async function decoded({ address, rate }: { address: string; rate: number }): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The narration answered ${answer.status}`)
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await answer.arrayBuffer())
  const blob = new Blob([sound.getChannelData(0)])
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.readAsDataURL(blob)
  })
}
