import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { inTime } from '../aborted.ts'
import type { Database } from '../db/connect.ts'
import { ofDatabase, READ_ONLY } from '../db/trouble.ts'
import { Failure } from '../failure.ts'

/** A load balancer asks every second or two, and calls no answer a no. */
const PATIENCE_MS = 2_500
const RETRY_AFTER_S = 5

/** For a load balancer, which may ask by OPTIONS: whether the process lives, and whether it can answer a parent now. */
export function healthRoutes(db: Database, isStopping: () => boolean) {
  const app = new Hono()
  let asking: Promise<void> | null = null

  /** All who ask meanwhile share one look: a database that is silent is not asked more and more. */
  function canWrite(): Promise<void> {
    asking ??= findWritable(db).finally(() => {
      asking = null
    })
    return asking
  }

  app.on(['GET', 'OPTIONS'], '/health/live', (c) => c.json({ ok: true }))
  app.on(['GET', 'OPTIONS'], '/health/ready', async (c) => {
    if (isStopping()) throw new Failure('unavailable')
    const written = inTime(canWrite(), PATIENCE_MS, () => new Error('timeout expired'))
    await ofDatabase(written).catch((cause: unknown) => {
      throw new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER_S, cause })
    })
    return c.json({ ok: true })
  })
  return app
}

/** A standby that has not taken over yet answers every question and keeps nothing. */
async function findWritable(db: Database): Promise<void> {
  const { rows } = await db.execute<{ writable: boolean }>(
    sql`select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
  )
  if (!rows[0]?.writable) throw new Error(READ_ONLY)
}
