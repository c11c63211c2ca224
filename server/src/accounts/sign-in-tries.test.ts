import { describe, expect, test } from 'vitest'
import { rateLimits } from '../db/billing-schema.ts'
import { sweepLimits } from '../http/limits.ts'
import type { Client } from '../testing/client.ts'
import { appWithIdentity, mailedLink, PASSWORD } from '../testing/identity-embedded.ts'
import { countingSignIn } from './sign-in-tries.ts'

const { app, signUp } = appWithIdentity()

let next = 0
/** An address that nobody has used yet. */
function newPlace(): string {
  next += 1
  return `203.0.113.${next}`
}

async function signIn(email: string, password: string, address: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ email, password })
  const json = { 'Content-Type': 'application/json', ...headers }
  return app.ask('/api/identity/sign-in/email', { method: 'POST', headers: json, body }, address)
}

/** Counts wrong tries without the quarter of a second that each password takes. */
async function wrongTries(email: string, times: number, address?: string): Promise<void> {
  const db = await app.db()
  for (let i = 0; i < times; i += 1) {
    await countingSignIn(
      db,
      { email, address: address ?? newPlace() },
      async () => null,
      () => 'wrong',
    )
  }
}

const wrong = (email: string) => signIn(email, 'wrong guess', newPlace())

async function resetPassword(browser: Client, email: string, newPassword: string, address: string): Promise<void> {
  const from = { headers: { 'X-Forwarded-For': address } }
  await browser.post('/api/identity/request-password-reset', { email, redirectTo: '/' }, from)
  const token = new URL(await mailedLink(app, email)).searchParams.get('reset')
  const answer = await browser.post('/api/identity/reset-password', { token, newPassword }, from)
  expect(answer.status).toBe(200)
}

describe('wrong passwords', () => {
  test('close an account for a while after ten, also sent at once and from many addresses, and to the right one too', async () => {
    const { email } = await signUp()
    await wrongTries(email, 7)
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)

    const refused = await signIn(email.toUpperCase(), PASSWORD, newPlace())
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', message: 'Too many requests' })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600)

    const other = await signUp()
    expect((await signIn(other.email, PASSWORD, newPlace())).status).toBe(200)
  })

  test('are forgotten with the right one', async () => {
    const { email } = await signUp()
    await wrongTries(email, 9)
    expect((await signIn(email, PASSWORD, newPlace())).status).toBe(200)
    await wrongTries(email, 9)
    expect((await wrong(email)).status).toBe(401)
    expect((await wrong(email)).status).toBe(429)
  })

  test('are forgotten after a quarter of an hour', async () => {
    const { email } = await signUp()
    await wrongTries(email, 10)
    const db = await app.db()
    await db.update(rateLimits).set({ expire: Date.now() - 1 })
    await sweepLimits(db)
    expect((await signIn(email, PASSWORD, newPlace())).status).toBe(200)
  })

  test('let a parent in who sets a new password, though the guessing goes on elsewhere', async () => {
    const { email } = await signUp()
    const home = newPlace()
    await wrongTries(email, 10)
    expect((await signIn(email, PASSWORD, home)).status).toBe(429)
    await resetPassword(await app.visitor(), email, 'nová perina', home)
    await wrongTries(email, 10)
    expect((await wrong(email)).status).toBe(429)
    expect((await signIn(email, 'nová perina', home)).status).toBe(200)
  })

  test('are counted at that place as well', async () => {
    const { email } = await signUp()
    const home = newPlace()
    await resetPassword(await app.visitor(), email, 'nová perina', home)
    await wrongTries(email, 9, home)
    expect((await signIn(email, 'wrong guess', home)).status).toBe(401)
    expect((await signIn(email, 'nová perina', home)).status).toBe(429)
  })

  test('cannot be sent past the count as a form, or as anything but JSON', async () => {
    const { email } = await signUp()
    const form = new URLSearchParams({ email, password: PASSWORD }).toString()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const request = { method: 'POST', headers: { 'Content-Type': type }, body: form }
      expect((await app.ask('/api/identity/sign-in/email', request, newPlace())).status).toBe(400)
    }
  })

  test('leave no address in the table that counts them', async () => {
    const { email } = await signUp()
    await wrongTries(email, 1)
    await resetPassword(await app.visitor(), email, 'nová perina', '203.0.113.250')
    expect(JSON.stringify(await (await app.db()).select().from(rateLimits))).not.toMatch(/@|203\.0/)
  })
})

describe('whether an address has an account', () => {
  const told = async (answer: Response) => ({ status: answer.status, body: await answer.text() })

  test('is not told by signing in: a wrong password and an unknown address are one answer, and both are counted', async () => {
    const { email } = await signUp()
    const [known, unknown] = [email, 'nobody-at-all@example.com']
    expect(await told(await wrong(known))).toEqual(await told(await wrong(unknown)))
    for (const one of [known, unknown]) {
      await wrongTries(one, 9)
      expect((await wrong(one)).status).toBe(429)
    }
  })

  test.each([
    ['asking for a new password', 'request-password-reset', { redirectTo: '/' }],
    ['asking for the mail again', 'send-verification-email', {}],
  ])('is not told by %s', async (_what, path, more) => {
    const { email } = await signUp()
    const before = app.mails.length
    const ask = async (one: string) =>
      told(await (await app.visitor()).post(`/api/identity/${path}`, { email: one, ...more }))
    const known = await ask(email)
    expect(known.status).toBe(200)
    expect(await ask('nobody-at-all@example.com')).toEqual(known)
    await app.work()
    expect(app.mails.slice(before).map(({ to }) => to)).toEqual([email])
  })

  test('is told by signing up, where a parent has to learn it, and there alone', async () => {
    const { email } = await signUp()
    const wish = { name: '', email, password: PASSWORD }
    const answer = await (await app.visitor()).post('/api/identity/sign-up/email', wish)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^USER_ALREADY_EXISTS/) })
  })
})
