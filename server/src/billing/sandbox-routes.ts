import { sandboxCalls } from '@perinka/contract/sandbox-calls'
import { Hono } from 'hono'
import type { SignedIn } from '../http/env.ts'
import { route } from '../http/route.ts'
import type { Sandbox } from '../ports/sandbox.ts'
import { requireParent } from '../sessions/session.ts'

/** Paying with a test card. A card's number is looked at and forgotten. */
export function sandboxRoutes(sandbox: Sandbox) {
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
