import { eq } from 'drizzle-orm'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { jwks } from '../../db/auth-schema.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { appWithIdentity, enter, realIdentity, token } from '../../testing/identity-embedded.ts'

const { app, verifiedParent } = appWithIdentity()

afterEach(() => {
  vi.useRealTimers()
})

describe('an identity token', () => {
  let browser: Client
  let good: string

  beforeAll(async () => {
    browser = (await verifiedParent()).browser
    good = await token(browser)
  })

  const refused = { status: 401, body: { code: 'invalid_token' } }

  test('lives five minutes and says only what sign-in needs', () => {
    const claims = decodeJwt(good)
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300)
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'picture', 'provider', 'sid', 'sub'].sort(),
    )
  })

  test('older than five minutes is refused', { tags: ['9.12b'] }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 11_000 })
    expect(await enter(browser, good)).toMatchObject(refused)
  })

  test('that claims a longer life of its own is refused by its age', async () => {
    const { identity } = await app.ports()
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const db = await app.db()
    await db.insert(jwks).values({
      id: 'other',
      publicKey: JSON.stringify(await exportJWK(publicKey)),
      privateKey: '"unused"',
      createdAt: new Date(0),
      alg: 'RS256',
    })
    const sign = (age: number) =>
      new SignJWT({ ...decodeJwt(good), email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'other' })
        .setIssuer('http://localhost')
        .setAudience('perinka')
        .setIssuedAt(Math.floor(Date.now() / 1000) - age)
        .setExpirationTime('1h')
        .sign(privateKey)
    expect(await identity.verify(await sign(60))).toMatchObject({ subject: decodeJwt(good).sub })
    expect(await enter(browser, await sign(400))).toMatchObject(refused)
    await db.delete(jwks).where(eq(jwks.id, 'other'))
  })

  test('signed with another key under our key id is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const db = await app.db()
    const [key] = await db.select().from(jwks)
    const forged = await new SignJWT(decodeJwt(good))
      .setProtectedHeader({ alg: 'RS256', kid: key?.id ?? '' })
      .sign(privateKey)
    expect(await enter(browser, forged)).toMatchObject(refused)
  })

  test('with an unknown key id is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(decodeJwt(good))
      .setProtectedHeader({ alg: 'RS256', kid: 'nobody' })
      .sign(privateKey)
    expect(await enter(browser, forged)).toMatchObject(refused)
  })

  test('without a signature is refused', async () => {
    expect(await enter(browser, new UnsecuredJWT(decodeJwt(good)).encode())).toMatchObject(refused)
  })

  test('signed with the public key as a shared secret is refused', async () => {
    const db = await app.db()
    const [key] = await db.select().from(jwks)
    const forged = await new SignJWT(decodeJwt(good))
      .setProtectedHeader({ alg: 'HS256', kid: key?.id ?? '' })
      .sign(new TextEncoder().encode(key?.publicKey))
    expect(await enter(browser, forged)).toMatchObject(refused)
  })

  test.each([{ iss: 'https://elsewhere.example' }, { aud: 'another-product' }])(
    'meant for somebody else is refused: %o',
    async (other) => {
      const { identity } = await app.ports()
      const db = await app.db()
      const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
      const id = `of ${JSON.stringify(other)}`
      await db.insert(jwks).values({
        id,
        publicKey: JSON.stringify(await exportJWK(publicKey)),
        privateKey: '"unused"',
        createdAt: new Date(0),
        alg: 'RS256',
      })
      const sign = (claims: object) =>
        new SignJWT({ ...decodeJwt(good), ...claims }).setProtectedHeader({ alg: 'RS256', kid: id }).sign(privateKey)
      expect(await identity.verify(await sign({}))).toMatchObject({ emailVerified: true })
      expect(await enter(browser, await sign(other))).toMatchObject(refused)
      await db.delete(jwks).where(eq(jwks.id, id))
    },
  )
})

describe('a changed secret', () => {
  test('drops the keys it cannot open, and parents sign in again', async () => {
    const { db, mailer, log } = await testApp({ identity: realIdentity() }).ports()
    const [before] = await db.select().from(jwks)
    await realIdentity(1000, 'quite another secret of 32 characters or more')({ db, mailer, log })
    const after = await db.select().from(jwks)
    expect(after).toHaveLength(1)
    expect(after[0]?.id).not.toBe(before?.id)
  })
})
