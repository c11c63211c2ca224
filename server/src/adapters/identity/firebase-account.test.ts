import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { type FirebaseIssuer, firebaseIssuer } from '../../testing/firebase.ts'
import { enter } from '../../testing/identity-embedded.ts'
import { firebaseIdentity } from './firebase.ts'

const LOOKUP = '/v1/projects/perinka-test/accounts:lookup'
const DELETE = '/v1/projects/perinka-test/accounts:delete'

let issuer: FirebaseIssuer
beforeAll(async () => {
  issuer = await firebaseIssuer()
})
afterAll(() => issuer.close())
afterEach(() => {
  vi.useRealTimers()
  issuer.faults.clear()
  issuer.lifeS = 3600
})

const newServer = () => testApp({ identity: () => firebaseIdentity(issuer.config) })
const app = newServer()
const seconds = (moment: number) => Math.floor(moment / 1000)
const tokensAsked = () => issuer.asked.filter((path) => path === '/token').length

async function signedIn(sub: string, claims: Record<string, unknown> = {}) {
  const browser = await app.visitor()
  const answer = await enter(browser, await issuer.token({ sub, ...claims }))
  return { browser, ...answer }
}

describe('an account that Firebase', () => {
  test('has disabled is refused, though its token is good', async () => {
    issuer.accounts.set('disabled', { disabled: true })
    expect(await signedIn('disabled')).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })

  test('knows no more is refused, though its token is good', async () => {
    const token = await issuer.token({ sub: 'gone' })
    issuer.accounts.delete('gone')
    expect(await enter(await app.visitor(), token)).toMatchObject({ status: 401 })
  })

  test('has given a new password loses its older sessions with the next sign-in, and keeps the newer ones', async () => {
    const begun = seconds(Date.now())
    const { browser: thief } = await signedIn('reset', { auth_time: begun - 3000 })
    const { browser: phone } = await signedIn('reset', { auth_time: begun - 1000 })
    expect((await thief.get('/api/account')).status).toBe(200)

    issuer.accounts.set('reset', { validSince: String(begun - 2000) })
    expect((await signedIn('reset', { auth_time: begun - 10 })).status).toBe(200)
    expect((await thief.get('/api/account')).status).toBe(401)
    expect((await phone.get('/api/account')).status).toBe(200)
  })

  test('has given a new password accepts no token from before it', async () => {
    issuer.accounts.set('reset-2', { validSince: String(seconds(Date.now()) - 60) })
    const old = { auth_time: seconds(Date.now()) - 90 }
    expect(await signedIn('reset-2', old)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
    expect((await signedIn('reset-2')).status).toBe(200)
  })

  test.each([500, 'hang up'] as const)('cannot tell of (%s) is let in later: sign-in is unavailable', async (fault) => {
    issuer.faults.set(LOOKUP, [fault])
    expect(await signedIn('waiting')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await signedIn('waiting')).status).toBe(200)
  })
})

describe('deleting the account', () => {
  test('removes its identity at Firebase', async () => {
    const { browser } = await signedIn('leaving')
    const answer = await browser.delete('/api/account', deletion('leaving@example.com'))
    expect(answer.status).toBe(200)
    await app.work()
    expect(issuer.accounts.has('leaving')).toBe(false)
    expect(issuer.asked).toContain(DELETE)
  })

  test('is done as well where the identity is gone already', async () => {
    const { identity } = await app.ports()
    await expect(identity.remove('never was')).resolves.toBeUndefined()
  })

  test('says so where Firebase cannot be reached, so that it is tried again', async () => {
    issuer.accounts.set('stays', {})
    issuer.faults.set(DELETE, [500])
    const { identity } = await app.ports()
    await expect(identity.remove('stays')).rejects.toThrow(/answered 500/)
    await identity.remove('stays')
    expect(issuer.accounts.has('stays')).toBe(false)
  })
})

describe('the service account', () => {
  test('asks for one access token for many questions, and for another shortly before it ends', async () => {
    const { identity } = await newServer().ports()
    const before = tokensAsked()
    await Promise.all(['a', 'b', 'c'].map((subject) => identity.remove(subject)))
    expect(tokensAsked()).toBe(before + 1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3500 * 1000 })
    await identity.remove('d')
    expect(tokensAsked()).toBe(before + 1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 1000 })
    await identity.remove('e')
    expect(tokensAsked()).toBe(before + 2)
  })

  test('gets a new one where the old was taken back', async () => {
    const { identity } = await newServer().ports()
    await identity.remove('a')
    const before = tokensAsked()
    issuer.faults.set(DELETE, [401])
    await identity.remove('b')
    expect(tokensAsked()).toBe(before + 1)
  })

  test.each([503, 'hang up'] as const)('that gets none (%s) tries again the next time', async (fault) => {
    const server = newServer()
    issuer.faults.set('/token', [fault])
    const token = await issuer.token({ sub: 'later' })
    expect((await enter(await server.visitor(), token)).status).toBe(503)
    expect((await enter(await server.visitor(), token)).status).toBe(200)
  })

  test('whose key is another’s opens nothing, and no log tells it', async () => {
    const other = await firebaseIssuer()
    const wrong = {
      ...issuer.config,
      serviceAccount: { ...other.config.serviceAccount, tokenUrl: issuer.config.serviceAccount.tokenUrl },
    }
    const server = testApp({ identity: () => firebaseIdentity(wrong) })
    expect((await enter(await server.visitor(), await issuer.token({ sub: 'later' }))).status).toBe(503)
    expect(server.logged.join('')).toContain('invalid_grant')
    expect(server.logged.join('')).not.toMatch(/PRIVATE KEY|assertion=|later@example/)
    await other.close()
  })
})

function deletion(email: string): RequestInit {
  return { body: JSON.stringify({ email }), headers: { 'Content-Type': 'application/json' } }
}
