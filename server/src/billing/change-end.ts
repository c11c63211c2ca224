import { Failure } from '../failure.ts'
import { isLive } from './choose-subscription.ts'
import type { PaymentPorts } from './payment-turn.ts'
import { findBillingAccount } from './repository.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Whether the family's paid subscription ends with its period. `Failure('no_subscription')` where there is none. Needs no
 * turn: it changes nothing here by itself, and what the provider says afterwards is taken down in turn.
 */
export async function changeEnd(ports: PaymentPorts, userId: string, ends: boolean): Promise<void> {
  const paid = await findPaid(ports, userId)
  if (!paid) throw new Failure('no_subscription')
  try {
    await ports.payments.setCancelAtPeriodEnd(paid.subscriptionId, ends)
  } catch (error) {
    // It may have ended a moment ago, while the provider's event is still on its way.
    await syncCustomer(ports, paid.customerId)
    throw (await findPaid(ports, userId)) ? error : new Failure('no_subscription')
  }
  await syncCustomer(ports, paid.customerId)
}

async function findPaid({ db }: PaymentPorts, userId: string) {
  const account = await findBillingAccount(db, userId)
  if (!account?.customerId || !account.subscriptionId || !isLive(account.subscriptionStatus)) return null
  return { customerId: account.customerId, subscriptionId: account.subscriptionId }
}
