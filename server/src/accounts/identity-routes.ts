import { Hono } from 'hono'
import { clientAddress } from '../http/address.ts'
import type { Visiting } from '../http/env.ts'
import { Failure } from '../http/failure.ts'
import { unstorable } from '../http/storable.ts'
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
    if (!(c.req.queries('callbackURL') ?? []).every(staysHere))
      throw new Failure('invalid', { fields: { callbackURL: INVALID } })
    const request = new Request(c.req.raw)
    const unfit = unstorable(
      await request
        .clone()
        .json()
        .catch(() => null),
    )
    if (unfit.length > 0)
      throw new Failure('invalid', { fields: Object.fromEntries(unfit.map((path) => [path, INVALID])) })
    request.headers.set(ADDRESS_HEADER, clientAddress(c))
    const answer = await handle(request)
    if (answer.status >= 500) throw new Failure('unexpected')
    if (answer.status !== 429) return answer
    throw new Failure('too_many_requests', { retryAfterSeconds: Number(answer.headers.get('X-Retry-After')) || 60 })
  })
  return app
}

const INVALID = 'validation.invalid'

/**
 * Whether a link sends its reader to a page of ours. The library reads `/..//elsewhere.example` as a path,
 * the browser that follows it as another host; a path that a browser would write differently is none of ours.
 */
function staysHere(callback: string): boolean {
  const here = 'http://localhost'
  return URL.canParse(callback, here) && new URL(callback, here).href === here + callback
}
