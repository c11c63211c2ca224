import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorAnswer } from '@perinka/contract/calls'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { narrations } from '../db/narration-schema.ts'
import { stories, users } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { pausing } from '../testing/chapters.ts'
import { type ScriptedIdentity, tokenOf } from '../testing/identity.ts'
import { audioRemoved } from '../testing/jobs.ts'
import { leave, rowsOf } from '../testing/leaving.ts'
import { ended, narrate, spoken, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'

const MAIL = { subject: 'Perinka', text: 'https://perinka.example' }

describe('deleting the account', () => {
  test('takes rows, audio, sessions, identity and mail, and nothing of another family', async () => {
    const audioStore = scriptedStore()
    const app = testApp({ audioStore })
    const [parent, other] = [await app.givenParent(), await app.givenParent()]
    for (const family of [parent, other]) {
      await ended(family, await narrate(family, await toldStory(family)))
      await family.json('POST', '/api/characters', { name: 'Lampáš', traits: [] })
      await (await app.ports()).mailer.send({ ...MAIL, to: family.email })
    }
    const before = await rowsOf(app, other.id)

    const answer = await leave(parent, `  ${parent.email.toUpperCase()} `)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(answer.headers.get('Set-Cookie')).toMatch(/^perinka_session=;.*Max-Age=0/)
    expect(await rowsOf(app, parent.id)).toEqual({})
    expect(await rowsOf(app, other.id)).toEqual(before)
    await audioRemoved(app)
    expect((await app.ports()).identity).toMatchObject({ removed: [parent.id] })
    expect(app.mails.map(({ to }) => to)).toEqual([other.email])
    expect(audioStore.objects.size).toBe(1)
    expect((await other.get('/api/account')).status).toBe(200)
  })

  test('signs every other device out', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const phone = await app.visitor()
    await phone.json('POST', '/api/auth/firebase', { idToken: tokenOf({ subject: parent.id, email: parent.email }) })
    await leave(parent)
    expect((await phone.get('/api/stories')).status).toBe(401)
    expect((await phone.delete('/api/account')).status).toBe(401)
  })

  test.each(['', 'someone@else.example', 'Perinka', 7])('is refused where %j is typed', async (typed) => {
    const parent = await testApp().givenParent()
    const answer = await leave(parent, typed as string)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as ErrorAnswer).fields).toEqual({ email: 'validation.emailMismatch' })
    expect((await parent.get('/api/account')).status).toBe(200)
  })

  test('asks an account without an e-mail for the name of the product', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    await (await app.db()).update(users).set({ email: null }).where(eq(users.id, parent.id))
    expect((await leave(parent)).status).toBe(400)
    expect((await leave(parent, 'perinka ')).status).toBe(200)
    expect(await rowsOf(app, parent.id)).toEqual({})
  })

  test('clicked twice deletes once and says so twice', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const answers = await Promise.all([leave(parent), leave(parent)])
    // The second may come when the session is gone already.
    expect(answers.map(({ status }) => status).filter((status) => status !== 401)).toContain(200)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    expect(await rowsOf(app, parent.id)).toEqual({})
    await app.work()
    const { removed } = (await app.ports()).identity as ScriptedIdentity
    expect(removed.filter((subject) => subject === parent.id)).toHaveLength(1)
  })

  test('while a story is written ends it, and nothing of it is stored', async () => {
    const { storyteller, written } = pausing()
    const app = testApp({ storyteller })
    const parent = await app.givenParent()
    const child = await parent.addChild()
    written.pause()
    const asking = parent.streamStory({ childProfileId: child.id })
    await written.begun()
    expect((await leave(parent)).status).toBe(200)
    written.goOn()
    expect((await asking).map(({ event }) => event)).not.toContain('done')
    await expect.poll(() => app.logged.join()).toContain('story ended elsewhere')
    expect(await (await app.db()).$count(stories)).toBe(0)
    expect(await rowsOf(app, parent.id)).toEqual({})
  })

  test('while a story is read aloud ends that, and its audio does not stay', async () => {
    const audioStore = scriptedStore()
    const narrator = scriptedNarrator({ hangAt: 2 })
    const app = testApp({ audioStore, narrator, makerTimings: { beat: 0.1 } })
    const parent = await app.givenParent()
    const story = await narrate(parent, await toldStory(parent))
    await spoken(parent, story, 2)
    await leave(parent)
    await expect.poll(() => app.logged.join()).toContain('narration ended elsewhere')
    expect(await (await app.db()).$count(narrations)).toBe(0)
    expect(audioStore.objects.size).toBe(0)
  })

  test('at the moment other tabs write leaves nothing, and refuses them in order', async () => {
    const app = testApp()
    for (let round = 0; round < 8; round++) {
      const parent = await app.givenParent()
      const child = await parent.addChild()
      const story = await toldStory(parent, { childProfileId: child.id })
      const answers = await Promise.all([
        parent.askForStory({ childProfileId: child.id }),
        parent.post(`/api/stories/${story.id}/generate-chapter`, {}),
        leave(parent),
        parent.post(`/api/stories/${story.id}/audio`, { voice: story.voice }),
        parent.post('/api/profiles', { name: 'Ema', age: 4, favoriteThemes: ['Space'] }),
        parent.post('/api/characters', { name: 'Lampáš', traits: [] }),
        parent.delete(`/api/profiles/${child.id}`),
      ])
      expect(answers[2].status).toBe(200)
      for (const { status } of answers) expect(status).toBeLessThan(500)
      await wait(1)
      expect(await rowsOf(app, parent.id)).toEqual({})
    }
    expect(app.logged.join()).not.toContain('deadlock')
  })
})
