import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { SubscriptionDetails } from '@perinka/contract/payments'
import { Failure } from '../failure.ts'
import type { Ports } from '../ports/ports.ts'
import { type Entitlements, freeStoriesRemaining, graceEnd, type Standing } from '../rights/entitlements.ts'
import { isLive } from './choose-subscription.ts'
import { type BillingAccount, findBillingAccount } from './repository.ts'

/** What the family may still do at `now`. */
export function subscriptionStatus(entitlements: Entitlements, standing: Standing, now: Date): SubscriptionStatus {
  return {
    isActive: entitlements.isActive(standing, now),
    isLifetimeAccess: standing.isLifetimeAccess,
    freeStoriesRemaining: freeStoriesRemaining(standing),
    freeStoriesUsed: standing.freeStoriesUsed,
  }
}

/** How the family's Premium stands now. A paid subscription beside a plan that needs none shows by its `periodEnd`. */
export async function subscriptionDetails(
  { db, entitlements, payments }: Pick<Ports, 'db' | 'entitlements' | 'payments'>,
  userId: string,
): Promise<SubscriptionDetails> {
  const account = await findBillingAccount(db, userId)
  if (!account) throw new Failure('unauthorized')
  const isPaid = isLive(account.subscriptionStatus)
  return {
    plan: payments === null ? 'unlimited' : planOf(account),
    status: account.subscriptionStatus,
    isActive: entitlements.isActive(account, new Date()),
    periodEnd: isPaid ? (account.subscriptionEndDate?.toISOString() ?? null) : null,
    cancelAtPeriodEnd: isPaid && account.cancelAtPeriodEnd,
    graceEnd: graceEnd(account)?.toISOString() ?? null,
    residencyCountry: account.residencyCountry,
  }
}

function planOf(account: BillingAccount): SubscriptionDetails['plan'] {
  if (account.isLifetimeAccess) return 'lifetime'
  if (account.subscriptionTier === 'full_discount') return 'full-discount'
  return isLive(account.subscriptionStatus) ? 'subscription' : 'free'
}
