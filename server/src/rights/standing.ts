import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Standing } from './entitlements.ts'

/** What an account's row says of its standing. */
export const standingColumns = {
  subscriptionStatus: users.subscriptionStatus,
  subscriptionTier: users.subscriptionTier,
  subscriptionEndDate: users.subscriptionEndDate,
  isLifetimeAccess: users.isLifetimeAccess,
  freeStoriesUsed: users.freeStoriesUsed,
  freeStoriesGranted: users.freeStoriesGranted,
}

/**
 * The account's standing, its row held until the transaction ends, so that what a family begins is
 * counted one after the other; null where there is no such account (any more).
 */
export async function lockStanding(db: Queryable, userId: string): Promise<Standing | null> {
  const [row] = await db.select(standingColumns).from(users).where(eq(users.id, userId)).for('no key update')
  return row ?? null
}

/** The same at a glance: it may have changed a moment later. */
export async function findStanding(db: Queryable, userId: string): Promise<Standing | null> {
  const [row] = await db.select(standingColumns).from(users).where(eq(users.id, userId))
  return row ?? null
}
