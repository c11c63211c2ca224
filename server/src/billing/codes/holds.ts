import type { Code } from '@perinka/contract/payments'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'
import { Failure } from '../../failure.ts'
import { countPaidUse, countUse, lockCodes, releaseStale, uncount } from './counts.ts'
import { findUse } from './find-discount.ts'

/**
 * A use of a code is held while its price waits to be paid. All of this belongs into the transaction that writes the
 * family's subscription, after the payment provider has answered: the code's row stays locked until it ends.
 */

/** A session that costs nothing: local, without a card. */
export const FREE_SECRET = 'seti_free_'

const ofFamily = (userId: string) => eq(discountCodeUsage.userId, userId)
const isHeld = isNotNull(discountCodeUsage.heldFor)

/**
 * Holds one use of `code` for what `heldFor` names: the provider's subscription, or the secret of a free session. A family
 * holds one code at a time: what it held before goes back, and the same code moves along. `Failure('discount_invalid')`
 * where the code takes nothing off for this family, or its last use has just gone.
 */
export async function holdCode(
  tx: Queryable,
  userId: string,
  code: Code,
  heldFor: string,
): Promise<{ percentage: number }> {
  const [wanted] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code))
  if (!wanted) throw new Failure('discount_invalid')
  const others = and(ofFamily(userId), isHeld, ne(discountCodeUsage.discountCodeId, wanted.id))
  await lockCodes(tx, [wanted.id, ...(await heldCodes(tx, others))])

  const own = await findUse(tx, userId, wanted.id)
  if (own?.heldFor === null) throw new Failure('discount_invalid')
  if (own?.releasedAt !== null) await takeOne(tx, wanted.id)
  await tx
    .insert(discountCodeUsage)
    .values({ discountCodeId: wanted.id, userId, heldFor })
    .onConflictDoUpdate({
      target: [discountCodeUsage.discountCodeId, discountCodeUsage.userId],
      set: { heldFor, appliedAt: sql`now()`, releasedAt: null },
    })
  await release(tx, others)
  return { percentage: wanted.discountPercentage }
}

async function takeOne(tx: Queryable, id: string): Promise<void> {
  if (await countUse(tx, { id }, 'subscription')) return
  if ((await releaseStale(tx, id)) && (await countUse(tx, { id }, 'subscription'))) return
  throw new Failure('discount_invalid')
}

/** The code that is held for this session; null where none is. */
export async function heldCode(
  db: Queryable,
  userId: string,
  heldFor: string,
): Promise<{ code: string; percentage: number } | null> {
  const [held] = await db
    .select({ code: discountCodes.code, percentage: discountCodes.discountPercentage })
    .from(discountCodeUsage)
    .innerJoin(discountCodes, eq(discountCodes.id, discountCodeUsage.discountCodeId))
    .where(and(ofFamily(userId), eq(discountCodeUsage.heldFor, heldFor)))
  return held ?? null
}

/**
 * What was held is used for good; false where nothing was. A code that was deactivated or has expired meanwhile stays good.
 * Where the hold went to others after a day, a payment counts all the same, even over the maximum: the family has paid that
 * price. A free session has paid nothing, and needs a use that is left.
 */
export async function confirmHeld(tx: Queryable, userId: string, heldFor: string): Promise<boolean> {
  const isIt = and(ofFamily(userId), eq(discountCodeUsage.heldFor, heldFor))
  const used = { heldFor: null, releasedAt: null, appliedAt: sql`now()` }
  const confirm = async (which: typeof isIt) =>
    (await tx.update(discountCodeUsage).set(used).where(which)).rowCount !== 0

  if (await confirm(and(isIt, isNull(discountCodeUsage.releasedAt)))) return true
  const [codeId] = await heldCodes(tx, isIt)
  if (codeId === undefined) return false
  if (!heldFor.startsWith(FREE_SECRET)) await countPaidUse(tx, codeId)
  else if (!(await countUse(tx, { id: codeId }, 'subscription'))) return false
  return confirm(isIt)
}

/** Gives back what is held for this session; with null, whatever the family holds. What is used for good stays used. */
export async function releaseHeld(tx: Queryable, userId: string, heldFor: string | null): Promise<void> {
  const which = and(ofFamily(userId), heldFor === null ? isHeld : eq(discountCodeUsage.heldFor, heldFor))
  await lockCodes(tx, await heldCodes(tx, which))
  await release(tx, which)
}

type Which = ReturnType<typeof and>

async function heldCodes(tx: Queryable, which: Which): Promise<string[]> {
  const rows = await tx.select({ id: discountCodeUsage.discountCodeId }).from(discountCodeUsage).where(which)
  return rows.map(({ id }) => id)
}

async function release(tx: Queryable, which: Which): Promise<void> {
  const gone = await tx
    .delete(discountCodeUsage)
    .where(which)
    .returning({ codeId: discountCodeUsage.discountCodeId, releasedAt: discountCodeUsage.releasedAt })
  await uncount(
    tx,
    gone.filter(({ releasedAt }) => releasedAt === null),
  )
}
