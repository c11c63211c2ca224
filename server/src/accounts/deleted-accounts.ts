import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { deletedAccounts } from '../db/account-schema.ts'
import type { Queryable } from '../db/connect.ts'
import { leaseEnd } from '../work/lease.ts'

/** Notes that this account's rows go, in the transaction in which they do. */
export async function noteDeleted(
  tx: Queryable,
  account: { id: string; email: string | null; stripeCustomerId: string | null },
): Promise<void> {
  const { id: subject, email, stripeCustomerId: customerId } = account
  await tx.insert(deletedAccounts).values({ subject, email, customerId }).onConflictDoNothing()
}

/** Whether an account of this subject was deleted a moment ago. */
export async function isDeleted(db: Queryable, subject: string): Promise<boolean> {
  const rows = await db
    .select({ subject: deletedAccounts.subject })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.subject, subject))
  return rows.length > 0
}

/** Seconds that one process may take to have an account forgotten before another one tries. */
const LEASE_S = 60

/** `hasPayments` false: customers of a payment provider wait for one. */
const isWaiting = (hasPayments: boolean) =>
  and(
    or(isNull(deletedAccounts.forgottenAt), hasPayments ? isNotNull(deletedAccounts.customerId) : undefined),
    or(isNull(deletedAccounts.leaseUntil), lt(deletedAccounts.leaseUntil, sql`now()`)),
  )

/** Accounts that something outside still knows and which nobody is having forgotten now. */
export async function listWaiting(db: Queryable, hasPayments: boolean): Promise<string[]> {
  const { subject } = deletedAccounts
  const rows = await db.select({ subject }).from(deletedAccounts).where(isWaiting(hasPayments))
  return rows.map((row) => row.subject)
}

/** What is still to be forgotten of an account, and by whom. */
export interface Waiting {
  email: string | null
  customerId: string | null
  /** False where the identity has forgotten the parent already. */
  isKnown: boolean
}

/**
 * Takes one of them for a while; null where it is forgotten, or another process is at it. No row stays locked: what is
 * asked of an identity or a mailer may take its time.
 */
export async function takeWaiting(db: Queryable, subject: string, hasPayments: boolean): Promise<Waiting | null> {
  const { email, customerId, forgottenAt } = deletedAccounts
  const [row] = await db
    .update(deletedAccounts)
    .set({ leaseUntil: leaseEnd(LEASE_S) })
    .where(and(eq(deletedAccounts.subject, subject), isWaiting(hasPayments)))
    .returning({ email, customerId, forgottenAt })
  return row ? { email: row.email, customerId: row.customerId, isKnown: row.forgottenAt === null } : null
}

/** Gives it back to whoever tries next. */
export async function giveBack(db: Queryable, subject: string): Promise<void> {
  await db.update(deletedAccounts).set({ leaseUntil: null }).where(eq(deletedAccounts.subject, subject))
}

/** The payment provider has ended and forgotten what it knew. */
export async function markUnpaid(db: Queryable, subject: string): Promise<void> {
  await db.update(deletedAccounts).set({ customerId: null }).where(eq(deletedAccounts.subject, subject))
}

/** The identity has forgotten the parent. */
export async function markForgotten(db: Queryable, subject: string): Promise<void> {
  await db
    .update(deletedAccounts)
    .set({ forgottenAt: sql`coalesce(${deletedAccounts.forgottenAt}, now())`, leaseUntil: null, email: null })
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
