import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadForFamily, saveForFamily } from '../../shared/session/family-storage.ts'
import { currentSession, setSession } from '../../shared/session/session.ts'
import { ACCOUNT } from '../../shared/session/testing/account.ts'
import { findSession, signOut } from './session-flow.ts'

const USER = { id: 'p1', email: 'eva@example.com', emailVerified: true, name: 'Eva Nová Stará' }
const CONFIG = {
  identity: { adapter: 'embedded', google: false, facebook: false, firebase: null },
  payments: { adapter: 'off', publishableKey: null },
  storyteller: { adapter: 'built-in', model: null },
  narrator: { adapter: 'built-in' },
  audioStore: { adapter: 'files' },
  mailer: { adapter: 'outbox' },
  price: { cents: 599, currency: 'EUR' },
  mailbox: false,
  supportEmail: 'help@example.com',
  helplines: { en: null, sk: null },
}
const NOBODY = [401, { code: 'unauthorized', message: 'Unauthorized' }] as const

type Answers = Record<string, readonly [number, unknown]>
let asked: { call: string; body: unknown }[] = []

/** A server that answers these calls; any other is an error. */
function server(answers: Answers) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method} ${path}`
    asked.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const known: Answers = { 'GET /api/config': [200, CONFIG], ...answers }
    const [status, body] = known[call] ?? [599, { message: `nobody answers ${call}` }]
    return new Response(JSON.stringify(body), { status })
  })
}

/** A browser's storage, its entries readable from outside. */
function storage(stored: Map<string, string>) {
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  })
}

beforeEach(() => {
  asked = []
  setSession({ status: 'loading' })
})
afterEach(() => vi.unstubAllGlobals())

describe('who is here (spec: 4)', () => {
  test('a session of ours is enough', { tags: ['4.1'] }, async () => {
    server({ 'GET /api/account': [200, ACCOUNT] })
    await findSession()
    expect(currentSession()).toEqual({ status: 'signed-in', account: ACCOUNT })
  })

  test('a verified parent whose session has ended gets a new one from the identity', {
    tags: ['3.8', '4.1b', '7.2'],
  }, async () => {
    server({
      'GET /api/account': NOBODY,
      'GET /api/identity/get-session': [200, { user: USER }],
      'GET /api/identity/token': [200, { token: 'fresh' }],
      'POST /api/auth/firebase': [200, ACCOUNT],
    })
    await findSession()
    expect(currentSession().status).toBe('signed-in')
    expect(asked.at(-1)?.body).toEqual({
      idToken: 'fresh',
      user: { id: 'p1', email: 'eva@example.com', firstName: 'Eva', lastName: 'Nová Stará', profileImageUrl: null },
    })
  })

  test('an unverified one is held at the door, and the backend hears nothing of it', {
    tags: ['4.1a', '5.12'],
  }, async () => {
    server({
      'GET /api/account': NOBODY,
      'GET /api/identity/get-session': [200, { user: { ...USER, emailVerified: false } }],
    })
    await findSession()
    expect(currentSession()).toEqual({ status: 'unverified', email: 'eva@example.com' })
    expect(asked.map(({ call }) => call)).not.toContain('POST /api/auth/firebase')
  })

  test.each(['google', 'facebook'])(
    'who comes by %s is let in, whatever it says of the address',
    { tags: ['4.1b'] },
    async (provider) => {
      server({
        'GET /api/account': NOBODY,
        'GET /api/identity/get-session': [200, { user: { ...USER, emailVerified: false }, provider }],
        'GET /api/identity/token': [200, { token: 'fresh' }],
        'POST /api/auth/firebase': [200, ACCOUNT],
      })
      await findSession()
      expect(currentSession().status).toBe('signed-in')
    },
  )

  test('nobody at the identity means signed out', { tags: ['4.1'] }, async () => {
    server({ 'GET /api/account': NOBODY, 'GET /api/identity/get-session': [200, null] })
    await findSession()
    expect(currentSession().status).toBe('signed-out')
  })

  test('a sign-in that the backend refuses ends signed out', { tags: ['4.2', '7.2a'] }, async () => {
    server({
      'GET /api/account': NOBODY,
      'GET /api/identity/get-session': [200, { user: USER }],
      'GET /api/identity/token': [200, { token: 'fresh' }],
      'POST /api/auth/firebase': [409, { code: 'email_known', message: 'This email already has an account' }],
    })
    await findSession()
    expect(currentSession().status).toBe('signed-out')
  })

  test('a server that cannot be reached signs nobody out', async () => {
    server({ 'GET /api/account': [503, { code: 'unavailable', message: 'starting' }] })
    await findSession()
    expect(currentSession().status).toBe('unreachable')
  })

  test('signing out ends our session before that of the identity, and a failure leaves the parent in (spec: 7)', {
    tags: ['7.3'],
  }, async () => {
    setSession({ status: 'signed-in', account: ACCOUNT })
    server({ 'POST /api/auth/logout': [500, { code: 'unexpected', message: 'Something went wrong' }] })
    await expect(signOut()).rejects.toThrow('500: ')
    expect(currentSession().status).toBe('signed-in')

    server({ 'POST /api/auth/logout': [200, { ok: true }], 'POST /api/identity/sign-out': [200, {}] })
    await signOut()
    expect(asked.slice(-2).map(({ call }) => call)).toEqual(['POST /api/auth/logout', 'POST /api/identity/sign-out'])
    expect(currentSession().status).toBe('signed-out')
  })

  test('signing out leaves nothing of the family on the device, only its settings', { tags: ['4.2b'] }, async () => {
    const stored = new Map([['perinka.theme', 'day']])
    vi.stubGlobal('localStorage', storage(stored))
    saveForFamily('p1', 'writing', 'a dragon with a cold')
    expect(loadForFamily('p1', 'writing')).toBe('a dragon with a cold')

    server({ 'POST /api/auth/logout': [200, { ok: true }], 'POST /api/identity/sign-out': [200, {}] })
    await signOut()
    expect([...stored]).toEqual([['perinka.theme', 'day']])
  })
})
