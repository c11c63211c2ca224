import type { Logger } from 'pino'
import type { Queryable } from '../db/connect.ts'
import { isOver, type Payments, type SubscriptionState } from '../ports/payments.ts'
import type { Ports } from '../ports/ports.ts'
import { chooseSubscription, correctionsOf, isLive, toBillingColumns } from './choose-subscription.ts'
import { confirmHeld, releaseHeld } from './codes/holds.ts'
import { inPaymentTurn, type PaymentTurn } from './payment-turn.ts'
import { findAccountOfCustomer, saveBilling } from './repository.ts'

type SyncPorts = Pick<Ports, 'db' | 'payments' | 'log'>

/**
 * Asks the payment provider how this customer stands now and takes its answer down, whatever the reason to look was. Two
 * that look at once take turns, so the later answer stays. Nothing where nobody here is that customer, or payments are
 * off. Throws `Failure('payment_failed')` where the provider cannot be asked: nothing is changed then.
 */
export async function syncCustomer({ db, payments, log }: SyncPorts, customerId: string): Promise<void> {
  if (!payments) return
  const known = await findAccountOfCustomer(db, customerId)
  if (!known) return
  try {
    await inPaymentTurn(db, known.id, (turn) => syncInTurn({ db, payments, log }, turn, customerId))
  } catch (error) {
    // Deleted meanwhile, and the turn with it.
    if (await findAccountOfCustomer(db, customerId)) throw error
  }
}

/** The same for whoever has the family's turn. */
export async function syncInTurn(
  { db, payments, log }: Pick<Ports, 'db' | 'log'> & { payments: Payments },
  turn: PaymentTurn,
  customerId: string,
): Promise<void> {
  // Whoever had the turn before may have changed or deleted the account.
  const account = await findAccountOfCustomer(db, customerId)
  if (account?.id !== turn.userId) return
  const isFree = account.subscriptionTier === 'full_discount'
  const all = await correctedSubscriptions({ payments, log }, turn, customerId, isFree)
  await turn.write(async (tx) => {
    for (const one of all) await settleCode(tx, account.id, one)
    // Free access by a code is ours alone: nothing at the provider takes it away.
    if (isFree) return
    await saveBilling(tx, account.id, toBillingColumns(chooseSubscription(all), account.subscriptionId))
  })
}

/** The customer's subscriptions, once what is wrong with them has been put right at the provider. */
async function correctedSubscriptions(
  { payments, log }: { payments: Payments; log: Logger },
  turn: PaymentTurn,
  customerId: string,
  isFree: boolean,
): Promise<SubscriptionState[]> {
  const found = await payments.listSubscriptions(customerId)
  const { refunded, doubled, disputed } = correctionsOf(found, isFree)
  if (refunded.length + doubled.length + disputed.length === 0) return found
  await turn.mustBeHeld()
  for (const subscriptionId of doubled) {
    log.error({ customerId, subscriptionId }, 'a second subscription was ended; what it took is to be paid back')
    await payments.cancelNow(subscriptionId)
  }
  for (const subscriptionId of refunded) {
    log.info({ customerId, subscriptionId }, 'a subscription was ended because its money went back')
    await payments.cancelNow(subscriptionId)
  }
  for (const subscriptionId of disputed) {
    log.warn({ customerId, subscriptionId }, 'a subscription will end because a charge is disputed')
    await payments.setCancelAtPeriodEnd(subscriptionId, true)
  }
  return payments.listSubscriptions(customerId)
}

/** A code is used for good by a subscription that began, and free again after one that never did. */
async function settleCode(tx: Queryable, userId: string, one: SubscriptionState): Promise<void> {
  if (one.hasStarted || isLive(one.status)) await confirmHeld(tx, userId, one.id)
  else if (isOver(one.status)) await releaseHeld(tx, userId, one.id)
}
