import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { rateLimit, session, user } from '../../db/auth-schema.ts'
import { appWithIdentity, enter, mailedLink, mailTo, PASSWORD, token } from '../../testing/identity-embedded.ts'

const { app, signUp, verifiedParent } = appWithIdentity()

describe('a parent who signs up', () => {
  test('gets a mail, opens its link and is let in', { tags: ['4.4a', '5.12'] }, async () => {
    const { browser, email } = await signUp()
    expect(await enter(browser, await token(browser))).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    })

    const opened = await browser.get(await mailedLink(app, email), { redirect: 'manual' })
    expect(opened.status).toBe(302)
    expect(opened.headers.get('Location')).toMatch(/\/\?verified/)
    expect(opened.headers.get('Location')).not.toContain('error')

    expect(await enter(browser, await token(browser))).toMatchObject({
      status: 200,
      body: { email, provider: 'password', firstName: null },
    })
    expect((await browser.get('/api/account')).status).toBe(200)
  })

  test.each([
    ['en', 'Confirm your email for Perinka'],
    ['sk', 'Potvrďte svoj e-mail pre Perinku'],
    ['sk-SK,sk;q=0.9,en;q=0.8', 'Potvrďte svoj e-mail pre Perinku'],
    ['cs,en;q=0.5,sk;q=0.7', 'Potvrďte svoj e-mail pre Perinku'],
    ['de', 'Confirm your email for Perinka'],
  ])('with the languages %s reads "%s"', async (language, subject) => {
    const { email } = await signUp(language)
    expect((await mailTo(app, email))?.subject).toBe(subject)
  })

  test('may ask for the mail again', { tags: ['4.4b'] }, async () => {
    const { browser, email } = await signUp()
    const before = app.mails.length
    const answer = await browser.post('/api/identity/send-verification-email', { email })
    expect(answer.status).toBe(200)
    await app.work()
    expect(app.mails).toHaveLength(before + 1)
  })

  test('comes back unverified and still is not let in', async () => {
    const { email } = await signUp()
    const browser = await app.visitor()
    await browser.json('POST', '/api/identity/sign-in/email', { email, password: PASSWORD })
    expect(await enter(browser, await token(browser))).toMatchObject({ status: 403 })
  })

  test('is told where the mailed link is spoilt', async () => {
    const answer = await app.ask('/api/identity/verify-email?token=spoilt&callbackURL=%2F%3Fverified', {
      redirect: 'manual',
    })
    expect(answer.headers.get('Location')).toMatch(/^\/\?verified.*error=INVALID_TOKEN/)
  })

  test.each([
    { name: 'x'.repeat(301) },
    { email: `${'x'.repeat(250)}@example.com` },
    { image: `https://example.com/${'x'.repeat(2048)}` },
    { name: 'Mi\0a' },
    { password: 'lampa\0pod perinou' },
    { email: 'jana@example.com\r\nBcc: eva@example.com' },
  ])('is refused with 400 what no mail, token or database can carry', async (wrong) => {
    const browser = await app.visitor()
    const wish = { name: '', email: 'overlong@example.com', password: PASSWORD, ...wrong }
    expect((await browser.post('/api/identity/sign-up/email', wish)).status).toBe(400)
  })

  test('is refused with 400 a body that is nothing but brackets', async () => {
    const browser = await app.visitor()
    const body = '['.repeat(8000) + ']'.repeat(8000)
    expect((await browser.post('/api/identity/sign-up/email', body)).status).toBe(400)
  })

  test('is told where the form breaks off on its way, which is no fault of ours', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('the line is gone')) })
    const headers = { 'Content-Type': 'application/json' }
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    expect((await app.ask('/api/identity/sign-up/email', sent)).status).toBe(400)
    expect(app.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  test('is refused where the e-mail already has an account', async () => {
    const { email } = await signUp()
    const browser = await app.visitor()
    const wish = { name: '', email: email.toUpperCase(), password: PASSWORD }
    const answer = await browser.post('/api/identity/sign-up/email', wish)
    expect(answer.status).toBe(422)
  })
})

