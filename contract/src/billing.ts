import * as z from 'zod/mini'

/** What a family may still do. Total free stories = used + remaining. */
export const SubscriptionStatus = z.object({
  isActive: z.boolean(),
  isLifetimeAccess: z.boolean(),
  freeStoriesRemaining: z.number(),
  freeStoriesUsed: z.number(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
