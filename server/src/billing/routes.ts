import { calls } from '@perinka/contract/calls'
import { Hono } from 'hono'
import type { SignedIn } from '../http/env.ts'
import { route } from '../http/route.ts'
import { requireParent } from '../http/session.ts'
import { freeStoriesRemaining, isActive } from './entitlements.ts'

/** What a family may still do; the parent's row is read afresh with every request. */
export function billingRoutes(): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/subscription/*', requireParent)

  route(app, calls.subscriptionStatus, async (c) => {
    const { parent } = c.var
    return {
      isActive: isActive(parent, new Date()),
      isLifetimeAccess: parent.isLifetimeAccess,
      freeStoriesRemaining: freeStoriesRemaining(parent),
      freeStoriesUsed: parent.freeStoriesUsed,
    }
  })

  return app
}
