import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Visiting } from '../../http/env.ts'
import { Failure } from '../../http/failure.ts'
import type { Ports } from '../../ports/ports.ts'
import { receiveEvent } from './receive-event.ts'

/** Many times the longest message of a subscription with one price. */
const MAX_BYTES = 512 * 1024

/**
 * Where the payment provider posts its messages. Its own rules instead of the API's: the caller is no browser, and the
 * signature covers the bytes as they came, so nothing may read them before. Without payments there is no such address.
 */
export function webhookRoutes({ db, payments }: Pick<Ports, 'db' | 'payments'>): Hono<Visiting> {
  const app = new Hono<Visiting>()
  if (!payments) return app

  app.post('/api/webhooks/stripe', bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer())
    const event = payments.parseWebhook(raw, c.req.header('Stripe-Signature'))
    await receiveEvent({ db, payments }, event)
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}

function tooLarge(): never {
  throw new Failure('too_large')
}
