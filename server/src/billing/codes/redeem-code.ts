import type { FailureCode } from '@perinka/contract/failures'
import type { Code, Redeemed } from '@perinka/contract/payments'
import { eq, sql } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../../db/billing-schema.ts'
import type { Database, Queryable } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'
import { Failure } from '../../failure.ts'
import { freeStoriesRemaining } from '../../rights/entitlements.ts'
import { countUse } from './counts.ts'
import { findUse } from './find-discount.ts'

/**
 * Grants the free stories of `code` once a family: all of it, or nothing with one of the failures
 * `code_invalid`, `code_not_for_stories`, `code_already_used`, `code_expired` and `code_used_up`, the first that fits.
 */
export async function redeemCode(db: Database, userId: string, code: Code): Promise<Redeemed> {
  return db.transaction(async (tx) => {
    const counted = await countUse(tx, { code }, 'free_stories')
    if (!counted) throw new Failure(await reasonAgainst(tx, userId, code))
    const use = { discountCodeId: counted.id, userId }
    const { rowCount } = await tx.insert(discountCodeUsage).values(use).onConflictDoNothing()
    if (rowCount === 0) throw new Failure('code_already_used')
    const [granted] = await tx
      .update(users)
      .set({ freeStoriesGranted: sql`${users.freeStoriesGranted} + ${counted.freeStoriesGranted}` })
      .where(eq(users.id, userId))
      .returning()
    if (!granted) throw new Failure('unauthorized')
    return { freeStoriesGranted: counted.freeStoriesGranted, freeStoriesRemaining: freeStoriesRemaining(granted) }
  })
}

async function reasonAgainst(tx: Queryable, userId: string, code: Code): Promise<FailureCode> {
  const [found] = await tx
    .select({
      id: discountCodes.id,
      type: discountCodes.type,
      isOffered: sql<boolean>`${discountCodes.isActive} and ${discountCodes.validFrom} <= now()`,
      isOver: sql<boolean>`coalesce(${discountCodes.validUntil} <= now(), false)`,
    })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
  if (!found?.isOffered) return 'code_invalid'
  if (found.type !== 'free_stories') return 'code_not_for_stories'
  if (await findUse(tx, userId, found.id)) return 'code_already_used'
  return found.isOver ? 'code_expired' : 'code_used_up'
}
