import { startPaidProduct } from '@perinka/e2e/support/stripe'
import { strangerAddress } from '../attack/ask.ts'
import { type Opened, openConnection, openDatabase, openProduct } from '../resources.ts'
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

export async function openRange(opened: Opened): Promise<Range> {
  const databaseUrl = await openDatabase(opened)
  // Limits by address and minute would answer in the place of what they guard.
  const env = { DATABASE_URL: databaseUrl, SIGN_IN_ATTEMPTS_PER_MINUTE: '10000' }
  const home = await openProduct(opened, { env })
  const shop = opened.adopt(await startPaidProduct(), ({ stop }) => stop())
  const logs = [logOf(home.process), logOf(shop.process)]
  const world = await openWorld(home, openConnection(opened, databaseUrl, 2))
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
