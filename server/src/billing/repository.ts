import type { Code } from '@perinka/contract/payments'
import { and, eq, like, sql } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../db/billing-schema.ts'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema.ts'
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
  subscriptionStatus: users.subscriptionStatus,
  subscriptionTier: users.subscriptionTier,
  subscriptionEndDate: users.subscriptionEndDate,
  cancelAtPeriodEnd: users.cancelAtPeriodEnd,
  isLifetimeAccess: users.isLifetimeAccess,
  freeStoriesUsed: users.freeStoriesUsed,
  freeStoriesGranted: users.freeStoriesGranted,
  residencyCountry: users.residencyCountry,
}

/** Nothing is paid or waits to be paid. */
export const UNPAID = { subscriptionTier: 'free', subscriptionEndDate: null, cancelAtPeriodEnd: false }

export async function saveCustomer(tx: Queryable, userId: string, customerId: string): Promise<void> {
  await tx.update(users).set({ stripeCustomerId: customerId, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

/** A subscription waits for its first payment. `residencyCountry` undefined: as it was. */
export async function saveStarted(
  tx: Queryable,
  userId: string,
  started: { customerId: string; subscriptionId: string; residencyCountry: string | undefined },
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...UNPAID,
      stripeCustomerId: started.customerId,
      stripeSubscriptionId: started.subscriptionId,
      subscriptionStatus: 'incomplete',
      residencyCountry: started.residencyCountry,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}

/** Undefined: as it was. */
export async function saveResidency(
  tx: Queryable,
  userId: string,
  residencyCountry: string | undefined,
): Promise<void> {
  if (residencyCountry !== undefined) await tx.update(users).set({ residencyCountry }).where(eq(users.id, userId))
}

/** A session without a card is open; `status`: that of what was before, which has been given up where it was not over. */
export async function saveFreeSession(
  tx: Queryable,
  userId: string,
  session: { status: string; residencyCountry: string | undefined },
): Promise<void> {
  await tx
    .update(users)
    .set({
      subscriptionStatus: session.status,
      residencyCountry: session.residencyCountry,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}

/** Premium by a full discount: no provider, no end. */
export async function saveFreeAccess(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      ...UNPAID,
      stripeSubscriptionId: null,
      subscriptionStatus: 'active',
      subscriptionTier: 'full_discount',
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
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
