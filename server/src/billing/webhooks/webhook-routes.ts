import { type Context, Hono } from 'hono'
import { Failure } from '../../failure.ts'
import { clientAddress } from '../../http/address.ts'
import type { Visiting } from '../../http/env.ts'
import { limitBody } from '../../http/limit-body.ts'
import type { Ports } from '../../ports/ports.ts'
import { receiveEvent } from './receive-event.ts'

/** Several times the longest event of a subscription with one price. Anybody may begin to send one. */
const BODY = { maxBytes: 64 * 1024, together: 1024 * 1024 }

/**
 * Where the payment provider posts its events (webhooks). Its own rules instead of the API's: the caller is no browser, and the
 * signature covers the bytes as they came, so nothing may read them before. Without payments there is no such address.
 */
export function webhookRoutes({ db, payments }: Pick<Ports, 'db' | 'payments'>): Hono<Visiting> {
  const app = new Hono<Visiting>()
  if (!payments) return app

  app.post(
    '/api/webhooks/stripe',
    limitBody((c: Context<Visiting>) => ({ ...BODY, whose: clientAddress(c) })),
    async (c) => {
      const body = await c.req.arrayBuffer().catch((cause: unknown) => {
        throw new Failure('malformed', { cause })
      })
      const event = payments.parseWebhook(new Uint8Array(body), c.req.header('Stripe-Signature'))
      await receiveEvent({ db, payments }, event)
      return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
    },
  )
  return app
}
