import { FREE_STORIES } from '@perinka/contract/catalog'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema.ts'

/**
 * Takes one free story; false where none is left. One guarded UPDATE, so two tabs cannot both take
 * the last one.
 */
export async function takeSeat(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ freeStoriesUsed: sql`${users.freeStoriesUsed} + 1` })
    .where(and(eq(users.id, userId), lt(users.freeStoriesUsed, sql`${FREE_STORIES} + ${users.freeStoriesGranted}`)))
  return rowCount === 1
}

/** Gives `count` free stories back; call it in the transaction that ends the generations that took them. */
export async function giveSeatsBack(db: Queryable, userId: string, count: number): Promise<void> {
  if (count === 0) return
  await db
    .update(users)
    .set({ freeStoriesUsed: sql`greatest(0, ${users.freeStoriesUsed} - ${count}::int)` })
    .where(and(eq(users.id, userId), gt(users.freeStoriesUsed, 0)))
}
