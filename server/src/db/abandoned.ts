import { eq, sql } from 'drizzle-orm'
import { paymentTurns } from './billing-schema.ts'
import type { Database } from './connect.ts'
import { narrations } from './narration-schema.ts'
import { storyGenerations } from './story-schema.ts'

/**
 * Takes the leases from whatever is said to be running. For the start of a server that has the database to itself: nobody
 * else can be at work, so a family does not wait for the time of a process that has died.
 */
export async function endLeases(db: Database): Promise<void> {
  const over = { leaseUntil: sql`now() - interval '1 second'` }
  await db.update(storyGenerations).set(over).where(eq(storyGenerations.status, 'running'))
  await db.update(narrations).set(over).where(eq(narrations.status, 'running'))
  await db.delete(paymentTurns)
}
