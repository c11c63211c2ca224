import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { narrationParts, narrations } from '../db/narration-schema.ts'
import { stories } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import { type TestAppOptions, testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { audioOf, ended, expectAllSaid, lengthOf, narrate, shown, storyNow, toldStory } from '../testing/narration.ts'
import { scriptedNarrator } from '../testing/narrator.ts'
import { forgetOld } from './forget-old.ts'

/** A family whose first story is asked to be read aloud under these circumstances. */
async function asked(options: TestAppOptions) {
  const audioStore = scriptedStore()
  const app = testApp({ audioStore, ...options })
  const parent = await app.givenParent()
  const story = await toldStory(parent)
  const db = await app.db()
  await app.startTasks()
  return { app, parent, story, db, asked: await narrate(parent, story), audioStore }
}

async function expectFailed({ parent, story, asked: shows, audioStore }: Awaited<ReturnType<typeof asked>>) {
  expect(await ended(parent, shows)).toMatchObject({ status: 'failed', error: { code: 'narration_failed' } })
  expect(await storyNow(parent, story)).toEqual(story)
  expect((await parent.get(shown(shows).address)).status).toBe(502)
  expect(audioStore.objects.size).toBe(0)
}

function failingOnce(failAt: number, error: Error) {
  let hasFailed = false
  return scriptedNarrator({
    before(piece) {
      if (hasFailed || piece !== failAt) return
      hasFailed = true
      throw error
    },
  })
}

describe('a narrator that fails', () => {
  test.each([0, 2, 3])('before piece %i leaves a story without audio, and nothing half stored', async (failAt) => {
    await expectFailed(await asked({ narrator: scriptedNarrator({ failAt }) }))
  })

  test('may be asked again, and then brings the whole', async () => {
    let isDown = true
    const before = () => {
      if (isDown) throw new Error('down')
    }
    const seen = await asked({ narrator: scriptedNarrator({ before }) })
    await expectFailed(seen)
    isDown = false
    const again = await narrate(seen.parent, seen.story)
    expect(await ended(seen.parent, again)).toMatchObject({ status: 'done' })
  })

  test.each(['at once', 'after an hour'])('is asked again %s, and says only what is not kept', async (when) => {
    const narrator = failingOnce(3, new Failure('narration_failed'))
    const seen = await asked({ narrator })
    await expectFailed(seen)
    if (when === 'after an hour') {
      await seen.db.update(narrations).set({ finishedAt: sql`now() - interval '61 minutes'` })
      await forgetOld(seen.db)
      expect(await seen.db.$count(narrationParts)).toBe(0)
    }
    const failedWith = narrator.sayings.length
    const again = await narrate(seen.parent, seen.story)
    const narration = await ended(seen.parent, again)
    expectAllSaid(narration, seen.story)
    expect(lengthOf(await audioOf(seen.parent, shown(again).address), 48)).toBe(narration.spokenMs)
    const [first] = narrator.sayings.slice(failedWith)
    expect(first?.text === seen.story.title).toBe(when === 'after an hour')
    expect(await seen.db.$count(narrationParts)).toBe(0)
  })

  test('is asked for other words, and says all of them', async () => {
    const narrator = failingOnce(3, new Failure('narration_failed'))
    const seen = await asked({ narrator })
    await expectFailed(seen)
    await seen.db.update(stories).set({ title: 'Another title' })
    await ended(seen.parent, await narrate(seen.parent, seen.story))
    expect(narrator.sayings.map(({ text }) => text)).toContain('Another title')
    expect((await storyNow(seen.parent, seen.story)).title).toBe('Another title')
  })

  test('by leaving words out has failed, for a child would miss them', async () => {
    const narrator = scriptedNarrator()
    await expectFailed(
      await asked({
        narrator: {
          ...narrator,
          async *say(saying, signal) {
            if (!saying.text.startsWith('It')) return yield* narrator.say(saying, signal)
            for await (const said of narrator.say(saying, signal)) yield { ...said, end: 8 }
          },
        },
      }),
    )
  })

  test('by saying nothing at all is given up after a while', async () => {
    await expectFailed(await asked({ narrator: scriptedNarrator({ hangAt: 1 }), makerTimings: { silence: 0.3 } }))
  })

  test('in an unforeseen way once is asked again from where it stood', async () => {
    const narrator = failingOnce(2, new TypeError('socket hang up'))
    const { parent, story, asked: shows, app } = await asked({ narrator })
    const narration = await ended(parent, shows)
    expect(narration.status).toBe('done')
    expectAllSaid(narration, story)
    expect(lengthOf(await audioOf(parent, shown(shows).address), 48)).toBe(narration.spokenMs)
    expect(app.logged.join()).toContain('narration broke off')
  })

  test('in an unforeseen way each time has failed after three attempts, and nothing of it is told', async () => {
    const narrator = scriptedNarrator({ failAt: 1, error: new Error('the key sk-123 of Mia was refused') })
    const seen = await asked({ narrator })
    await expectFailed(seen)
    expect(await seen.db.select({ attempts: narrations.attempts }).from(narrations)).toEqual([{ attempts: 3 }])
    expect(seen.app.logged.join()).not.toContain('sk-123')
  })
})

describe('a database', () => {
  test('that has no connection for a while costs a narration none of its attempts', async () => {
    let refusals = 0
    const narrator = scriptedNarrator({
      before(piece) {
        if (piece !== 2 || ++refusals > 5) return
        throw Object.assign(new pg.DatabaseError('sorry, too many clients already', 0, 'error'), { code: '53300' })
      },
    })
    const seen = await asked({ narrator, makerTimings: { outage: 0.01 } })
    const narration = await ended(seen.parent, seen.asked)
    expect(narration.status).toBe('done')
    expectAllSaid(narration, seen.story)
    expect(refusals).toBeGreaterThan(5)
    expect(await seen.db.select({ attempts: narrations.attempts }).from(narrations)).toEqual([{ attempts: 1 }])
    expect(seen.app.logged.join()).toContain('narration waits for the database')
  })

  test('whose disk stays full ends it', async () => {
    const error = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
    await expectFailed(await asked({ narrator: scriptedNarrator({ failAt: 1, error }) }))
  })
})

describe('an audio store', () => {
  test('that is down for a moment is tried again', async () => {
    let tries = 0
    const audioStore = scriptedStore((call) => {
      if (call === 'put' && ++tries < 3) throw new Error('ENOSPC')
    })
    const { parent, asked: shows } = await asked({ audioStore, makerTimings: { putAgainMs: [10, 20] } })
    expect(await ended(parent, shows)).toMatchObject({ status: 'done' })
    expect(audioStore.objects.size).toBe(1)
  })

  test('that is full fails the narration, and the story is as it was', async () => {
    const audioStore = scriptedStore((call) => {
      if (call === 'put') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    })
    const seen = await asked({ audioStore, makerTimings: { putAgainMs: [10, 20] } })
    await expectFailed({ ...seen, audioStore })
    expect(audioStore.puts).toHaveLength(3)
  })

  test('on a broken disk is no trouble of the database: the narration fails, and what is there cannot be heard now', async () => {
    const broken = (syscall: string) => Object.assign(new Error(`EIO: i/o error, ${syscall}`), { code: 'EIO', syscall })
    let isBroken = true
    const audioStore = scriptedStore((call) => {
      if (isBroken) throw broken(call === 'put' ? 'write' : 'read')
    })
    const seen = await asked({ audioStore, makerTimings: { putAgainMs: [10, 20], outage: 0.01 } })
    expect(await ended(seen.parent, seen.asked)).toMatchObject({ status: 'failed' })
    isBroken = false
    const again = await narrate(seen.parent, seen.story)
    await ended(seen.parent, again)
    isBroken = true
    expect((await seen.parent.get(shown(again).address)).status).toBe(503)
    expect(seen.app.logged.join()).not.toMatch(/database/)
    expect(seen.app.logged).toContainEqual(expect.stringMatching(/"level":"error".*request failed/))
  })

  test('that takes longer than a lease is waited for', async () => {
    const audioStore = scriptedStore((call) => (call === 'put' ? wait(4000) : undefined))
    const { parent, asked: shows, db } = await asked({ audioStore, makerTimings: { lease: 3, beat: 0.2 } })
    expect(await ended(parent, shows)).toMatchObject({ status: 'done' })
    expect(audioStore.puts).toHaveLength(1)
    expect(await db.select({ attempts: narrations.attempts }).from(narrations)).toEqual([{ attempts: 1 }])
  })
})
