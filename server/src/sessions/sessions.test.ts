import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessions } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import { endSessionsOf, sweepSessions } from './repository.ts'

const app = testApp()
const DAY_MS = 24 * 60 * 60 * 1000

async function endOf(userId: string): Promise<number> {
  const db = await app.db()
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  return row?.expire.getTime() ?? 0
}

async function setEnd(userId: string, end: Date) {
  const db = await app.db()
  await db.update(sessions).set({ expire: end }).where(eq(sessions.userId, userId))
}

describe('a session', () => {
  test('lasts 60 days', { tags: ['9.12'] }, async () => {
    const parent = await app.givenParent()
    expect(await endOf(parent.id)).toBeCloseTo(Date.now() + 60 * DAY_MS, -5)
  })

  test('used on the same day writes nothing', async () => {
    const parent = await app.givenParent()
    const before = await endOf(parent.id)
    const answer = await parent.get('/api/account')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect(await endOf(parent.id)).toBe(before)
  })

  test('used on a later day lasts 60 days from then, and so does its cookie', async () => {
    const parent = await app.givenParent()
    const sid = parent.cookies.get('perinka_session')
    await setEnd(parent.id, new Date(Date.now() + 3 * DAY_MS))
    const answer = await parent.get('/api/account')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Set-Cookie')).toContain(`perinka_session=${sid}; Max-Age=${60 * 24 * 60 * 60}`)
    expect(await endOf(parent.id)).toBeCloseTo(Date.now() + 60 * DAY_MS, -5)
  })

  test('opens nothing once it has run out, and is swept away', async () => {
    const parent = await app.givenParent()
    await setEnd(parent.id, new Date(Date.now() - 1000))
    expect((await parent.get('/api/account')).status).toBe(401)
    await sweepSessions(await app.db())
    expect(await endOf(parent.id)).toBe(0)
  })

  test('outlives a server whose clock is ahead: it counts by the clock that all servers share', async () => {
    const parent = await app.givenParent()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * DAY_MS })
    onTestFinished(() => void vi.useRealTimers())
    await sweepSessions(await app.db())
    expect((await parent.get('/api/account')).status).toBe(200)
  })

  test('of an invented id opens nothing', async () => {
    const browser = await app.visitor()
    browser.cookies.set('perinka_session', 'x'.repeat(43))
    expect((await browser.get('/api/account')).status).toBe(401)
  })

  test('ends with its family: no session outlives the account', async () => {
    const parent = await app.givenParent()
    const db = await app.db()
    await db.execute(sql`DELETE FROM users WHERE id = ${parent.id}`)
    expect((await parent.get('/api/account')).status).toBe(401)
  })

  test('ends with all the others of the parent where a reset asks for it', async () => {
    const one = await app.givenParent()
    const other = await app.givenParent()
    await endSessionsOf(await app.db(), one.id)
    expect((await one.get('/api/account')).status).toBe(401)
    expect((await other.get('/api/account')).status).toBe(200)
  })
})

describe('signing out', () => {
  test('without a session is no fault', async () => {
    const browser = await app.visitor()
    const answer = await browser.post('/api/auth/logout')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ ok: true })
  })

  test('ends the session at once, for whoever holds a copy of its cookie', async () => {
    const parent = await app.givenParent()
    const copy = await app.visitor()
    copy.cookies.set('perinka_session', parent.cookies.get('perinka_session') ?? '')
    await parent.post('/api/auth/logout')
    expect((await copy.get('/api/account')).status).toBe(401)
  })
})

describe('what a browser may know of this server', () => {
  test('is told to anybody', async () => {
    expect(await (await app.visitor()).json('GET', '/api/config')).toEqual({
      identity: { adapter: 'embedded', google: false, facebook: false, firebase: null },
      payments: { adapter: 'sandbox', publishableKey: null },
      storyteller: { adapter: 'built-in', model: null },
      narrator: { adapter: 'built-in' },
      audioStore: { adapter: 'files' },
      mailer: { adapter: 'outbox' },
      price: { cents: 599, currency: 'EUR' },
      mailbox: false,
      supportEmail: 'help@example.com',
      helplines: { en: null, sk: null },
    })
  })
})
