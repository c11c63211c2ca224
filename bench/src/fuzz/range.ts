import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@perinka/e2e/support/product'
import { startPaidProduct } from '@perinka/e2e/support/stripe'
import { connect } from '@perinka/server/db/connect'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { strangerAddress } from '../attack/ask.ts'
import { logOf, type ServerLog } from '../server-log.ts'
import { bytesOf } from './bytes.ts'
import { type Sent, send } from './send.ts'
import type { Shot } from './shot.ts'
import { openWorld } from './world.ts'

const PATIENCE_MS = 30_000
/** Many of the raw ones never end, or leave the line open. */
const RAW_PATIENCE_MS = 300

/** Where requests are shot at: a server at home with its sandbox and its /dev pages, and one whose payments are Stripe's. */
export interface Range {
  fire(shot: Shot): Promise<Sent>
  restore(): Promise<void>
  logs: readonly ServerLog[]
  /** Of the two servers, those that have ended. */
  crashes(): number
}

export async function openRange(opened: AsyncDisposableStack): Promise<Range> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-fuzz-'))
  // As root, PostgreSQL's own user must be able to pass through.
  await chmod(folder, 0o711)
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {}, address: 'npm run bench' })
  opened.defer(() => postgres.stop())
  // Limits by address and minute would answer in the place of what they guard.
  const env = { DATABASE_URL: postgres.databaseUrl, SIGN_IN_ATTEMPTS_PER_MINUTE: '10000' }
  const home = await startProduct({ env })
  opened.defer(() => home.stop())
  const shop = await startPaidProduct()
  opened.defer(() => shop.stop())
  const logs = [logOf(home.process), logOf(shop.process)]
  const database = connect({ databaseUrl: postgres.databaseUrl, max: 2 })
  opened.defer(() => database.close())
  const world = await openWorld(home, database)
  const webhookSecret = shop.stripe.config.webhookSecrets[0] ?? ''
  return {
    fire(shot) {
      const { host, port } = new URL((shot.isSigned ? shop : home).url)
      const cookie = world.cookieOf(shot.who, shot.index)
      const pieces = bytesOf(shot, { host, cookie, unverifiedToken: world.unverifiedToken, webhookSecret })
      const line = { port: Number(port), from: strangerAddress(shot.index % 2_000), ending: shot.ending }
      return send({ ...line, patienceMs: shot.raw === null ? PATIENCE_MS : RAW_PATIENCE_MS }, pieces)
    },
    restore: world.restore,
    logs,
    crashes: () => [home, shop].filter(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode).length,
  }
}
