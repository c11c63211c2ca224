import { and, inArray, isNotNull, like, ne, notLike } from 'drizzle-orm'
import type { Logger } from 'pino'
import { StartRefused } from '../config/start-refused.ts'
import { sandboxCustomers } from '../db/billing-schema.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { deletedAccounts, users } from '../db/schema.ts'
import type { Payments } from '../ports/payments.ts'
import { SANDBOX_CUSTOMER } from '../ports/sandbox.ts'
import { LIVE } from './choose-subscription.ts'
import { withdrawSeededCodes } from './codes/seed.ts'
import { UNPAID } from './repository.ts'

const ofSandbox = `${SANDBOX_CUSTOMER}%`

/**
 * What another payment provider left in this database, settled before the server opens: the present one knows nothing of
 * those customers, so nobody could ask how they stand. `adapter`: the present one. Throws `StartRefused` where the sandbox
 * would stand in for Stripe.
 */
export async function settleFormerProvider(
  db: Database,
  adapter: Payments['adapter'] | 'off',
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (adapter === 'sandbox') return refuseStripeCustomers(db)
  if (adapter === 'off') return warnOfPaying(db, log)
  const families = await db.transaction(leaveSandbox)
  if (families > 0) log.warn({ families }, 'what families had from the sandbox is over: Stripe takes the money now')
}

/** No money was ever paid there, so it opens nothing here. Free access by a code stays. Answers how many families had it. */
async function leaveSandbox(tx: Queryable): Promise<number> {
  await withdrawSeededCodes(tx)
  await tx.delete(sandboxCustomers)
  const wasTest = like(users.stripeCustomerId, ofSandbox)
  await tx
    .update(users)
    .set({
      ...UNPAID,
      stripeSubscriptionId: null,
      subscriptionStatus: 'inactive',
      vatTaxBehavior: null,
      lastTaxAmountCents: null,
      lastTaxRatesJson: null,
    })
    .where(and(wasTest, ne(users.subscriptionTier, 'full_discount')))
  const { rowCount } = await tx.update(users).set({ stripeCustomerId: null }).where(wasTest)
  return rowCount ?? 0
}

/** Their subscriptions would go on at Stripe unseen: charged after a deletion, and beside a test card's. */
async function refuseStripeCustomers(db: Database): Promise<void> {
  const isOther = (column: typeof users.stripeCustomerId | typeof deletedAccounts.customerId) =>
    and(isNotNull(column), notLike(column, ofSandbox))
  const paying = await db.$count(users, isOther(users.stripeCustomerId))
  const leaving = await db.$count(deletedAccounts, isOther(deletedAccounts.customerId))
  if (paying + leaving === 0) return
  throw new StartRefused(
    'This database knows customers of Stripe, and the sandbox would lose sight of what they pay. Set STRIPE_SECRET_KEY again, PAYMENTS=off, or another DATA_DIR or DATABASE_URL for the sandbox.',
  )
}

async function warnOfPaying(db: Database, log: Pick<Logger, 'warn'>): Promise<void> {
  const isPaying = and(notLike(users.stripeCustomerId, ofSandbox), inArray(users.subscriptionStatus, [...LIVE]))
  const families = await db.$count(users, and(isPaying, isNotNull(users.stripeSubscriptionId)))
  if (families > 0) log.warn({ families }, 'payments are off, but Stripe goes on charging these families: end it there')
}
