import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tasksOf } from '../background.ts'
import { narrations } from '../db/narration-schema.ts'
import { LEASE_LOST } from '../durable/lease.ts'
import { openNotifications } from '../durable/notifications.ts'
import { startSchedule } from '../durable/schedule.ts'
import { createLog } from '../http/log.ts'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import {
  audioOf,
  ended,
  expectAllSaid,
  lengthOf,
  narrate,
  partsOf,
  shown,
  spoken,
  storyNow,
  timings,
  toldStory,
} from '../testing/narration.ts'
import { type NarratorScript, scriptedNarrator } from '../testing/narrator.ts'
import { appendPart, LEASE_S } from './making/leases.ts'
import { storeAudio } from './making/store-audio.ts'
import { createNarrations } from './narrations.ts'

/** A story of which all but the last piece was read, by a process that then hears nothing any more. */
async function leftBy(script: NarratorScript) {
  const audioStore = scriptedStore()
  const app = testApp({ audioStore, narrator: scriptedNarrator(script) })
  const parent = await app.givenParent()
  const story = await narrate(parent, await toldStory(parent))
  await spoken(parent, story, 3)
  const db = await app.db()
  const { id } = shown(story)
  const row = async () => (await db.select().from(narrations).where(eq(narrations.id, id)))[0]
  const fallSilent = () => db.update(narrations).set({ leaseUntil: sql`now() - interval '1 second'` })
  return { app, parent, story, db, id, row, fallSilent, audioStore }
}

/** A second process on the same database and store, with a narrator of its own. */
async function secondProcess(
  { app, db, audioStore }: Awaited<ReturnType<typeof leftBy>>,
  narrator = scriptedNarrator(),
) {
  const log = createLog('silent')
  const notifications = openNotifications({ databaseUrl: await databaseUrlOf(db), log })
  const ports = await app.ports()
  let stopTasks = async () => {}
  const made = createNarrations({ db, notifications, narrator, audioStore, log })
  return {
    ...made,
    narrator,
    start() {
      stopTasks = startSchedule(tasksOf({ ...ports, narrations: made }), { notifications, log })
    },
    async close() {
      await stopTasks()
      await made.stop(0)
      await notifications.close()
    },
  }
}

describe('a server that stops', () => {
  test('leaves what it does not finish in time to the next one, which goes on at once where it stood', async () => {
    const left = await leftBy({ hangAt: 3 })
    const before = await partsOf(left.db, left.id)
    const second = await secondProcess(left)
    second.start()
    await (await left.app.ports()).narrations.stop(50)
    expect(await ended(left.parent, left.story)).toMatchObject({ status: 'done' })
    expect(second.narrator.sayings.map(({ text }) => text)).toEqual(['Good night.'])
    const whole = left.audioStore.objects.get(`${left.id}.mp3`) ?? Buffer.of()
    expect(Buffer.from(whole).subarray(0, before.length).equals(before)).toBe(true)
    // Stopping in order is no failed attempt.
    expect(await left.row()).toMatchObject({ attempts: 1 })
    await second.close()
  })

  test('begins nothing new', async () => {
    const app = testApp({ narrator: scriptedNarrator() })
    const parent = await app.givenParent()
    const story = await toldStory(parent)
    await (await app.ports()).narrations.stop(0)
    const answer = await parent.post(`/api/stories/${story.id}/audio`, { voice: story.voice })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await storyNow(parent, story)).toEqual(story)
  })

  test('lets a narration finish that is nearly done', async () => {
    const gate = Promise.withResolvers<void>()
    const left = await leftBy({ before: (piece) => (piece === 3 ? gate.promise : undefined) })
    const stopped = (await left.app.ports()).narrations.stop(10_000)
    gate.resolve()
    await stopped
    expect(await left.row()).toMatchObject({ status: 'done', attempts: 1 })
  })
})

describe('a process that has gone silent', () => {
  test('is followed by whichever process a listener asks, and heard on without a gap', async () => {
    const left = await leftBy({ hangAt: 3 })
    await left.fallSilent()
    const second = await secondProcess(left)
    const rows = []
    for await (const row of second.watch(left.parent.id, left.id, new AbortController().signal)) rows.push(row.status)
    expect(rows.at(-1)).toBe('done')
    const narration = await timings(left.parent, left.story)
    expectAllSaid(narration, left.story)
    expect(lengthOf(await audioOf(left.parent, shown(left.story).address), 48)).toBe(narration.spokenMs)
    expect(await left.row()).toMatchObject({ attempts: 2 })
    await second.close()
  })

  test('writes nothing more when it wakes up, while another makes it and after', async () => {
    const [first, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const left = await leftBy({ before: (piece) => (piece === 3 ? first.promise : undefined) })
    const late = { id: left.id, owner: (await left.row())?.leaseOwner ?? '' }
    await left.fallSilent()
    const second = await secondProcess(left, scriptedNarrator({ before: () => next.promise }))
    second.start()
    await expect.poll(() => second.narrator.sayings).toHaveLength(1)
    first.resolve()
    await expect.poll(() => left.app.logged.join()).toContain('narration ended elsewhere')
    expect(await left.row()).toMatchObject({ status: 'running', attempts: 2 })
    const part = { seq: 9, audio: Buffer.of(1), untilMs: 1, place: 0, saidEnd: 1, endsParagraph: true, spoken: null }
    expect(await appendPart(left.db, late, part, LEASE_S)).toBe(false)
    next.resolve()
    const narration = await ended(left.parent, left.story)
    expectAllSaid(narration, left.story)
    expect(lengthOf(await audioOf(left.parent, shown(left.story).address), 48)).toBe(narration.spokenMs)
    expect(await appendPart(left.db, late, part, LEASE_S)).toBe(false)
    await second.close()
  })

  test('puts nothing over the whole that another has stored, though it had said all itself', async () => {
    const left = await leftBy({ hangAt: 3 })
    const late = { id: left.id, owner: (await left.row())?.leaseOwner ?? '' }
    await left.fallSilent()
    const second = await secondProcess(left)
    second.start()
    await ended(left.parent, left.story)
    const whole = left.audioStore.objects.get(`${left.id}.mp3`)
    const again = storeAudio({ db: left.db, audioStore: left.audioStore }, late, new AbortController().signal, [])
    await expect(again).rejects.toBe(LEASE_LOST)
    expect(left.audioStore.objects.get(`${left.id}.mp3`)).toBe(whole)
    await second.close()
  })

  test('three times is given up: the story is as it was', async () => {
    const left = await leftBy({ hangAt: 3 })
    await left.db.update(narrations).set({ attempts: 3, leaseUntil: sql`now() - interval '1 second'` })
    const second = await secondProcess(left)
    second.start()
    expect(await ended(left.parent, left.story)).toMatchObject({
      status: 'failed',
      error: { code: 'narration_failed' },
    })
    expect(second.narrator.sayings).toEqual([])
    expect(await storyNow(left.parent, left.story)).toMatchObject({ standardAudioUrl: null })
    await second.close()
  })

  test('in the middle of a paragraph leaves only the rest of it to be said', async () => {
    const left = await leftBy({ hangAt: 3 })
    await left.db.execute(sql`update narration_parts set said_end = 2, ends_paragraph = false where place = 1`)
    await left.fallSilent()
    const second = await secondProcess(left)
    second.start()
    const { paragraphs } = await ended(left.parent, left.story)
    expect(second.narrator.sayings.map(({ text }) => text)).toEqual(['looked for a friend.', 'Good night.'])
    expect(paragraphs[2]?.sentences.at(-1)).toMatchObject({ start: 3, end: 23 })
    await second.close()
  })
})
