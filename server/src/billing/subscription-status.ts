import type { SubscriptionStatus } from '@perinka/contract/billing'
import { type Entitlements, freeStoriesRemaining, type Standing } from '../rights/entitlements.ts'

/** What the family may still do at `now`. */
export function subscriptionStatus(entitlements: Entitlements, standing: Standing, now: Date): SubscriptionStatus {
  return {
    isActive: entitlements.isActive(standing, now),
    isLifetimeAccess: standing.isLifetimeAccess,
    freeStoriesRemaining: freeStoriesRemaining(standing),
    freeStoriesUsed: standing.freeStoriesUsed,
  }
}
