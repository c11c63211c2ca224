import { FREE_STORIES } from '@perinka/contract/catalog'

/** What the user row says of an account's standing; statuses are Stripe's words. */
export interface Standing {
  subscriptionStatus: string
  /** `premium`: paid; `full_discount`: by a code, without a card or an end; else `free`. */
  subscriptionTier: string
  /** End of the period that was paid for last, so the moment a failed renewal was due; null where there is no end. */
  subscriptionEndDate: Date | null
  isLifetimeAccess: boolean
  freeStoriesUsed: number
  freeStoriesGranted: number
}

export type Tier = 'visitor' | 'free' | 'premium'

/** Every right of the product, by who asks; nothing else decides one. */
export const RIGHTS = {
  visitor: { newStories: 'none', narration: 'none', library: false },
  free: { newStories: 'allowance', narration: 'standard', library: true },
  premium: { newStories: 'unlimited', narration: 'premium', library: true },
} as const satisfies Record<
  Tier,
  {
    newStories: 'none' | 'allowance' | 'unlimited'
    /** `premium` brings any voice and making it again. */
    narration: 'none' | 'standard' | 'premium'
    /** Favourites, profiles, characters, stories kept offline. */
    library: boolean
  }
>

/** A failed renewal costs nothing for a week: cards expire, and stories should not stop at bedtime. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/** Who may do what on this server. */
export interface Entitlements {
  /** Whether Premium is on: paid, on trial, in grace after a failed renewal, by a full discount, or for life. */
  isActive(standing: Standing, now: Date): boolean
  /** What this account may do at `now`. */
  rightsOf(standing: Standing, now: Date): (typeof RIGHTS)[Tier]
}

/** `hasPayments` false: there is nothing to pay with, so everybody who signs in has everything. */
export function createEntitlements(hasPayments: boolean): Entitlements {
  const isActive = hasPayments ? hasPremium : () => true
  return { isActive, rightsOf: (standing, now) => RIGHTS[isActive(standing, now) ? 'premium' : 'free'] }
}

/** Whether this account has Premium where Premium has to be paid for. */
export function hasPremium(standing: Standing, now: Date): boolean {
  if (standing.isLifetimeAccess || standing.subscriptionTier === 'full_discount') return true
  const { subscriptionStatus: status } = standing
  if (status === 'active' || status === 'trialing') return true
  const end = graceEnd(standing)
  return end !== null && now <= end
}

/** Until when a failed renewal leaves Premium open; null where none has failed. A status that we do not know opens nothing. */
export function graceEnd(standing: Pick<Standing, 'subscriptionStatus' | 'subscriptionEndDate'>): Date | null {
  const { subscriptionStatus, subscriptionEndDate } = standing
  if (subscriptionStatus !== 'past_due' || subscriptionEndDate === null) return null
  return new Date(subscriptionEndDate.getTime() + GRACE_MS)
}

/** How many free stories there are in all: the product's own, and those a code granted. */
export function freeStoriesTotal(standing: Pick<Standing, 'freeStoriesGranted'>): number {
  return FREE_STORIES + standing.freeStoriesGranted
}

/** How many free stories are left; never below 0. */
export function freeStoriesRemaining(standing: Pick<Standing, 'freeStoriesUsed' | 'freeStoriesGranted'>): number {
  return Math.max(0, freeStoriesTotal(standing) - standing.freeStoriesUsed)
}
