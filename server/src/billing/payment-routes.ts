import { calls } from '@perinka/contract/calls'
import { paymentCalls } from '@perinka/contract/payment-calls'
import { sandboxCalls } from '@perinka/contract/sandbox-calls'
import { Hono } from 'hono'
import { Failure } from '../failure.ts'
import { clientAddress } from '../http/address.ts'
import type { SignedIn } from '../http/env.ts'
import { languageOf } from '../http/language.ts'
import { countTry } from '../http/limits.ts'
import { route } from '../http/route.ts'
import type { Ports } from '../ports/ports.ts'
import type { Sandbox } from '../ports/sandbox.ts'
import { requireParent } from '../sessions/session.ts'
import { activateFreeAccess } from './activate-free-access.ts'
import { changeEnd } from './change-end.ts'
import { countingGuesses } from './codes/code-tries.ts'
import { createSubscription } from './create-subscription.ts'
import type { PaymentPorts } from './payment-turn.ts'
import { findBillingAccount } from './repository.ts'
import { subscriptionDetails, subscriptionStatus } from './subscription-details.ts'
import { syncCustomer } from './sync-customer.ts'

/** What a family may still do, and how it pays; the parent's row is read afresh with every request. */
export function billingRoutes(ports: Ports, publicUrl: string): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/subscription/*', requireParent)

  route(app, calls.subscriptionStatus, async (c) => subscriptionStatus(ports.entitlements, c.var.parent, new Date()))

  route(app, paymentCalls.subscription, (c) => subscriptionDetails(ports, c.var.parent.id))

  const { payments } = ports
  if (payments) app.route('/', paymentRoutes({ ...ports, payments }, publicUrl))
  if (payments?.sandbox) app.route('/', sandboxRoutes(payments.sandbox))
  return app
}

/** Of each call on its own: whoever opened too many sessions may cancel still. */
const CALLS = { tries: 30, seconds: 15 * 60 }
/** The success page looks every ten seconds for a while. */
const LOOKS = { tries: 10, seconds: 60 }

/** Subscribing and what follows; `publicUrl`: where the provider sends a parent back to, without a trailing slash. */
function paymentRoutes(ports: PaymentPorts, publicUrl: string): Hono<SignedIn> {
  const { db, payments } = ports
  const app = new Hono<SignedIn>()
  const { createSubscription: create, activateFreeAccess: activate, billingPortal } = paymentCalls
  const { cancelSubscription, resumeSubscription, refreshSubscription } = paymentCalls
  const all = [create, activate, billingPortal, cancelSubscription, resumeSubscription, refreshSubscription]
  for (const call of all) {
    const limit = { name: call.path, ...(call === refreshSubscription ? LOOKS : CALLS) }
    app.use(call.path, requireParent, async (c, next) => {
      await countTry(db, limit, c.var.parent.id)
      await next()
    })
  }

  route(app, create, async (c, wish) => {
    const { id } = c.var.parent
    const open = () => createSubscription(ports, id, wish)
    if (!wish.discountCode) return open()
    return countingGuesses(db, { userId: id, address: clientAddress(c) }, open)
  })

  route(app, activate, async (c, { clientSecret }) => {
    const { id } = c.var.parent
    await activateFreeAccess(ports, id, clientSecret)
    return subscriptionDetails(ports, id)
  })

  for (const [call, ends] of [
    [cancelSubscription, true],
    [resumeSubscription, false],
  ] as const) {
    route(app, call, async (c) => {
      const { id } = c.var.parent
      await changeEnd(ports, id, ends)
      return subscriptionDetails(ports, id)
    })
  }

  route(app, refreshSubscription, async (c) => {
    const { id } = c.var.parent
    const customerId = (await findBillingAccount(db, id))?.customerId
    if (customerId) await syncCustomer(ports, customerId)
    return subscriptionDetails(ports, id)
  })

  route(app, billingPortal, async (c) => {
    const customerId = (await findBillingAccount(db, c.var.parent.id))?.customerId
    if (!customerId) throw new Failure('no_subscription')
    return {
      url: await payments.portalUrl({ customerId, returnUrl: `${publicUrl}/settings`, language: languageOf(c) }),
    }
  })

  return app
}

/** Paying with a test card. A card's number is looked at and forgotten. */
function sandboxRoutes(sandbox: Sandbox) {
  const app = new Hono<SignedIn>()
  app.use('/api/sandbox/*', requireParent)
  route(app, sandboxCalls.confirmSandboxPayment, (c, { clientSecret, card }) =>
    sandbox.confirm(c.var.parent.id, clientSecret, card),
  )
  route(app, sandboxCalls.authenticateSandboxPayment, (c, { clientSecret, approve }) =>
    sandbox.authenticate(c.var.parent.id, clientSecret, approve),
  )
  return app
}
