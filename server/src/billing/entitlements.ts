import { FREE_STORIES } from '@perinka/contract/catalog'

/** What the user row says of an account's standing; statuses are Stripe's words. */
export interface Standing {
  subscriptionStatus: string
  /** End of the period that was paid for last; null where there is no end. */
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

/** Whether Premium is on: paid, on trial, in grace after a failed renewal, or for life. */
export function isActive(standing: Standing, now: Date): boolean {
  if (standing.isLifetimeAccess) return true
  switch (standing.subscriptionStatus) {
    case 'active':
    case 'trialing':
      return true
    case 'past_due':
      return standing.subscriptionEndDate !== null && now.getTime() <= standing.subscriptionEndDate.getTime() + GRACE_MS
    default:
      return false
  }
}

/** What this account may do at `now`. */
export function rightsOf(standing: Standing, now: Date): (typeof RIGHTS)[Tier] {
  return RIGHTS[isActive(standing, now) ? 'premium' : 'free']
}

/** How many free stories there are in all: the product's own, and those a code granted. */
export function freeStoriesTotal(standing: Pick<Standing, 'freeStoriesGranted'>): number {
  return FREE_STORIES + standing.freeStoriesGranted
}

/** How many free stories are left; never below 0. */
export function freeStoriesRemaining(standing: Pick<Standing, 'freeStoriesUsed' | 'freeStoriesGranted'>): number {
  return Math.max(0, freeStoriesTotal(standing) - standing.freeStoriesUsed)
}
