import { Hono } from 'hono'
import { clientAddress } from '../http/address.ts'
import type { Visiting } from '../http/env.ts'
import { Failure } from '../http/failure.ts'
import { ADDRESS_HEADER, type Identity } from '../ports/identity.ts'

/**
 * What of the embedded identity's own routes the product uses. The library knows many more (another
 * address, another name, lists of sessions): what nobody needs does not exist.
 */
const OPEN = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-in/social',
  'POST /sign-out',
  'GET /get-session',
  'GET /token',
  'GET /jwks',
  'POST /send-verification-email',
  'GET /verify-email',
  'POST /request-password-reset',
  'POST /reset-password',
])
const CALLBACK = /^(?:GET|POST) \/callback\/(?:google|facebook)$/

/** The embedded identity under /api/identity; nothing there where the identity is hosted. */
export function identityRoutes(identity: Identity) {
  const app = new Hono<Visiting>()
  const { handle } = identity
  if (!handle) return app
  app.on(['GET', 'POST'], '/api/identity/*', async (c) => {
    const asked = `${c.req.method} ${c.req.path.slice('/api/identity'.length)}`
    if (!OPEN.has(asked) && !CALLBACK.test(asked)) throw new Failure('not_found')
    const request = new Request(c.req.raw)
    request.headers.set(ADDRESS_HEADER, clientAddress(c))
    const answer = await handle(request)
    if (answer.status >= 500) throw new Failure('unexpected')
    if (answer.status !== 429) return answer
    throw new Failure('too_many_requests', { retryAfterSeconds: Number(answer.headers.get('X-Retry-After')) || 60 })
  })
  return app
}
