import type { ErrorAnswer } from '@perinka/contract/calls'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deletedAccounts } from '../db/account-schema.ts'
import { verification } from '../db/auth-schema.ts'
import { testApp } from '../testing/app.ts'
import { tokenOf } from '../testing/identity.ts'
import { appWithIdentity, enter, mailedLink, PASSWORD, token } from '../testing/identity-embedded.ts'
import { leave, rowsOf } from '../testing/leaving.ts'
import { toldStory } from '../testing/narration.ts'
import { sweepDeletedAccounts } from './remove-account.ts'

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

  test('whose identity cannot be reached is gone all the same, and forgotten by a later sweep', async () => {
    const app = testApp()
    const ports = await app.ports()
    const { remove } = ports.identity
    const parent = await app.givenParent()
    ports.identity.remove = () => Promise.reject(new Error('out of reach'))
    expect((await leave(parent)).status).toBe(200)
    expect(await rowsOf(app, parent.id)).toEqual({})
    await expect(sweepDeletedAccounts(ports)).rejects.toThrow('out of reach')
    const idToken = tokenOf({ subject: parent.id, email: parent.email })
    expect((await (await app.visitor()).post('/api/auth/firebase', { idToken })).status).toBe(401)

    ports.identity.remove = remove
    const db = await app.db()
    await Promise.all([sweepDeletedAccounts(ports), sweepDeletedAccounts(ports)])
    const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.subject, parent.id))
    expect(row).toMatchObject({ email: null, forgottenAt: expect.any(Date) })
    expect(ports.identity).toMatchObject({ removed: expect.arrayContaining([parent.id]) })

    await db.update(deletedAccounts).set({ forgottenAt: sql`now() - interval '11 minutes'` })
    await sweepDeletedAccounts(ports)
    expect(await db.$count(deletedAccounts)).toBe(0)
  })

  test('is asked for by one process at a time, and by another where that one died over it', async () => {
    const app = testApp()
    const ports = await app.ports()
    const parent = await app.givenParent()
    ports.identity.remove = () => Promise.reject(new Error('out of reach'))
    await leave(parent)
    const asked: string[] = []
    let answer = () => {}
    ports.identity.remove = (subject) => {
      asked.push(subject)
      return new Promise((resolve) => {
        answer = resolve
      })
    }
    const slow = sweepDeletedAccounts(ports)
    await expect.poll(() => asked).toHaveLength(1)
    await sweepDeletedAccounts(ports)
    expect(asked).toHaveLength(1)

    await (await app.db()).update(deletedAccounts).set({ leaseUntil: sql`now() - interval '1 second'` })
    const letGo = answer
    const next = sweepDeletedAccounts(ports)
    await expect.poll(() => asked).toHaveLength(2)
    answer()
    letGo()
    await Promise.all([slow, next])
    await sweepDeletedAccounts(ports)
    expect(asked).toHaveLength(2)
  })

  test('has no password and no link for a new one, and its address may sign up as anybody', async () => {
    const { app, verifiedParent } = appWithIdentity()
    const { browser, email } = await verifiedParent()
    const before = await browser.json<{ id: string }>('GET', '/api/account')
    const stale = await token(browser)
    await browser.post('/api/identity/request-password-reset', { email })
    expect((await leave({ ...browser, email })).status).toBe(200)

    expect(app.letters).toEqual([])
    expect(await (await app.db()).$count(verification)).toBe(0)
    expect((await enter(await app.visitor(), stale)).body.code).toBe('invalid_token')
    const anew = await app.visitor()
    expect((await anew.post('/api/identity/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    await anew.json('POST', '/api/identity/sign-up/email', { name: '', email, password: PASSWORD })
    await anew.get(mailedLink(app, email), { redirect: 'manual' })
    const { status, body } = await enter(anew, await token(anew))
    expect(status).toBe(200)
    expect(body.email).toBe(email)
    expect(body.id).not.toBe(before.id)
  })
})
