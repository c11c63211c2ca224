import { createHash, randomBytes } from 'node:crypto'
import { LEAST_CENTS } from '@perinka/contract/payments'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { sandboxCustomers, sandboxSubscriptions } from '../../../db/billing-schema.ts'
import type { Database } from '../../../db/connect.ts'
import type { SubscriptionOrder } from '../../../ports/payments.ts'
import { SANDBOX_CUSTOMER } from '../../../ports/sandbox.ts'

export type Row = typeof sandboxSubscriptions.$inferSelect
export type RowChange = Partial<
  Pick<Row, 'status' | 'payment' | 'periodStart' | 'periodEnd' | 'cancelAtPeriodEnd' | 'createdAt'>
>

/** As with Stripe, a first payment can be confirmed for 23 hours. */
const STARTED_HOURS = 23

/** The sandbox's customer of this family: always the same one. */
export function customerOf(userId: string): string {
  return `${SANDBOX_CUSTOMER}${digest(userId)}`
}

/** Keeps what the family has said last; answers its customer. */
export async function saveCustomer(
  db: Database,
  userId: string,
  details: { email: string | null; country: string },
): Promise<string> {
  const id = customerOf(userId)
  await db
    .insert(sandboxCustomers)
    .values({ id, ...details })
    .onConflictDoUpdate({ target: sandboxCustomers.id, set: details })
  return id
}

/** Their subscriptions go with them. */
export async function deleteCustomer(db: Database, id: string): Promise<void> {
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id))
}

/** The same order made twice is one row. */
export async function insertSubscription(
  db: Database,
  { customerId, cents, idempotencyKey }: SubscriptionOrder,
): Promise<Row> {
  const id = `sub_sandbox_${digest(idempotencyKey)}`
  const now = new Date()
  // No card is charged with less: it is set up, and pays later.
  const prefix = cents < LEAST_CENTS ? 'seti' : 'pi'
  const clientSecret = `${prefix}_sandbox_${randomBytes(12).toString('hex')}_secret_${randomBytes(18).toString('hex')}`
  await db
    .insert(sandboxSubscriptions)
    .values({
      id,
      customerId,
      cents,
      clientSecret,
      status: 'incomplete',
      periodStart: now,
      periodEnd: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxSubscriptions.id })
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))
  if (!row) throw new Error('a subscription of the sandbox went while it was made')
  return row
}

export async function findSubscription(db: Database, id: string): Promise<Row | null> {
  await catchUp(db)
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))
  return row ?? null
}

export async function findBySecret(db: Database, customerId: string, clientSecret: string): Promise<Row | null> {
  await catchUp(db)
  const [row] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.customerId, customerId), eq(sandboxSubscriptions.clientSecret, clientSecret)))
  return row ?? null
}

/** Newest first, with whose they are; everybody's where no customer is named. */
export async function listRows(db: Database, customerId: string | null) {
  await catchUp(db)
  return db
    .select({ row: sandboxSubscriptions, customer: sandboxCustomers })
    .from(sandboxSubscriptions)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxSubscriptions.customerId))
    .where(customerId === null ? undefined : eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(desc(sandboxSubscriptions.createdAt), desc(sandboxSubscriptions.id))
}

/**
 * Changes one subscription as `change` says of what it is at this moment; two who change it wait for each other. Null where it
 * is unknown, else what it was before and is after; `change` answers null where nothing shall be.
 */
export async function changeRow(
  db: Database,
  id: string,
  change: (row: Row) => RowChange | null,
): Promise<{ before: Row; after: Row } | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id)).for('update')
    if (!before) return null
    const changes = change(before)
    if (!changes) return { before, after: before }
    await tx.update(sandboxSubscriptions).set(changes).where(eq(sandboxSubscriptions.id, id))
    return { before, after: { ...before, ...changes } }
  })
}

/**
 * Nobody wakes the sandbox: what time has brought is so as soon as somebody looks. What waited too long is over, a period
 * that has ended takes a cancelled subscription with it, and a running one has been renewed since.
 */
async function catchUp(db: Database): Promise<void> {
  const { status, createdAt, periodEnd, cancelAtPeriodEnd } = sandboxSubscriptions
  await db
    .update(sandboxSubscriptions)
    .set({ status: 'incomplete_expired' })
    .where(and(eq(status, 'incomplete'), lt(createdAt, sql`now() - make_interval(hours => ${STARTED_HOURS})`)))
  const hasEnded = and(eq(status, 'active'), lt(periodEnd, sql`now()`))
  await db
    .update(sandboxSubscriptions)
    .set({ status: 'canceled' })
    .where(and(hasEnded, eq(cancelAtPeriodEnd, true)))
  const renewed = () =>
    db
      .update(sandboxSubscriptions)
      .set({ periodStart: periodEnd, periodEnd: sql`${periodEnd} + interval '1 month'` })
      .where(and(hasEnded, eq(cancelAtPeriodEnd, false)))
  while ((await renewed()).rowCount);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** A month that begins now and is paid for. */
export function renewed(now: Date): RowChange {
  return { status: 'active', payment: 'succeeded', periodStart: now, periodEnd: aMonthAfter(now) }
}

/** Over at once. What was never paid for expires; a renewal that failed ends where it was due. */
export function ended({ status, periodStart, periodEnd }: Row, now: Date): RowChange {
  if (status === 'incomplete') return { status: 'incomplete_expired' }
  const end = status === 'past_due' ? periodStart : periodEnd
  return { status: 'canceled', periodEnd: end < now ? end : now }
}

/** The same day of the next month, or its last one. */
function aMonthAfter(moment: Date): Date {
  const next = new Date(moment)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0)
  return next
}
