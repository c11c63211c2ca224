import type { Code } from '@perinka/contract/payments'
import { and, eq, like, sql } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../db/billing-schema.ts'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { standingColumns } from '../rights/standing.ts'
import { FREE_SECRET } from './codes/holds.ts'

/** What a family pays and how, as it was last taken down. */
export type BillingAccount = NonNullable<Awaited<ReturnType<typeof findBillingAccount>>>

/** Null where there is no such account (any more). Who changes it has taken the family's payment turn before. */
export async function findBillingAccount(db: Queryable, userId: string) {
  const [row] = await db.select(billingColumns).from(users).where(eq(users.id, userId))
  return row ?? null
}

/** The same of the payment provider's customer; null where nobody here is that customer. */
export async function findAccountOfCustomer(db: Queryable, customerId: string): Promise<BillingAccount | null> {
  const [row] = await db.select(billingColumns).from(users).where(eq(users.stripeCustomerId, customerId))
  return row ?? null
}

const billingColumns = {
  id: users.id,
  email: users.email,
  customerId: users.stripeCustomerId,
  subscriptionId: users.stripeSubscriptionId,
  cancelAtPeriodEnd: users.cancelAtPeriodEnd,
  residencyCountry: users.residencyCountry,
  ...standingColumns,
}

/** Nothing is paid or waits to be paid. */
export const UNPAID = { subscriptionTier: 'free', subscriptionEndDate: null, cancelAtPeriodEnd: false }

/** Premium by a full discount: no provider, no end. */
export const FREE_ACCESS = {
  ...UNPAID,
  stripeSubscriptionId: null,
  subscriptionStatus: 'active',
  subscriptionTier: 'full_discount',
}

/** Writes what a family pays and how; undefined: as it was. */
export async function saveBilling(
  tx: Queryable,
  userId: string,
  billing: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...billing, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Where the family lives, which changes nothing about its payments. Undefined: as it was. */
export async function saveResidency(
  tx: Queryable,
  userId: string,
  residencyCountry: string | undefined,
): Promise<void> {
  if (residencyCountry !== undefined) await tx.update(users).set({ residencyCountry }).where(eq(users.id, userId))
}

/** The secret of the free session that this family has open with this code; null where it has none. */
export async function findFreeSecret(db: Queryable, userId: string, code: Code): Promise<string | null> {
  const [row] = await db
    .select({ secret: discountCodeUsage.heldFor })
    .from(discountCodeUsage)
    .innerJoin(discountCodes, eq(discountCodes.id, discountCodeUsage.discountCodeId))
    .where(
      and(
        eq(discountCodeUsage.userId, userId),
        eq(discountCodes.code, code),
        like(discountCodeUsage.heldFor, `${FREE_SECRET}%`),
      ),
    )
  return row?.secret ?? null
}
