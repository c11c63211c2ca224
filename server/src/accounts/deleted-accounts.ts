import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { deletedAccounts } from '../db/account-schema.ts'
import type { Queryable } from '../db/connect.ts'
import { leaseEnd } from '../db/lease.ts'

/** Notes that this account's rows go, in the transaction in which they do. */
export async function noteDeleted(tx: Queryable, account: { id: string; email: string | null }): Promise<void> {
  await tx.insert(deletedAccounts).values({ subject: account.id, email: account.email }).onConflictDoNothing()
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

const isWaiting = and(
  isNull(deletedAccounts.forgottenAt),
  or(isNull(deletedAccounts.leaseUntil), lt(deletedAccounts.leaseUntil, sql`now()`)),
)

/** Accounts whose identity still knows them and which nobody is having forgotten now. */
export async function listWaiting(db: Queryable): Promise<string[]> {
  const { subject } = deletedAccounts
  const rows = await db.select({ subject }).from(deletedAccounts).where(isWaiting)
  return rows.map((row) => row.subject)
}

/**
 * Takes one of them for a while; null where it is forgotten, or another process is at it. No row stays locked: what is
 * asked of an identity or a mailer may take its time.
 */
export async function takeWaiting(db: Queryable, subject: string): Promise<{ email: string | null } | null> {
  const [row] = await db
    .update(deletedAccounts)
    .set({ leaseUntil: leaseEnd(LEASE_S) })
    .where(and(eq(deletedAccounts.subject, subject), isWaiting))
    .returning({ email: deletedAccounts.email })
  return row ?? null
}

/** Gives it back to whoever tries next. */
export async function giveBack(db: Queryable, subject: string): Promise<void> {
  await db.update(deletedAccounts).set({ leaseUntil: null }).where(eq(deletedAccounts.subject, subject))
}

export async function markForgotten(db: Queryable, subject: string): Promise<void> {
  await db
    .update(deletedAccounts)
    .set({ forgottenAt: sql`now()`, leaseUntil: null, email: null })
    .where(eq(deletedAccounts.subject, subject))
}

/** Forgets the accounts themselves, once no token of theirs can be young enough to be believed. */
export async function sweepForgotten(db: Queryable): Promise<void> {
  await db.delete(deletedAccounts).where(sql`${deletedAccounts.forgottenAt} < now() - interval '10 minutes'`)
}
