import { randomBytes } from 'node:crypto'
import type { PaymentSession, SubscriptionWish } from '@perinka/contract/payments'
import type { Queryable } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import type { StartedSubscription } from '../ports/payments.ts'
import { endFormer, refusePaid, refuseSubscribed, statusAfterEnd } from './already-subscribed.ts'
import { FREE_SECRET, heldCode, holdCode, releaseHeld } from './codes/holds.ts'
import { countryOf, type Order, orderOf, subscriptionOrder } from './order.ts'
import type { PaymentPorts } from './payment-ports.ts'
import {
  type BillingAccount,
  findBillingAccount,
  findFreeSecret,
  saveCustomer,
  saveFreeSession,
  saveResidency,
  saveStarted,
} from './repository.ts'
import { takePaymentTurn } from './turns.ts'

/**
 * What the transaction ends with. A failure that must not take back what was written is told after it; `leaves`: a
 * subscription that nobody is to pay.
 */
type Outcome = { session: PaymentSession } | { paidBy: string | null } | { failure: unknown; leaves?: string }

/**
 * Opens the family's payment session, or the one that is open already where nothing about it has changed: two tabs and a
 * reload get the same. One session at a time: another wish gives the former one up.
 *
 * A process may die between any two steps. Until ours is committed nobody has the secret of what the provider made, so it
 * cannot be paid: the same wish finds it by its key, any other leaves it to expire.
 */
export async function createSubscription(
  ports: PaymentPorts,
  userId: string,
  wish: SubscriptionWish,
): Promise<PaymentSession> {
  const outcome = await ports.db.transaction(async (tx): Promise<Outcome> => {
    await takePaymentTurn(tx, userId)
    const account = await findBillingAccount(tx, userId)
    if (!account) throw new Failure('unauthorized')
    refuseSubscribed(account)
    const order = await orderOf(tx, account, wish)
    const open = order.percentage === 100 ? openFree : openPaid
    return open(ports, tx, account, order, wish.residencyCountry)
  })
  if ('session' in outcome) return outcome.session
  if ('paidBy' in outcome) return refusePaid(ports, outcome.paidBy)
  // Only now that it is written down: the same wish, asked again, would find it by its key and get a dead secret. Where it
  // cannot be ended, the next wish ends it, or it expires.
  if (outcome.leaves !== undefined) await settled(ports.payments.abandon(outcome.leaves))
  throw outcome.failure
}

/** Rows are written last: none of the family's, and no code's, stays locked while the provider takes its time. */
async function openPaid(
  ports: PaymentPorts,
  tx: Queryable,
  account: BillingAccount,
  order: Order,
  residencyCountry: string | undefined,
): Promise<Outcome> {
  const { payments } = ports
  const open = await findOpen(ports, tx, account, order)
  if (open) {
    // Said now what was assumed before: the session is the same.
    if (residencyCountry !== undefined) await saveResidency(tx, account.id, residencyCountry)
    return { session: sessionOf(open, order) }
  }
  if (!(await endFormer(ports, tx, account))) return { paidBy: account.customerId }

  // After the former one has ended: its tax was reckoned for the country that the customer had then.
  const { id: userId, email, customerId: knownId } = account
  const customerId = await payments.ensureCustomer({ userId, email, country: order.country, customerId: knownId })
  const started = await settled(payments.startSubscription(subscriptionOrder(account, customerId, order, new Date())))
  if ('failure' in started) {
    await saveCustomer(tx, userId, customerId)
    return started
  }
  const { id: subscriptionId } = started.value
  const held = await settled(tx.transaction((savepoint) => hold(savepoint, userId, order.code, subscriptionId)))
  await saveStarted(tx, userId, { customerId, subscriptionId, residencyCountry })
  // The code's last use has just gone to another family.
  if ('failure' in held) return { ...held, leaves: subscriptionId }
  return { session: sessionOf(started.value, order) }
}

/** Makes nothing at the provider: a reservation of the code alone, by a secret of our own. */
async function openFree(
  ports: PaymentPorts,
  tx: Queryable,
  account: BillingAccount,
  { code, percentage, cents }: Order,
  residencyCountry: string | undefined,
): Promise<Outcome> {
  if (code === null) throw new Failure('discount_invalid')
  if (!(await endFormer(ports, tx, account))) return { paidBy: account.customerId }
  const clientSecret =
    (await findFreeSecret(tx, account.id, code)) ?? `${FREE_SECRET}${randomBytes(24).toString('base64url')}`
  await holdCode(tx, account.id, code, clientSecret)
  await saveFreeSession(tx, account.id, { status: statusAfterEnd(account), residencyCountry })
  return { session: { clientSecret, mode: 'free', cents, discountPercentage: percentage } }
}

/**
 * The session that is open, where it is for this order and can still be paid. Its price is asked of the provider: after a
 * crash, a message may have told us of a session whose code we have not held.
 */
async function findOpen(
  { payments }: PaymentPorts,
  tx: Queryable,
  account: BillingAccount,
  order: Order,
): Promise<StartedSubscription | null> {
  const { subscriptionId, subscriptionStatus } = account
  if (subscriptionId === null || subscriptionStatus !== 'incomplete') return null
  if (countryOf(account) !== order.country) return null
  const held = await heldCode(tx, account.id, subscriptionId)
  if ((held?.code ?? null) !== order.code) return null
  const open = await payments.findStarted(subscriptionId)
  return open && Math.abs(open.cents - order.cents) <= 1 ? open : null
}

async function hold(tx: Queryable, userId: string, code: string | null, subscriptionId: string): Promise<void> {
  if (code === null) await releaseHeld(tx, userId, null)
  else await holdCode(tx, userId, code, subscriptionId)
}

function sessionOf({ clientSecret, mode, cents }: StartedSubscription, { percentage }: Order): PaymentSession {
  return { clientSecret, mode, cents, discountPercentage: percentage }
}

function settled<T>(work: Promise<T>): Promise<{ value: T } | { failure: unknown }> {
  return work.then(
    (value) => ({ value }),
    (failure: unknown) => ({ failure }),
  )
}