describe("the identity's own cookie", () => {
  test('travels to the identity alone and opens nothing else', async () => {
    const browser = await app.visitor()
    const answer = await browser.post('/api/identity/sign-up/email', {
      name: '',
      email: 'cookie@example.com',
      password: PASSWORD,
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('perinka.session_token='))
    expect(cookie).toContain('Path=/api/identity')
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).toContain(`Max-Age=${60 * 24 * 60 * 60}`)
    expect((await browser.get('/api/account')).status).toBe(401)
  })

  test.each(['update-user', 'change-email', 'delete-user', 'list-sessions', 'change-password', 'revoke-sessions'])(
    'is no way to %s: what the product does not use does not exist',
    async (path) => {
      const { browser } = await signUp()
      expect((await browser.post(`/api/identity/${path}`, {})).status).toBe(404)
    },
  )
})

describe('signing out', () => {
  test("ends the product's session and the identity's", async () => {
    const { browser } = await verifiedParent()
    const held = new Map(browser.cookies)
    expect((await browser.post('/api/auth/logout')).status).toBe(200)
    expect(browser.cookies.has('perinka_session')).toBe(false)

    const thief = await app.visitor()
    for (const [name, value] of held) thief.cookies.set(name, value)
    expect((await thief.get('/api/account')).status).toBe(401)
    expect((await thief.get('/api/identity/token')).status).toBe(401)
  })

  test('ends the tokens minted before it, though they are not five minutes old', async () => {
    const { browser } = await verifiedParent()
    const minted = await token(browser)
    await browser.post('/api/auth/logout')
    expect(await enter(await app.visitor(), minted)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })

  test('leaves the other devices signed in', async () => {
    const { browser, email } = await verifiedParent()
    const tablet = await app.visitor()
    await tablet.json('POST', '/api/identity/sign-in/email', { email, password: PASSWORD })
    expect((await enter(tablet, await token(tablet))).status).toBe(200)

    await browser.post('/api/auth/logout')
    expect((await tablet.get('/api/account')).status).toBe(200)
    expect((await tablet.get('/api/identity/token')).status).toBe(200)
  })
})

describe('the sweep of the identity', () => {
  test('throws away what has run out and keeps what opens a door', async () => {
    const { browser, email } = await verifiedParent()
    const { identity, db } = await app.ports()
    const [parent] = await db.select().from(user).where(eq(user.email, email))
    const row = { id: 'old', userId: parent?.id ?? '', token: 'old', expiresAt: new Date(Date.now() - 1000) }
    await db.insert(session).values(row)
    await db.insert(rateLimit).values({ id: 'old', key: 'old', count: 1, lastRequest: Date.now() - 2 * 60 * 60_000 })
    // A server whose clock is two months ahead.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 24 * 60 * 60_000 })
    await identity.sweep()
    vi.useRealTimers()
    expect(await db.select().from(session).where(eq(session.id, 'old'))).toEqual([])
    expect(await db.select().from(rateLimit).where(eq(rateLimit.id, 'old'))).toEqual([])
    expect((await browser.get('/api/identity/token')).status).toBe(200)
  })
})

describe('removing an identity', () => {
  test('frees the address and ends its sessions', async () => {
    const { browser, email } = await verifiedParent()
    const { identity, db } = await app.ports()
    const [row] = await db.select().from(user).where(eq(user.email, email))
    await identity.remove(row?.id ?? '')
    expect((await browser.get('/api/identity/token')).status).toBe(401)
    const wish = { name: '', email, password: PASSWORD }
    expect((await (await app.visitor()).post('/api/identity/sign-up/email', wish)).status).toBe(200)
  })
})

describe('the log of the identity', () => {
  test('holds no address, link or password', () => {
    expect(app.logged.join('')).not.toMatch(/@example\.com|lampa|reset=|token=/)
  })
})
