import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { type FirebaseIssuer, firebaseIssuer, goodClaims } from '../../testing/firebase.ts'
import { enter } from '../../testing/identity-embedded.ts'
import { firebaseIdentity } from './firebase.ts'

let issuer: FirebaseIssuer
beforeAll(async () => {
  issuer = await firebaseIssuer()
})
afterAll(() => issuer.close())
afterEach(() => {
  vi.useRealTimers()
  issuer.faults.clear()
})

const app = testApp({ identity: () => firebaseIdentity(issuer.config) })
const refused = { status: 401, body: { code: 'invalid_token' } }
const now = () => Math.floor(Date.now() / 1000)
const entered = async (idToken: string) => enter(await app.visitor(), idToken)

describe('a token of Firebase', () => {
  test('opens a session for its bearer, named by the first word and the rest', async () => {
    const browser = await app.visitor()
    const claims = { sub: 'eva', name: 'Eva Nová Stará', picture: 'https://example.com/eva.png' }
    expect(await enter(browser, await issuer.token(claims))).toMatchObject({
      status: 200,
      body: {
        ...{ id: 'eva', email: 'eva@example.com', provider: 'password' },
        ...{ firstName: 'Eva', lastName: 'Nová Stará', profileImageUrl: 'https://example.com/eva.png' },
      },
    })
    expect((await browser.get('/api/account')).status).toBe(200)
  })

  test.each([
    ['four minutes old', -240, 200],
    ['five minutes and a few seconds old, by clocks that disagree a little', -305, 200],
    ['older than five minutes', -320, 401],
    ['made a few seconds from now, by clocks that disagree a little', 5, 200],
    ['made in the future', 60, 401],
  ])('%s is answered as it should', { tags: ['9.12b'] }, async (_, age, status) => {
    const iat = now() + age
    expect(await entered(await issuer.token({ iat, exp: iat + 3600, auth_time: now() - 600 }))).toMatchObject({
      status,
    })
  })

  test.each([
    ['of another project', { iss: 'https://securetoken.google.com/other', aud: 'other' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['for another audience', { aud: 'other' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['that never ends', { exp: undefined }],
    ['without its moment', { iat: undefined }],
    ['of nobody', { sub: undefined }],
    ['of an empty subject', { sub: '' }],
    ['of a subject longer than Firebase has any', { sub: 'x'.repeat(129) }],
    ['of a sign-in in the future', { auth_time: Math.floor(Date.now() / 1000) + 60 }],
    ['that does not say when its bearer signed in', { auth_time: undefined }],
    ['of somebody without a name or address', { firebase: { identities: {}, sign_in_provider: 'anonymous' } }],
    ['of a sign-in that is not offered', { firebase: { identities: {}, sign_in_provider: 'phone' } }],
    ['that does not say how', { firebase: undefined }],
    ['of a sign-in called as every object has something', { firebase: { sign_in_provider: 'constructor' } }],
    ['of a sign-in called as every object has a part', { firebase: { sign_in_provider: '__proto__' } }],
    ['of a subject that no database holds', { sub: 'ja\0na' }],
    ['of an address that no database holds', { email: 'ja\0na@example.com' }],
    ['of an address with half a letter', { email: 'ja\ud83dna@example.com' }],
    ['of a name that no database holds', { name: 'Ja\0na' }],
    ['of an address that no index holds', { email: `${'x'.repeat(4000)}@example.com` }],
  ])('%s is refused', async (_, claims) => {
    expect(await entered(await issuer.token(claims))).toMatchObject(refused)
  })

  test('without a signature is refused', async () => {
    expect(await entered(new UnsecuredJWT(goodClaims()).encode())).toMatchObject(refused)
  })

  test('signed with the public key as a shared secret is refused', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(issuer.signing.publicKey))
    const forged = await new SignJWT(goodClaims())
      .setProtectedHeader({ alg: 'HS256', kid: issuer.signing.kid })
      .sign(secret)
    expect(await entered(forged)).toMatchObject(refused)
  })

  test.each(['nobody', 'the one that is published'])(
    'signed with a key of their own, called %s, is refused',
    async (kid) => {
      const { privateKey } = await generateKeyPair('RS256')
      const forged = await new SignJWT(goodClaims())
        .setProtectedHeader({ alg: 'RS256', kid: kid === 'nobody' ? kid : issuer.signing.kid })
        .sign(privateKey)
      expect(await entered(forged)).toMatchObject(refused)
    },
  )

  test('is refused where one letter of it is changed', async () => {
    const good = await issuer.token()
    const [head, body, signature = ''] = good.split('.')
    const other = signature[10] === 'A' ? 'B' : 'A'
    expect(await entered(`${head}.${body}.${signature.slice(0, 10)}${other}${signature.slice(11)}`)).toMatchObject(
      refused,
    )
    expect(await entered('not a token')).toMatchObject(refused)
  })
})

describe('an account of Firebase', () => {
  test('with a password is let in only once its address is verified', { tags: ['4.1a', '5.12'] }, async () => {
    const token = await issuer.token({ sub: 'new', email_verified: false })
    expect(await entered(token)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  })

  test.each([
    ['facebook.com', 'facebook', false],
    ['google.com', 'google', true],
  ])('of %s is let in as it is', { tags: ['4.1b'] }, async (sign_in_provider, provider, email_verified) => {
    const claims = { sub: `by-${provider}`, email_verified, firebase: { identities: {}, sign_in_provider } }
    expect(await entered(await issuer.token(claims))).toMatchObject({ status: 200, body: { provider } })
  })

  test('of Facebook may have no address at all', async () => {
    const firebase = { identities: {}, sign_in_provider: 'facebook.com' }
    const token = await issuer.token({ sub: 'shy', email: undefined, email_verified: undefined, firebase })
    expect(await entered(token)).toMatchObject({ status: 200, body: { id: 'shy', email: null } })
  })

  test('whose address another account holds is refused, and never joined to it', async () => {
    await entered(await issuer.token({ sub: 'first', email: 'family@example.com' }))
    const token = await issuer.token({ sub: 'second', email: 'Family@Example.com' })
    expect(await entered(token)).toMatchObject({ status: 409, body: { code: 'email_known' } })
  })
})

describe('the keys of Firebase', () => {
  /** A server that has asked for no key yet. */
  const fresh = () => testApp({ identity: () => firebaseIdentity(issuer.config) })

  test('are asked for once, and again when a token names a new one', async () => {
    const server = fresh()
    const ask = async () => enter(await server.visitor(), await issuer.token({ sub: 'rotating' }))
    const before = issuer.asked.filter((path) => path === '/keys').length
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect(issuer.asked.filter((path) => path === '/keys')).toHaveLength(before + 1)

    const old = await issuer.token({ sub: 'rotating' })
    await issuer.rotate()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 })
    expect((await ask()).status).toBe(200)
    expect(await enter(await server.visitor(), old)).toMatchObject(refused)
  })

  test.each([503, 'hang up'] as const)(
    'that cannot be had (%s) make sign-in unavailable, and no token wrong',
    async (fault) => {
      const server = fresh()
      issuer.faults.set('/keys', [fault])
      const token = await issuer.token({ sub: 'patient' })
      const answer = await (await server.visitor()).post('/api/auth/firebase', { idToken: token })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('Retry-After')).toBe('30')
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
      expect(await enter(await server.visitor(), token)).toMatchObject({ status: 200 })
    },
  )
})

test('the routes of the embedded identity do not exist beside Firebase', async () => {
  const browser = await app.visitor()
  for (const path of ['sign-up/email', 'sign-in/email', 'sign-in/social']) {
    expect((await browser.post(`/api/identity/${path}`, {})).status).toBe(404)
  }
  expect((await browser.get('/api/identity/get-session')).status).toBe(404)
})

test('a browser is told what it needs to talk to Firebase, and may', async () => {
  const answer = await app.ask('/api/config')
  expect((await answer.json()) as object).toMatchObject({
    identity: {
      ...{ adapter: 'firebase', google: true, facebook: true },
      firebase: { projectId: 'perinka-test', apiKey: 'public-key', authDomain: 'perinka-test.firebaseapp.com' },
    },
  })
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/script-src [^;]*https:\/\/apis\.google\.com/)
  expect(policy).toMatch(
    /connect-src [^;]*https:\/\/identitytoolkit\.googleapis\.com https:\/\/securetoken\.googleapis\.com/,
  )
  expect(policy).toMatch(/frame-src [^;]*https:\/\/perinka-test\.firebaseapp\.com/)
})
