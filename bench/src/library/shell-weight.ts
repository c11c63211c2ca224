import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { sum } from '../report.ts'

/** Kilobytes. */
export interface ShellWeight {
  transferred: number
  unpacked: number
  files: number
}

/** What the service worker has put by of the app's own files, as the page's browser keeps them and as they came. */
export async function weighShell(page: Page): Promise<ShellWeight> {
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'))
    const files: { url: string; bytes: number }[] = []
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if (answer) files.push({ url: answer.url || request.url, bytes: (await answer.arrayBuffer()).byteLength })
      }
    }
    return files
  })
  if (kept.length === 0) throw new Error('The service worker has kept nothing of the app')
  const came = await Promise.all(kept.map(({ url }) => bytesOnTheWire(url)))
  return { transferred: sum(came) / 1000, unpacked: sum(kept.map(({ bytes }) => bytes)) / 1000, files: kept.length }
}

/** The size of the answer's body before it is unpacked, asked for as a browser asks over HTTPS. */
async function bytesOnTheWire(url: string): Promise<number> {
  const asked = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return (await buffer(answer)).length
}
