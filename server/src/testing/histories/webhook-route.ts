import { Hono } from 'hono'
import { webhookRoutes } from '../../billing/webhooks/webhook-routes.ts'
import type { Visiting } from '../../http/env.ts'
import { onError } from '../../http/errors.ts'
import { logRequests } from '../../http/log.ts'
import type { Ports } from '../../ports/ports.ts'
import type { World } from './run.ts'
import type { SlowProvider } from './slow-provider.ts'

type RoutePorts = Pick<Ports, 'db' | 'payments' | 'log'>

/** The product's own webhook route, without the rest of the product around it. */
export function webhookServer(ports: RoutePorts): Hono<Visiting> {
  return new Hono<Visiting>().use(logRequests(ports.log)).route('/', webhookRoutes(ports)).onError(onError)
}

/** Delivers to that route. */
export function routeAlone(ports: RoutePorts, provider: SlowProvider): World['post'] {
  const server = webhookServer(ports)
  return async (event) => {
    const { raw, signature } = provider.self.webhook(event)
    const headers = { 'Stripe-Signature': signature }
    const { status } = await server.request('/api/webhooks/stripe', { method: 'POST', headers, body: raw })
    if (status !== 200) throw new Error(`The webhook route answered ${status}`)
  }
}
