import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/connect.ts'
import { Failure } from './failure.ts'

/** For a load balancer: whether the process lives, and whether it can answer a parent now. */
export function healthRoutes(db: Database, isStopping: () => boolean) {
  const app = new Hono()
  app.get('/health/live', (c) => c.json({ ok: true }))
  app.get('/health/ready', async (c) => {
    if (isStopping()) throw new Failure('unavailable')
    await db.execute(sql`select 1`).catch((cause: unknown) => {
      throw new Failure('unavailable', { cause })
    })
    return c.json({ ok: true })
  })
  return app
}
