import type { ErrorAnswer } from '@perinka/contract/calls'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import { tokenOf } from '../testing/identity.ts'

const app = testApp()

async function signIn(claims: Parameters<typeof tokenOf>[0], user?: Record<string, unknown>) {
  const browser = await app.visitor()
  const answer = await browser.post('/api/auth/firebase', { idToken: tokenOf(claims), user })
  return { browser, answer }
}

async function refusal(answer: Response): Promise<ErrorAnswer & { status: number }> {
  return { ...((await answer.json()) as ErrorAnswer), status: answer.status }
}

describe('signing in', () => {
  test('answers the account and opens a session that the account call accepts', {
    tags: ['3.8', '4.1b', '7.2'],
  }, async () => {
    const { browser, answer } = await signIn({ subject: 'sign-in-1', displayName: 'Jana Nová Malá' })
    expect(answer.status).toBe(200)
    const account = await answer.json()
    expect(account).toMatchObject({
      id: 'sign-in-1',
      email: 'sign-in-1@example.com',
      firstName: 'Jana',
      lastName: 'Nová Malá',
      provider: 'password',
      subscription: await browser.json('GET', '/api/subscription/status'),
    })
    expect(await browser.json('GET', '/api/account')).toEqual(account)
  })

  test('sets a cookie that scripts and other sites cannot use, for 60 days', async () => {
    const { answer } = await signIn({ subject: 'sign-in-2' })
    const cookie = answer.headers.get('Set-Cookie')
    expect(cookie).toMatch(/^perinka_session=[\w-]{43};/)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain('Path=/')
    expect(cookie).toContain(`Max-Age=${60 * 24 * 60 * 60}`)
  })

  test('stores the session under a hash, so that a leaked table opens nothing', async () => {
    const { browser } = await signIn({ subject: 'sign-in-3' })
    const sid = browser.cookies.get('perinka_session') ?? ''
    const db = await app.db()
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, 'sign-in-3'))
    expect(row?.sid).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(sid)

    const thief = await app.visitor()
    thief.cookies.set('perinka_session', row?.sid ?? '')
    expect((await thief.get('/api/account')).status).toBe(401)
  })

  test('again in the same browser ends the session from before', async () => {
    const { browser } = await signIn({ subject: 'sign-in-4' })
    const before = browser.cookies.get('perinka_session') ?? ''
    await browser.json('POST', '/api/auth/firebase', { idToken: tokenOf({ subject: 'sign-in-4' }) })
    expect(browser.cookies.get('perinka_session')).not.toBe(before)

    const old = await app.visitor()
    old.cookies.set('perinka_session', before)
    expect((await old.get('/api/account')).status).toBe(401)
  })

  test('believes the token about who this is, and the browser never', async () => {
    const { answer } = await signIn({ subject: 'sign-in-5' }, { id: 'somebody-else', email: 'else@example.com' })
    expect(await answer.json()).toMatchObject({ id: 'sign-in-5', email: 'sign-in-5@example.com' })
  })

  test('takes names from the browser only where the token has none, and never overwrites them', async () => {
    const first = await signIn({ subject: 'sign-in-6' }, { firstName: 'Peter', lastName: 'Malý' })
    expect(await first.answer.json()).toMatchObject({ firstName: 'Peter', lastName: 'Malý' })
    const second = await signIn({ subject: 'sign-in-6', displayName: 'Somebody New' })
    expect(await second.answer.json()).toMatchObject({ firstName: 'Peter', lastName: 'Malý' })
  })

  test('keeps a picture only from an https address', async () => {
    const { answer } = await signIn({ subject: 'sign-in-7' }, { profileImageUrl: 'javascript:alert(1)' })
    expect(await answer.json()).toMatchObject({ profileImageUrl: null })
  })

  test('with a password and an unconfirmed e-mail is refused and leaves no account', {
    tags: ['4.1a', '5.12'],
  }, async () => {
    const { answer, browser } = await signIn({ subject: 'sign-in-8', emailVerified: false })
    expect(await refusal(answer)).toMatchObject({ status: 403, code: 'email_not_verified' })
    expect(browser.cookies.size).toBe(0)
    const db = await app.db()
    expect(await db.select().from(users).where(eq(users.id, 'sign-in-8'))).toEqual([])
  })

  test('through Facebook works where Facebook calls the e-mail unconfirmed', async () => {
    const { answer } = await signIn({ subject: 'sign-in-9', provider: 'facebook', emailVerified: false })
    expect(await answer.json()).toMatchObject({ id: 'sign-in-9', provider: 'facebook' })
  })

  test('under another subject is refused where the e-mail already has an account', async () => {
    await signIn({ subject: 'sign-in-10', email: 'shared@example.com' })
    const { answer } = await signIn({ subject: 'sign-in-11', email: 'Shared@Example.com' })
    expect(await refusal(answer)).toMatchObject({ status: 409, code: 'email_known' })
  })

  test('works for two families whose identity names no e-mail', async () => {
    const one = await signIn({ subject: 'sign-in-12', email: null, provider: 'facebook' })
    const two = await signIn({ subject: 'sign-in-13', email: null, provider: 'facebook' })
    expect([one.answer.status, two.answer.status]).toEqual([200, 200])
  })

  test('with something that is no token is refused', async () => {
    const browser = await app.visitor()
    const answer = await browser.post('/api/auth/firebase', { idToken: 'nonsense' })
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'invalid_token' })
  })

  test('twice at the same moment makes one account', async () => {
    const answers = await Promise.all([signIn({ subject: 'sign-in-14' }), signIn({ subject: 'sign-in-14' })])
    expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200])
  })

  test('over and over by the same account ends after sixty times, for that account alone', async () => {
    const statuses = new Set<number>()
    for (let times = 0; times < 60; times++) statuses.add((await signIn({ subject: 'sign-in-15' })).answer.status)
    expect([...statuses]).toEqual([200])
    const { answer } = await signIn({ subject: 'sign-in-15' })
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await refusal(answer)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect((await signIn({ subject: 'sign-in-16' })).answer.status).toBe(200)
  })
})
