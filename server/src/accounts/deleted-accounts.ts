import { and, eq, isNull, sql } from 'drizzle-orm'
import { deletedAccounts } from '../db/account-schema.ts'
import type { Queryable } from '../db/connect.ts'

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

/** Accounts whose identity still knows them. */
export async function listUnforgotten(db: Queryable): Promise<string[]> {
  const { subject } = deletedAccounts
  const rows = await db.select({ subject }).from(deletedAccounts).where(isNull(deletedAccounts.forgottenAt))
  return rows.map((row) => row.subject)
}

/** Holds one of them until the transaction ends; null where it is forgotten, or another process is at it. */
export async function holdUnforgotten(tx: Queryable, subject: string): Promise<{ email: string | null } | null> {
  const [row] = await tx
    .select({ email: deletedAccounts.email })
    .from(deletedAccounts)
    .where(and(eq(deletedAccounts.subject, subject), isNull(deletedAccounts.forgottenAt)))
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function markForgotten(tx: Queryable, subject: string): Promise<void> {
  await tx
    .update(deletedAccounts)
    .set({ forgottenAt: sql`now()`, email: null })
    .where(eq(deletedAccounts.subject, subject))
}

/** Forgets the accounts themselves, once no token of theirs can be young enough to be believed. */
export async function sweepForgotten(db: Queryable): Promise<void> {
  await db.delete(deletedAccounts).where(sql`${deletedAccounts.forgottenAt} < now() - interval '10 minutes'`)
}
