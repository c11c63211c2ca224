import { Failure } from '../failure.ts'
import { endFormer, refuseSubscribed } from './already-subscribed.ts'
import { confirmHeld, FREE_SECRET, heldCode, releaseHeld } from './codes/holds.ts'
import { inPaymentTurn, type PaymentPorts } from './payment-turn.ts'
import { FREE_ACCESS, findBillingAccount, saveBilling } from './repository.ts'

/**
 * Premium without a card, by the secret of this family's free session; `Failure('discount_invalid')` where it is not theirs
 * or its code is no longer held. A second click finds it done.
 */
export function activateFreeAccess(ports: PaymentPorts, userId: string, clientSecret: string): Promise<void> {
  const { db } = ports
  return inPaymentTurn(db, userId, async (turn) => {
    const account = await findBillingAccount(db, userId)
    if (!account) throw new Failure('unauthorized')
    if (account.subscriptionTier === 'full_discount') return
    refuseSubscribed(account)
    const held = clientSecret.startsWith(FREE_SECRET) ? await heldCode(db, userId, clientSecret) : null
    if (held?.percentage !== 100) throw new Failure('discount_invalid')
    // What waits for a payment must not be paid once access is free. Dying right after this leaves both as they were but
    // for that, and another click goes on.
    await endFormer(ports, turn, account)
    await turn.write(async (tx) => {
      if (!(await confirmHeld(tx, userId, clientSecret))) throw new Failure('discount_invalid')
      await releaseHeld(tx, userId, null)
      await saveBilling(tx, userId, FREE_ACCESS)
    })
  })
}
