import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { users } from '../../db/schema.ts'
import { PaymentRefused } from '../../ports/payments.ts'
import type { Ports } from '../../ports/ports.ts'
import { LIVE } from '../choose-subscription.ts'
import { syncCustomer } from '../sync-customer.ts'

type ReconcilePorts = Pick<Ports, 'db' | 'payments' | 'log'>

/** Customers whom one run looks at: as many as its job has time for, where each answer is as late as one may be. */
export const RUN_SIZE = 20
/** A provider that is away fails everybody: the next hour asks again. A customer whom it refuses fails alone. */
const FAILURES_IN_A_ROW = 3

/**
 * Rows that an event should have changed by now: a period ended more than an hour ago, or a first payment was begun more
 * than an hour ago and nothing was heard of it, neither that it was made nor that it can no longer be (after 23 hours).
 */
const isOverdue = or(
  and(inArray(users.subscriptionStatus, [...LIVE]), sql`${users.subscriptionEndDate} < now() - interval '1 hour'`),
  and(
    eq(users.subscriptionStatus, 'incomplete'),
    isNotNull(users.stripeSubscriptionId),
    sql`${users.updatedAt} < now() - interval '1 hour'`,
  ),
)

/**
 * Looks again at customers of whom an event seems to be missing: a server at home has no public address, and one that was
 * off for days missed them. `after`: the last account that the run before looked at. Answers the last account of this run
 * where there may be more, else null. `signal` ends it after the customer it is at.
 */
export async function reconcile(
  ports: ReconcilePorts,
  after: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  const due = await ports.db
    .select({ userId: users.id, customerId: users.stripeCustomerId })
    .from(users)
    .where(and(isNotNull(users.stripeCustomerId), isOverdue, after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(RUN_SIZE)
  let failures = 0
  for (const { userId, customerId } of due) {
    const [look] = await Promise.allSettled([syncCustomer(ports, customerId ?? '')])
    const err = look.status === 'rejected' ? look.reason : null
    if (err) ports.log.warn({ err, customerId }, 'a customer could not be looked at again')
    failures = err && !(err instanceof PaymentRefused) ? failures + 1 : 0
    if (failures === FAILURES_IN_A_ROW) return null
    if (signal.aborted) return userId
  }
  return due.length === RUN_SIZE ? (due.at(-1)?.userId ?? null) : null
}
