import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'

/** Whoever counts uses locks the codes first, in one order, and their rows of use after them: nobody waits in a circle. */

export type CodeType = (typeof discountCodes.$inferSelect)['type']

/** A payment provider gives up after 23 hours what was never paid; until then the price is kept for the family. */
const HELD_AT_MOST = sql`interval '24 hours'`

const hasBegun = and(eq(discountCodes.isActive, true), lte(discountCodes.validFrom, sql`now()`))
const isNotOver = or(isNull(discountCodes.validUntil), gt(discountCodes.validUntil, sql`now()`))
const hasLeft = (uses: SQL) => or(isNull(discountCodes.maxUses), lt(uses, discountCodes.maxUses))

const isStale = and(
  isNotNull(discountCodeUsage.heldFor),
  isNull(discountCodeUsage.releasedAt),
  lt(discountCodeUsage.appliedAt, sql`now() - ${HELD_AT_MOST}`),
)

const isOffered = (type: CodeType) => and(eq(discountCodes.type, type), hasBegun, isNotOver)

/** Good for somebody new, once what was held too long has been given back. */
export const isUsable = (type: CodeType) => {
  const stale = sql`select count(*) from ${discountCodeUsage} where ${discountCodeUsage.discountCodeId} = ${discountCodes.id} and ${isStale}`
  return and(isOffered(type), hasLeft(sql`${discountCodes.currentUses} - (${stale})`))
}

/** Counts one more use, where one is left now: one guarded UPDATE, so the last one goes to one family. */
export async function countUse(tx: Queryable, which: { code: string } | { id: string }, type: CodeType) {
  const isIt = 'id' in which ? eq(discountCodes.id, which.id) : eq(discountCodes.code, which.code)
  const [counted] = await tx
    .update(discountCodes)
    .set({ currentUses: sql`${discountCodes.currentUses} + 1` })
    .where(and(isIt, isOffered(type), hasLeft(sql`${discountCodes.currentUses}`)))
    .returning()
  return counted ?? null
}

/** Counts a use that is owed whatever the code says by now: its price has been paid. */
export async function countPaidUse(tx: Queryable, codeId: string): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ currentUses: sql`${discountCodes.currentUses} + 1` })
    .where(eq(discountCodes.id, codeId))
}

/** Takes these uses back. */
export async function uncount(tx: Queryable, uses: readonly { codeId: string }[]): Promise<void> {
  for (const [id, { length }] of Map.groupBy(uses, ({ codeId }) => codeId)) {
    await tx
      .update(discountCodes)
      .set({ currentUses: sql`greatest(0, ${discountCodes.currentUses} - ${length}::int)` })
      .where(eq(discountCodes.id, id))
  }
}

export async function lockCodes(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(inArray(discountCodes.id, [...ids]))
    .orderBy(discountCodes.id)
    .for('no key update')
}

/** Gives to others what was held of this code and not paid within a day; whether there was any. */
export async function releaseStale(db: Queryable, codeId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCodes(tx, [codeId])
    const released = await tx
      .update(discountCodeUsage)
      .set({ releasedAt: sql`now()` })
      .where(and(eq(discountCodeUsage.discountCodeId, codeId), isStale))
      .returning({ codeId: discountCodeUsage.discountCodeId })
    await uncount(tx, released)
    return released.length > 0
  })
}

/** The same for every code. */
export async function sweepStaleHolds(db: Queryable): Promise<void> {
  const { discountCodeId } = discountCodeUsage
  const stale = await db.select({ id: discountCodeId }).from(discountCodeUsage).where(isStale).groupBy(discountCodeId)
  for (const { id } of stale) await releaseStale(db, id)
}
