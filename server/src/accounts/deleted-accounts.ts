import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { deletedAccounts } from '../db/schema.ts'

/** Notes that this account's rows go, in the transaction in which they do. */
export async function noteDeleted(
  tx: Queryable,
  account: { id: string; email: string | null; stripeCustomerId: string | null },
): Promise<void> {
  const { id: subject, email, stripeCustomerId: customerId } = account
  await tx.insert(deletedAccounts).values({ subject, email, customerId }).onConflictDoNothing()
}

/**
 * Accounts that something outside still knows. `hasPayments` false: customers of a payment provider wait for one, and once the
 * identity has forgotten them nothing else is to be done.
 */
export async function listWaiting(db: Queryable, hasPayments: boolean): Promise<string[]> {
  const { subject, forgottenAt, customerId } = deletedAccounts
  const isWaiting = or(isNull(forgottenAt), hasPayments ? isNotNull(customerId) : undefined)
  const rows = await db.select({ subject }).from(deletedAccounts).where(isWaiting)
  return rows.map((row) => row.subject)
}

/** An account of this subject that was deleted a moment ago; null where none was. */
export async function findDeleted(db: Queryable, subject: string): Promise<typeof deletedAccounts.$inferSelect | null> {
  const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.subject, subject))
  return row ?? null
}

/** The payment provider has ended and forgotten what it knew. */
export async function markUnpaid(db: Queryable, subject: string): Promise<void> {
  await db.update(deletedAccounts).set({ customerId: null }).where(eq(deletedAccounts.subject, subject))
}

/** The identity has forgotten the parent. */
export async function markForgotten(db: Queryable, subject: string): Promise<void> {
  await db
    .update(deletedAccounts)
    .set({ forgottenAt: sql`coalesce(${deletedAccounts.forgottenAt}, now())`, email: null })
    .where(eq(deletedAccounts.subject, subject))
}

/**
 * Forgets the accounts themselves, once no token of theirs can be young enough to be believed; not one whose subscription
 * may still be charged for.
 */
export async function sweepForgotten(db: Queryable): Promise<void> {
  const isOld = sql`${deletedAccounts.forgottenAt} < now() - interval '10 minutes'`
  await db.delete(deletedAccounts).where(and(isOld, isNull(deletedAccounts.customerId)))
}
