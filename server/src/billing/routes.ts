import { calls } from '@perinka/contract/calls'
import { paymentCalls } from '@perinka/contract/payment-calls'
import { Hono } from 'hono'
import type { SignedIn } from '../http/env.ts'
import { route } from '../http/route.ts'
import type { Ports } from '../ports/ports.ts'
import { requireParent } from '../sessions/session.ts'
import { paymentRoutes } from './payment-routes.ts'
import { subscriptionDetails, subscriptionStatus } from './subscription-details.ts'

/** What a family may still do, and how it pays; the parent's row is read afresh with every request. */
export function billingRoutes(ports: Ports, publicUrl: string): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/subscription/*', requireParent)

  route(app, calls.subscriptionStatus, async (c) => subscriptionStatus(ports.entitlements, c.var.parent, new Date()))

  route(app, paymentCalls.subscription, (c) => subscriptionDetails(ports, c.var.parent.id))

  const { payments } = ports
  if (payments) app.route('/', paymentRoutes({ ...ports, payments }, publicUrl))
  return app
}
