import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { calls } from '@perinka/contract/calls'
import { paymentCalls } from '@perinka/contract/payment-calls'
import { sandboxCalls } from '@perinka/contract/sandbox-calls'
import { EXAMPLES } from './examples.ts'
import { FIXED } from './fixed.ts'

/** Something of the server that can be asked. */
export interface Target {
  method: string
  /** Parts that vary begin with a colon. */
  path: string
  /** A body that is right; undefined: takes none. */
  example?: unknown
  /** How often beside the others; 1 unless said. */
  share?: number
  /** Posted to the server whose payments run through Stripe, and signed. */
  isSigned?: true
}

const EMAIL = 'new@perinka.test'
const PASSWORD = 'lampa-pri-posteli-7'
const EVENT = {
  ...{ id: 'evt_1', object: 'event', type: 'customer.subscription.updated', created: 1, livemode: false },
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1', charge: 'ch_1' } },
}

/** The routes of the identity that are open, and some of the library's that are not. */
const IDENTITY: readonly Target[] = [
  // Each computes a password's hash, which is slow by intention.
  { method: 'POST', path: '/sign-up/email', example: { email: EMAIL, password: PASSWORD, name: 'Jana' }, share: 0.3 },
  { method: 'POST', path: '/sign-in/email', example: { email: EMAIL, password: PASSWORD }, share: 0.3 },
  { method: 'POST', path: '/reset-password', example: { newPassword: PASSWORD, token: 'x' } },
  { method: 'POST', path: '/request-password-reset', example: { email: EMAIL, redirectTo: '/' } },
  { method: 'POST', path: '/send-verification-email', example: { email: EMAIL, callbackURL: '/' } },
  { method: 'POST', path: '/sign-in/social', example: { provider: 'google', callbackURL: '/' } },
  { method: 'POST', path: '/sign-out', example: {} },
  { method: 'GET', path: '/get-session' },
  { method: 'GET', path: '/token' },
  { method: 'GET', path: '/jwks' },
  { method: 'GET', path: '/verify-email' },
  { method: 'GET', path: '/callback/google' },
  { method: 'POST', path: '/callback/facebook', example: { code: 'x', state: 'y' } },
  { method: 'POST', path: '/update-user', example: { name: 'x' } },
  { method: 'GET', path: '/list-sessions' },
  { method: 'GET', path: '/:id' },
].map((target) => ({ ...target, path: `/api/identity${target.path}` }))

const OUTSIDE_THE_TABLE: readonly Target[] = [
  { method: 'GET', path: '/api/stories/:id/audio', share: 2 },
  { method: 'HEAD', path: '/api/stories/:id/audio' },
  { method: 'GET', path: ACCOUNT_EXPORT_PATH },
  { method: 'POST', path: '/api/webhooks/stripe', example: EVENT },
  { method: 'POST', path: '/api/webhooks/stripe', example: EVENT, isSigned: true, share: 3 },
  { method: 'GET', path: '/api/:id' },
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
  { method: 'GET', path: '/dev/mailbox', share: 0.2 },
  { method: 'GET', path: '/dev/mailbox.json', share: 0.2 },
  { method: 'GET', path: '/dev/billing' },
  { method: 'GET', path: '/dev/billing.json' },
  { method: 'POST', path: '/dev/billing', example: { subscription: 'sub_1', act: 'renew' } },
  { method: 'GET', path: '/dev/:id' },
]

const FILES = [
  ...['/', '/index.html', '/app.html', '/service-worker.js', '/manifest.webmanifest', '/robots.txt', '/csp.json'],
  ...['/assets/:id', '/story/:id', '/series/:id', '/stories', '/settings', '/subscribe', '/terms', '/:id', '/.env'],
].map((path) => ({ method: 'GET', path, share: 0.5 }))

const examples: Partial<Record<string, unknown>> = EXAMPLES
const CALLS = Object.entries({ ...calls, ...paymentCalls, ...sandboxCalls }).map(
  ([name, { method, path, query = {} }]): Target => ({
    method,
    path: Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
    example: examples[name],
    // What ends sessions or accounts makes strangers of those who ask after it.
    share: ['signOut', 'deleteAccount'].includes(name) ? 0.3 : 1,
  }),
)

export const TARGETS: readonly Target[] = [...CALLS, ...IDENTITY, ...OUTSIDE_THE_TABLE, ...FILES]

/** Ids that a path may name. */
export const IDS = [...FIXED.children, ...FIXED.characters, ...FIXED.stories, ...FIXED.foreign]
