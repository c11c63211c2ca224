import { randomBytes } from 'node:crypto'
import type { Code, PaymentSession, SubscriptionWish } from '@perinka/contract/payments'
import type { Queryable } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import type { StartedSubscription } from '../ports/payments.ts'
import { endFormer, refuseSubscribed, statusAfterEnd } from './already-subscribed.ts'
import { FREE_SECRET, heldCode, holdCode, releaseHeld } from './codes/holds.ts'
import { countryOf, type Order, orderOf, subscriptionOrder } from './order.ts'
import { inPaymentTurn, type PaymentPorts, type PaymentTurn } from './payment-turn.ts'
import {
  type BillingAccount,
  findBillingAccount,
  findFreeSecret,
  saveBilling,
  saveResidency,
  UNPAID,
} from './repository.ts'

/**
 * Opens the family's payment session, or the one that is open already where nothing about it has changed: two tabs and a
 * reload get the same. One session at a time: another wish gives the former one up.
 *
 * A process may die between any two steps, or lose its turn while it is held up. Until the session is written down nobody has
 * the secret of what the provider made, so it cannot be paid: the same wish finds it by its key, any other leaves it to
 * expire.
 */
export function createSubscription(
  ports: PaymentPorts,
  userId: string,
  wish: SubscriptionWish,
): Promise<PaymentSession> {
  return inPaymentTurn(ports.db, userId, async (turn) => {
    const account = await findBillingAccount(ports.db, userId)
    if (!account) throw new Failure('unauthorized')
    refuseSubscribed(account)
    const order = await orderOf(ports.db, account, wish)
    const open = order.percentage === 100 ? openFree : openPaid
    return open(ports, turn, account, order, wish.residencyCountry)
  })
}

async function openPaid(
  ports: PaymentPorts,
  turn: PaymentTurn,
  account: BillingAccount,
  order: Order,
  residencyCountry: string | undefined,
): Promise<PaymentSession> {
  const { payments } = ports
  const { id: userId, email, customerId: knownId } = account
  const open = await findOpen(ports, account, order)
  if (open) {
    // Said now what was assumed before: the session is the same.
    await turn.write((tx) => saveResidency(tx, userId, residencyCountry))
    return sessionOf(open, order)
  }
  await endFormer(ports, turn, account)
  await turn.mustBeHeld()
  // After the former one has ended: its tax was reckoned for the country that the customer had then.
  const customerId = await payments.ensureCustomer({ userId, email, country: order.country, customerId: knownId })
  if (customerId !== knownId) await turn.write((tx) => saveBilling(tx, userId, { stripeCustomerId: customerId }))
  const started = await payments.startSubscription(subscriptionOrder(account, customerId, order, new Date()))
  const { id: subscriptionId } = started
  const held = await turn.write(async (tx) => {
    const holding = tx.transaction((savepoint) => hold(savepoint, userId, order.code, subscriptionId))
    const [held] = await Promise.allSettled([holding])
    const started = { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId, residencyCountry }
    await saveBilling(tx, userId, { ...UNPAID, ...started, subscriptionStatus: 'incomplete' })
    return held
  })
  if (held.status === 'fulfilled') return sessionOf(started, order)
  // The code's last use has just gone to another family. Ended only now that it is written down: the same wish, asked again,
  // would find it by its key and get a dead secret. Where it cannot be ended, the next wish ends it, or it expires.
  await Promise.allSettled([payments.abandon(subscriptionId)])
  throw held.reason
}

/** Makes nothing at the provider: a reservation of the code alone, by a secret of our own. */
async function openFree(
  ports: PaymentPorts,
  turn: PaymentTurn,
  account: BillingAccount,
  { code, percentage, cents }: Order,
  residencyCountry: string | undefined,
): Promise<PaymentSession> {
  if (code === null) throw new Failure('discount_invalid')
  await endFormer(ports, turn, account)
  const clientSecret = await turn.write(async (tx) => {
    const secret =
      (await findFreeSecret(tx, account.id, code)) ?? `${FREE_SECRET}${randomBytes(24).toString('base64url')}`
    await holdCode(tx, account.id, code, secret)
    await saveBilling(tx, account.id, { subscriptionStatus: statusAfterEnd(account), residencyCountry })
    return secret
  })
  return { clientSecret, mode: 'free', cents, discountPercentage: percentage }
}

/**
 * The session that is open, where it is for this order and can still be paid. Its price is asked of the provider: after a
 * crash, an event may have told us of a session whose code we have not held.
 */
async function findOpen(
  { db, payments }: PaymentPorts,
  account: BillingAccount,
  order: Order,
): Promise<StartedSubscription | null> {
  const { subscriptionId, subscriptionStatus } = account
  if (subscriptionId === null || subscriptionStatus !== 'incomplete') return null
  if (countryOf(account) !== order.country) return null
  const held = await heldCode(db, account.id, subscriptionId)
  if ((held?.code ?? null) !== order.code) return null
  const open = await payments.findStarted(subscriptionId)
  return open && Math.abs(open.cents - order.cents) <= 1 ? open : null
}

async function hold(tx: Queryable, userId: string, code: Code | null, subscriptionId: string): Promise<void> {
  if (code === null) await releaseHeld(tx, userId, null)
  else await holdCode(tx, userId, code, subscriptionId)
}

function sessionOf({ clientSecret, mode, cents }: StartedSubscription, { percentage }: Order): PaymentSession {
  return { clientSecret, mode, cents, discountPercentage: percentage }
}
