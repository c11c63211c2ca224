import type { Code } from '@perinka/contract/payments'
import { and, eq } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'
import { isUsable } from './counts.ts'

export interface Discount {
  id: string
  /** Whole, 1 to 100. */
  percentage: number
}

/**
 * What this code takes off the price now; null where it takes nothing off. With `userId`: for that family, which has
 * each code once, and keeps one that it holds whatever has become of it for others.
 */
export async function findDiscount(db: Queryable, code: Code, userId?: string): Promise<Discount | null> {
  const isIt = and(eq(discountCodes.code, code), eq(discountCodes.type, 'subscription'))
  const columns = { id: discountCodes.id, percentage: discountCodes.discountPercentage }
  const [known] = await db.select(columns).from(discountCodes).where(isIt)
  if (!known) return null

  const own = userId === undefined ? null : await findUse(db, userId, known.id)
  if (own?.heldFor === null) return null
  if (own?.releasedAt === null) return known

  const [usable] = await db
    .select(columns)
    .from(discountCodes)
    .where(and(isIt, isUsable('subscription')))
  return usable ?? null
}

/** This family's use of a code, held or for good. */
export async function findUse(db: Queryable, userId: string, codeId: string) {
  const [use] = await db
    .select()
    .from(discountCodeUsage)
    .where(and(eq(discountCodeUsage.userId, userId), eq(discountCodeUsage.discountCodeId, codeId)))
  return use ?? null
}
