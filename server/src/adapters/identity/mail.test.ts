import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { user, verification } from '../../db/auth-schema.ts'
import { createJobs } from '../../durable/jobs.ts'
import { AddressRefused } from '../../ports/mailer.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { enter, mailedLink, mailTo, PASSWORD, realIdentity, token } from '../../testing/identity-embedded.ts'
import { hoursGoBy, pausesAreOver } from '../../testing/jobs.ts'
import { leave } from '../../testing/leaving.ts'

/** What the mail server answers. */
let fault: Error | null = null
const app = testApp({
  identity: (ports) => {
    const { mailer } = ports
    const send: typeof mailer.send = (mail) => (fault ? Promise.reject(fault) : mailer.send(mail))
    return realIdentity()({ ...ports, mailer: { ...mailer, send } })
  },
})
const AWAY = new Error('connect ECONNREFUSED')

beforeEach(() => {
  fault = null
})

let count = 0
async function signedUp(language = 'en') {
  count += 1
  const email = `reader-${count}@example.com`
  const browser = await app.visitor()
  const headers = { 'Accept-Language': language }
  await browser.post('/api/identity/sign-up/email', { name: '', email, password: PASSWORD }, { headers })
  return { browser, email }
}

const isUndelivered = async (browser: Client) =>
  (await browser.json<{ isMailUndelivered: boolean }>('GET', '/api/identity/get-session')).isMailUndelivered

/** Opens the mailed link and goes in. */
async function goesIn(browser: Client, email: string): Promise<number> {
  await browser.get(await mailedLink(app, email), { redirect: 'manual' })
  return (await enter(browser, await token(browser))).status
}

describe('while the mail server is away', () => {
  test('a mail waits, is sent when it is back, in the language it was asked for, and its link works', async () => {
    fault = AWAY
    const { browser, email } = await signedUp('sk')
    expect(await mailTo(app, email)).toBeUndefined()
    expect(await isUndelivered(browser)).toBe(false)
    fault = null
    await hoursGoBy(await app.db(), 20)
    expect((await mailTo(app, email))?.subject).toBe('Potvrďte svoj e-mail pre Perinku')
    expect(await goesIn(browser, email)).toBe(200)
  })

  test('an hour of a link for a new password begins when it is delivered, and what waits names nobody', async () => {
    const { browser, email } = await signedUp()
    await goesIn(browser, email)
    fault = AWAY
    await browser.json('POST', '/api/identity/request-password-reset', { email })
    await app.work()
    const db = await app.db()
    const { rows } = await db.execute(sql`select data from pgboss.job where data ->> 'kind' = 'resetPassword'`)
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|token/)

    // What was made before it was sent has run out meanwhile.
    await db.update(verification).set({ expiresAt: sql`now() - interval '1 second'` })
    await (await app.ports()).identity.sweep()
    await hoursGoBy(db, 20)
    fault = null
    const reset = new URL(await mailedLink(app, email)).searchParams.get('reset')
    const [row] = await db
      .select()
      .from(verification)
      .where(eq(verification.identifier, `reset-password:${reset}`))
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(55 * 60_000)
    const newPassword = 'nova lampa pod perinou'
    expect((await browser.post('/api/identity/reset-password', { token: reset, newPassword })).status).toBe(200)
    expect((await browser.post('/api/identity/reset-password', { token: reset, newPassword })).status).toBe(400)
  })

  test('asking again and again leaves one mail to come, not a pile', async () => {
    fault = AWAY
    const { browser, email } = await signedUp()
    for (let i = 0; i < 3; i += 1) {
      await browser.json('POST', '/api/identity/send-verification-email', { email })
      await app.work()
    }
    fault = null
    await pausesAreOver(await app.db())
    await app.work()
    expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('after a day it is given up: the parent is told, and a mail asked for then comes', async () => {
    fault = AWAY
    const { browser, email } = await signedUp()
    await app.work()
    const db = await app.db()
    await hoursGoBy(db, 23)
    await app.work()
    expect(await isUndelivered(browser)).toBe(false)
    await hoursGoBy(db, 1)
    await app.work()
    expect(await isUndelivered(browser)).toBe(true)
    await pausesAreOver(db)
    fault = null
    expect(await mailTo(app, email)).toBeUndefined()

    await browser.json('POST', '/api/identity/send-verification-email', { email })
    expect(await isUndelivered(browser)).toBe(false)
    expect(await goesIn(browser, email)).toBe(200)
    expect(app.logged.join('')).not.toContain(email)
  })

  test('while it is being given up, another one that is asked for says so still', async () => {
    fault = new AddressRefused('no such mailbox')
    const { browser, email } = await signedUp()
    await app.work()
    const db = await app.db()
    const asks = async (state: string) => {
      await db.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state where id = (
        select id from pgboss.job where name = 'identity-mail' order by created_on desc limit 1)`)
      await browser.json('POST', '/api/identity/send-verification-email', { email })
      return isUndelivered(browser)
    }
    // Its batch has not ended, and another one of the kind may not stand beside it.
    expect(await asks('active')).toBe(true)
    expect(await asks('completed')).toBe(false)
  })

  test('an account that is deleted, or confirmed by another mail, is written to no more', async () => {
    const { browser, email } = await signedUp()
    await goesIn(browser, email)
    fault = AWAY
    await browser.json('POST', '/api/identity/request-password-reset', { email })
    const other = await signedUp()
    await app.work()
    fault = null
    const before = app.mails.length
    await leave({ ...browser, email })
    const db = await app.db()
    await db.update(user).set({ emailVerified: true }).where(eq(user.email, other.email))
    await app.work()
    await pausesAreOver(db)
    await app.work()
    expect(app.mails.filter(({ to }) => [email, other.email].includes(to))).toEqual([])
    expect(app.mails.length).toBeLessThan(before)
  })
})

test('an address that the mail server does not know is told of at once, and not tried again', async () => {
  fault = new AddressRefused('550 5.1.1 unknown')
  const { browser, email } = await signedUp()
  await app.work()
  expect(await isUndelivered(browser)).toBe(true)
  fault = null
  await pausesAreOver(await app.db())
  expect(await mailTo(app, email)).toBeUndefined()
})

test('a mail that was asked for just before the server ended is sent by the next one', async () => {
  const { browser, email } = await signedUp()
  const { db, log, identity } = await app.ports()
  const next = createJobs({ db, databaseUrl: await databaseUrlOf(db), log, handlers: identity.jobHandlers })
  await next.start()
  await expect.poll(() => app.mails.map(({ to }) => to)).toContain(email)
  await next.stop(1000)
  expect(await goesIn(browser, email)).toBe(200)
})

test('an address that nobody has is answered like another one, and nobody is written to', async () => {
  const before = app.mails.length
  const browser = await app.visitor()
  const ask = (email: string) => browser.post('/api/identity/request-password-reset', { email })
  const { email } = await signedUp()
  await app.work()
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
  await app.work()
  expect(app.mails.slice(before).map(({ to }) => to)).toEqual([email, email])
})
