import type { ErrorAnswer } from '@perinka/contract/calls'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { verification } from '../db/auth-schema.ts'
import { deletedAccounts } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import { type ScriptedIdentity, scriptedIdentity, tokenOf } from '../testing/identity.ts'
import { appWithIdentity, enter, mailedLink, PASSWORD, token } from '../testing/identity-embedded.ts'
import { beatsAreMissed, pausesAreOver } from '../testing/jobs.ts'
import { leave, rowsOf } from '../testing/leaving.ts'
import { toldStory } from '../testing/narration.ts'
import { sweepForgotten } from './deleted-accounts.ts'
import { sendWaitingRemovals } from './removal-job.ts'

describe('a deleted account', () => {
  test('is not brought back by a token that was made before', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    await leave(parent)
    const browser = await app.visitor()
    const answer = await browser.post('/api/auth/firebase', {
      idToken: tokenOf({ subject: parent.id, email: parent.email }),
    })
    expect([answer.status, ((await answer.json()) as ErrorAnswer).code]).toEqual([401, 'invalid_token'])
    expect(await rowsOf(app, parent.id)).toEqual({})
  })

  test('is not brought back by signing in while it is being deleted', async () => {
    const app = testApp()
    for (let round = 0; round < 8; round++) {
      const parent = await app.givenParent()
      const browser = await app.visitor()
      const idToken = tokenOf({ subject: parent.id, email: parent.email })
      const answers = await Promise.all([leave(parent), browser.post('/api/auth/firebase', { idToken })])
      expect(answers[0].status).toBe(200)
      expect([200, 401]).toContain(answers[1].status)
      expect(await rowsOf(app, parent.id)).toEqual({})
      expect((await browser.get('/api/account')).status).toBe(401)
    }
  })

  test('leaves its address free: who signs up with it anew finds nothing of the old', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    await toldStory(parent)
    await leave(parent)
    const anew = await app.givenParent({ email: parent.email })
    expect(await anew.json('GET', '/api/stories')).toEqual([])
    expect(await anew.json('GET', '/api/profiles')).toEqual([])
    expect(await anew.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 0 })
  })

  test('whose identity cannot be reached is gone all the same, and forgotten as soon as it is back', async () => {
    const app = testApp()
    const { identity, db } = await app.ports()
    const { remove } = identity
    const parent = await app.givenParent()
    identity.remove = () => Promise.reject(new Error('out of reach'))
    expect((await leave(parent)).status).toBe(200)
    expect(await rowsOf(app, parent.id)).toEqual({})
    await app.work()
    const idToken = tokenOf({ subject: parent.id, email: parent.email })
    expect((await (await app.visitor()).post('/api/auth/firebase', { idToken })).status).toBe(401)

    identity.remove = remove
    await pausesAreOver(db)
    await Promise.all([app.work(), app.work()])
    const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.subject, parent.id))
    expect(row).toMatchObject({ email: null, forgottenAt: expect.any(Date) })
    expect((identity as ScriptedIdentity).removed.filter((subject) => subject === parent.id)).toHaveLength(1)

    await sweepForgotten(db)
    expect(await db.$count(deletedAccounts, eq(deletedAccounts.subject, parent.id))).toBe(1)
    await db.update(deletedAccounts).set({ forgottenAt: sql`now() - interval '11 minutes'` })
    await sweepForgotten(db)
    expect(await db.$count(deletedAccounts)).toBe(0)
  })

  test('is asked for by one process at a time, and by another where that one died over it', async () => {
    const app = testApp()
    const { identity, db } = await app.ports()
    const parent = await app.givenParent()
    await leave(parent)
    const asked: string[] = []
    let answer = () => {}
    identity.remove = (subject) => {
      asked.push(subject)
      return new Promise((resolve) => {
        answer = resolve
      })
    }
    const slow = app.work()
    await expect.poll(() => asked).toHaveLength(1)
    await sendWaitingRemovals(await app.ports())
    await app.work()
    expect(asked).toHaveLength(1)

    await beatsAreMissed(db)
    const letGo = answer
    const next = app.work()
    await expect.poll(() => asked).toHaveLength(2)
    answer()
    letGo()
    await Promise.all([slow, next])
    await sendWaitingRemovals(await app.ports())
    await app.work()
    expect(asked).toHaveLength(2)
  })

  test('that an earlier release left without a job is forgotten after the next start', async () => {
    const app = testApp({ identity: () => scriptedIdentity() })
    const ports = await app.ports()
    await ports.db.insert(deletedAccounts).values({ subject: 'left-over', email: 'left-over@example.com' })
    await app.work()
    expect(ports.identity).toMatchObject({ removed: [] })
    await Promise.all([sendWaitingRemovals(ports), sendWaitingRemovals(ports)])
    await app.work()
    expect(ports.identity).toMatchObject({ removed: ['left-over'] })
  })

  test('has no password and no link for a new one, and its address may sign up as anybody', async () => {
    const { app, verifiedParent } = appWithIdentity()
    const { browser, email } = await verifiedParent()
    const before = await browser.json<{ id: string }>('GET', '/api/account')
    const stale = await token(browser)
    await browser.post('/api/identity/request-password-reset', { email })
    await app.work()
    expect((await leave({ ...browser, email })).status).toBe(200)
    await app.work()

    expect(app.mails).toEqual([])
    expect(await (await app.db()).$count(verification)).toBe(0)
    expect((await enter(await app.visitor(), stale)).body.code).toBe('invalid_token')
    const anew = await app.visitor()
    expect((await anew.post('/api/identity/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    await anew.json('POST', '/api/identity/sign-up/email', { name: '', email, password: PASSWORD })
    await anew.get(await mailedLink(app, email), { redirect: 'manual' })
    const { status, body } = await enter(anew, await token(anew))
    expect(status).toBe(200)
    expect(body.email).toBe(email)
    expect(body.id).not.toBe(before.id)
  })
})
