import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reached } from '../../shared/api/reach.ts'
import { rememberAccount } from '../../shared/session/remembered-account.ts'
import { currentSession, setSession } from '../../shared/session/session.ts'
import { ACCOUNT } from '../../shared/session/testing/account.ts'
import { findSession, leave } from './session-flow.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  setSession({ status: 'loading' })
})
afterEach(() => {
  reached(true)
  vi.unstubAllGlobals()
})

const lineIsGone = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const serverSays = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

test('while the server is away, the family that was here last comes in, unconfirmed', async () => {
  rememberAccount(ACCOUNT)
  lineIsGone()
  await findSession()
  expect(currentSession()).toEqual({ status: 'signed-in', account: ACCOUNT, isUnconfirmed: true })
  serverSays(200, ACCOUNT)
  await findSession()
  expect(currentSession()).toEqual({ status: 'signed-in', account: ACCOUNT })
})

test('so it does where a proxy answers for a server that is away, not where the server itself fails', async () => {
  rememberAccount(ACCOUNT)
  serverSays(502, 'Bad Gateway')
  await findSession()
  expect(currentSession().status).toBe('signed-in')
  serverSays(500, { code: 'unexpected', message: 'Something went wrong' })
  await findSession()
  expect(currentSession().status).toBe('unreachable')
})

test('nobody comes in where nobody was, or who was here has signed out', async () => {
  lineIsGone()
  await findSession()
  expect(currentSession().status).toBe('unreachable')
  rememberAccount(ACCOUNT)
  leave()
  await findSession()
  expect(currentSession().status).toBe('unreachable')
})

test('a line that hangs is given up', async () => {
  vi.useFakeTimers()
  rememberAccount(ACCOUNT)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const found = findSession()
  await vi.advanceTimersByTimeAsync(4000)
  await found
  vi.useRealTimers()
  expect(currentSession()).toMatchObject({ status: 'signed-in', isUnconfirmed: true })
})
