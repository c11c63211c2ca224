import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'

/**
 * Whoever changes what a family pays takes turns until its transaction ends: two tabs, a message of the payment provider
 * and a cancellation never act on what another one is changing. Taken before any row of the family is locked.
 */
export async function takePaymentTurn(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${userId}`}, 0))`)
}
