import { Failure } from '../http/failure.ts'
import { endFormer, refusePaid, refuseSubscribed } from './already-subscribed.ts'
import { confirmHeld, FREE_SECRET, heldCode, releaseHeld } from './codes/holds.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { findBillingAccount, saveFreeAccess } from './repository.ts'
import { takePaymentTurn } from './turns.ts'

/**
 * Premium without a card, by the secret of this family's free session; `Failure('discount_invalid')` where it is not theirs
 * or its code is no longer held. A second click finds it done.
 */
export async function activateFreeAccess(ports: PaymentPorts, userId: string, clientSecret: string): Promise<void> {
  const outcome = await ports.db.transaction(async (tx) => {
    await takePaymentTurn(tx, userId)
    const account = await findBillingAccount(tx, userId)
    if (!account) throw new Failure('unauthorized')
    if (account.subscriptionTier === 'full_discount') return 'active'
    refuseSubscribed(account)
    const held = clientSecret.startsWith(FREE_SECRET) ? await heldCode(tx, userId, clientSecret) : null
    if (held?.percentage !== 100) throw new Failure('discount_invalid')
    // What waits for a payment must not be paid once access is free. Dying right after this leaves both as they were but
    // for that, and another click goes on.
    if (!(await endFormer(ports, tx, account))) return { paidBy: account.customerId }
    if (!(await confirmHeld(tx, userId, clientSecret))) throw new Failure('discount_invalid')
    await releaseHeld(tx, userId, null)
    await saveFreeAccess(tx, userId)
    return 'active'
  })
  if (outcome !== 'active') await refusePaid(ports, outcome.paidBy)
}
