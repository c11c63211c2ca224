import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { type Connection, connect } from '@perinka/server/db/connect'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { type Browser, chromium } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.mjs'

/** What a part has opened: closed after it, however it ends, in the opposite order. */
export type Opened = AsyncDisposableStack

/** A folder that goes with all that is in it. */
export async function openFolder(opened: Opened): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-bench-'))
  // As root, PostgreSQL's own user must be able to pass through.
  await chmod(folder, 0o711)
  return opened.adopt(folder, () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
}

/** Address of an empty database of its own. */
export async function openDatabase(opened: Opened): Promise<string> {
  const dataDir = join(await openFolder(opened), 'data')
  const postgres = await startEmbedded({ dataDir, log: () => {}, address: 'npm run bench' })
  return opened.adopt(postgres, () => postgres.stop()).databaseUrl
}

export function openConnection(opened: Opened, databaseUrl: string, max: number): Connection {
  return opened.adopt(connect({ databaseUrl, max }), ({ close }) => close())
}

export async function openProduct(opened: Opened, options?: Parameters<typeof startProduct>[0]): Promise<Product> {
  return opened.adopt(await startProduct(options), (product) => product.stop())
}

/** `more`: further arguments of its command line. */
export async function openBrowser(opened: Opened, ...more: string[]): Promise<Browser> {
  return opened.use(await chromium.launch(await browserLaunch(...more)))
}
