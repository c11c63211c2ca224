import { availableParallelism } from 'node:os'
import { type Context, Hono } from 'hono'
import { unstorable } from '../db/storable.ts'
import { Failure } from '../failure.ts'
import { clientAddress, siteOf } from '../http/address.ts'
import type { Visiting } from '../http/env.ts'
import { createTurnstile } from '../http/turnstile.ts'
import { ADDRESS_HEADER } from '../ports/identity.ts'
import type { Ports } from '../ports/ports.ts'
import { countingSignIn, type Door, type TryEnd } from './sign-in-tries.ts'

const SIGN_IN = 'POST /sign-in/email'

/**
 * What of the embedded identity's own routes the product uses. The library knows many more (another
 * address, another name, lists of sessions): what nobody needs does not exist.
 */
const OPEN = new Set([
  'POST /sign-up/email',
  SIGN_IN,
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
/**
 * A password takes a tenth of a second of a core, and a thread of the four that also read files and pack answers: the
 * machine keeps a core for everybody else, and the process two threads.
 */
const WITH_PASSWORD = new Set(['POST /sign-up/email', SIGN_IN, 'POST /reset-password'])
const PASSWORDS = { atOnce: availableParallelism() > 2 ? 2 : 1, waiting: 120, waitingEach: 60 }
const CALLBACK = /^(?:GET|POST) \/callback\/(?:google|facebook)$/

/** The embedded identity under /api/identity; nothing there where the identity is hosted. */
export function identityRoutes({ db, identity }: Pick<Ports, 'db' | 'identity'>) {
  const app = new Hono<Visiting>()
  const { handle } = identity
  if (!handle) return app
  const passwords = createTurnstile(PASSWORDS)
  app.on(['GET', 'POST'], '/api/identity/*', async (c) => {
    const asked = `${c.req.method} ${c.req.path.slice('/api/identity'.length)}`
    if (!OPEN.has(asked) && !CALLBACK.test(asked)) throw new Failure('not_found')
    const request = await received(c)
    if (!CALLBACK.test(asked) && !isJson(request)) throw new Failure('malformed')
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    if (![...(c.req.queries('callbackURL') ?? []), ...callbacksIn(body)].every(staysHere))
      throw new Failure('invalid', { fields: { callbackURL: INVALID } })
    const unfit = [...unstorable(body), ...unstorable(c.req.queries())]
    if (unfit.length > 0)
      throw new Failure('invalid', { fields: Object.fromEntries(unfit.map((path) => [path, INVALID])) })
    const address = clientAddress(c)
    request.headers.set(ADDRESS_HEADER, address)
    const answerIt = () =>
      asked === SIGN_IN ? countingSignIn(db, doorOf(body, address), () => handle(request), endOf) : handle(request)
    const answer = WITH_PASSWORD.has(asked)
      ? await passwords.pass(siteOf(address), c.req.raw.signal, answerIt)
      : await answerIt()
    if (answer.status >= 500) throw new Failure('unexpected')
    if (answer.status !== 429) return answer
    throw new Failure('too_many_requests', { retryAfterSeconds: Number(answer.headers.get('X-Retry-After')) || 60 })
  })
  return app
}

/** The request with all of its body: the library would take one that breaks off for a fault of ours. */
async function received({ req }: Context): Promise<Request> {
  const { method, url, headers } = req.raw
  if (method === 'GET') return new Request(url, { headers })
  const body = await req.arrayBuffer().catch((cause: unknown) => {
    throw new Failure('malformed', { cause })
  })
  return new Request(url, { method, headers, body: body.byteLength > 0 ? body : null })
}

const INVALID = 'validation.invalid'
const CALLBACKS = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo']

/** The library reads forms too, and what it reads must be what was looked at here. */
function isJson({ method, body, headers }: Request): boolean {
  return method === 'GET' || body === null || /^application\/json\s*(?:;|$)/i.test(headers.get('Content-Type') ?? '')
}

function doorOf(body: unknown, address: string): Door {
  const { email } = (body ?? {}) as Record<string, unknown>
  return { email: typeof email === 'string' ? email : '', address }
}

/** A parent who is not known and a password that is wrong are the same answer. */
function endOf({ ok, status }: Response): TryEnd {
  if (ok) return 'right'
  return status === 401 ? 'wrong' : 'none'
}

/** Every address in a body to which the browser would be sent on; whatever is no text is none of ours. */
function callbacksIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body)
    .filter(([name, value]) => CALLBACKS.includes(name) && value !== undefined)
    .map(([, value]) => (typeof value === 'string' ? value : ''))
}

/**
 * Whether a link sends its reader to a page of ours. The library reads `/..//elsewhere.example` as a path,
 * the browser that follows it as another host; a path that a browser would write differently is none of ours.
 */
function staysHere(callback: string): boolean {
  const here = 'http://localhost'
  return URL.canParse(callback, here) && new URL(callback, here).href === here + callback
}
