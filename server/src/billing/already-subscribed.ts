import type { Queryable } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import { isLive } from './choose-subscription.ts'
import { confirmHeld, heldCode } from './codes/holds.ts'
import type { PaymentPorts } from './payment-ports.ts'
import type { BillingAccount } from './repository.ts'
import { syncCustomer } from './sync-customer.ts'

/** Statuses, in Stripe's words, after which nothing more can be charged. */
const OVER = ['canceled', 'incomplete_expired']

/** Throws `Failure('already_subscribed')` where the family has Premium, or only has to put right a renewal that failed. */
export function refuseSubscribed(account: BillingAccount): void {
  const hasFullDiscount = account.subscriptionTier === 'full_discount'
  if (account.isLifetimeAccess || hasFullDiscount || isLive(account.subscriptionStatus)) {
    throw new Failure('already_subscribed')
  }
}

/**
 * Ends at the provider what would stand beside a new subscription. False where that has been paid meanwhile, in another
 * tab, say: then it stays. Ending twice is harmless, so a crash right after it costs nothing: it is asked again.
 */
export async function endFormer(ports: PaymentPorts, tx: Queryable, account: BillingAccount): Promise<boolean> {
  const { payments } = ports
  const { subscriptionId, subscriptionStatus } = account
  if (subscriptionId === null || OVER.includes(subscriptionStatus)) return true
  if (subscriptionStatus === 'incomplete') {
    const isOver = await payments.abandon(subscriptionId)
    if (isOver) await keepUsedCode(ports, tx, account, subscriptionId)
    return isOver
  }
  // Unpaid, paused, or a status that we do not know: it opens nothing, and could be charged for again.
  await payments.cancelNow(subscriptionId)
  return true
}

/** One that was paid, and has ended before we heard of either, has used the code that is held for it. */
async function keepUsedCode(
  { payments }: PaymentPorts,
  tx: Queryable,
  { id: userId, customerId }: BillingAccount,
  subscriptionId: string,
): Promise<void> {
  if (customerId === null || !(await heldCode(tx, userId, subscriptionId))) return
  const former = (await payments.listSubscriptions(customerId)).find(({ id }) => id === subscriptionId)
  if (former?.hasStarted) await confirmHeld(tx, userId, subscriptionId)
}

/** What becomes of the account's status by `endFormer`. */
export function statusAfterEnd({ subscriptionId, subscriptionStatus }: BillingAccount): string {
  if (subscriptionId === null || OVER.includes(subscriptionStatus)) return subscriptionStatus
  return subscriptionStatus === 'incomplete' ? 'incomplete_expired' : 'canceled'
}

/** What a family is told whose payment has come although its message has not: the payment is taken down now. */
export async function refusePaid(ports: PaymentPorts, customerId: string | null): Promise<never> {
  if (customerId !== null) {
    // Where this fails, the provider's own message says the same later.
    await syncCustomer(ports, customerId).catch((err: unknown) =>
      ports.log.warn({ err }, 'a payment was not taken down'),
    )
  }
  throw new Failure('already_subscribed')
}
