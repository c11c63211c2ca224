import { Failure } from '../failure.ts'
import { isOver } from '../ports/payments.ts'
import { isLive } from './choose-subscription.ts'
import { confirmHeld, heldCode } from './codes/holds.ts'
import type { PaymentPorts, PaymentTurn } from './payment-turn.ts'
import type { BillingAccount } from './repository.ts'
import { syncInTurn } from './sync-customer.ts'

/** Throws `Failure('already_subscribed')` where the family has Premium, or only has to put right a renewal that failed. */
export function refuseSubscribed(account: BillingAccount): void {
  const hasFullDiscount = account.subscriptionTier === 'full_discount'
  if (account.isLifetimeAccess || hasFullDiscount || isLive(account.subscriptionStatus)) {
    throw new Failure('already_subscribed')
  }
}

/**
 * Ends at the provider what would stand beside a new subscription. Throws `Failure('already_subscribed')` where that has been
 * paid meanwhile, in another tab, say: then it stays. Ending twice is harmless, so a crash right after it costs nothing: it
 * is asked again.
 */
export async function endFormer(ports: PaymentPorts, turn: PaymentTurn, account: BillingAccount): Promise<void> {
  const { payments } = ports
  const { subscriptionId, subscriptionStatus, customerId } = account
  if (subscriptionId === null || isOver(subscriptionStatus)) return
  await turn.mustBeHeld()
  // Unpaid, paused, or a status that we do not know: it opens nothing, and could be charged for again.
  if (subscriptionStatus !== 'incomplete') return payments.cancelNow(subscriptionId)
  if (!(await payments.abandon(subscriptionId))) return refusePaid(ports, turn, customerId)
  await keepUsedCode(ports, turn, customerId, subscriptionId)
}

/** One that was paid, and has ended before we heard of either, has used the code that is held for it. */
async function keepUsedCode(
  { db, payments }: PaymentPorts,
  turn: PaymentTurn,
  customerId: string | null,
  subscriptionId: string,
): Promise<void> {
  if (customerId === null || !(await heldCode(db, turn.userId, subscriptionId))) return
  const former = (await payments.listSubscriptions(customerId)).find(({ id }) => id === subscriptionId)
  if (former?.hasStarted) await turn.write((tx) => confirmHeld(tx, turn.userId, subscriptionId))
}

/** What becomes of the account's status by `endFormer`. */
export function statusAfterEnd({ subscriptionId, subscriptionStatus }: BillingAccount): string {
  if (subscriptionId === null || isOver(subscriptionStatus)) return subscriptionStatus
  return subscriptionStatus === 'incomplete' ? 'incomplete_expired' : 'canceled'
}

/** What a family is told whose payment has come although its event has not: the payment is taken down now. */
async function refusePaid(ports: PaymentPorts, turn: PaymentTurn, customerId: string | null): Promise<never> {
  if (customerId !== null) {
    // Where this fails, the provider's own event says the same later.
    await syncInTurn(ports, turn, customerId).catch((err: unknown) =>
      ports.log.warn({ err }, 'a payment was not taken down'),
    )
  }
  throw new Failure('already_subscribed')
}
