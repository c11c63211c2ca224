import { getEventListeners } from 'node:events'
import type { Generation } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import { openNotifications } from '../durable/notifications.ts'
import { createLog } from '../http/log.ts'
import { testApp } from '../testing/app.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { scriptedStoryteller } from '../testing/storyteller.ts'
import type { GenerationRow } from './generation-rows.ts'
import { createGenerations } from './generations.ts'

/** A story that waits before its last paragraph, and a second process on the same database. */
async function storyOnItsWay() {
  const gate = Promise.withResolvers<void>()
  const app = testApp({
    storyteller: scriptedStoryteller({ before: (index) => (index === 2 ? gate.promise : undefined) }),
  })
  const parent = await app.givenParent()
  const answer = await parent.askForStory({}, { headers: { Accept: 'text/event-stream' } })
  await answer.body?.cancel()
  const address = answer.headers.get('Content-Location') ?? ''
  await expect.poll(() => parent.json<Generation>('GET', address)).toMatchObject({ paragraphs: { length: 2 } })

  const databaseUrl = await databaseUrlOf(await app.db())
  const connection = connect({ databaseUrl, max: 3 })
  const log = createLog('silent')
  const notifications = openNotifications({ databaseUrl, log })
  const elsewhere = createGenerations({ db: connection.db, notifications, log, storyteller: scriptedStoryteller() })
  const watching = elsewhere.watch(parent.id, address.split('/').at(-1) ?? '', new AbortController().signal)
  return {
    release: gate.resolve,
    watching,
    db: connection.db,
    stop: () => elsewhere.stop(0),
    async close() {
      await elsewhere.stop(0)
      await notifications.close()
      await connection.close()
    },
  }
}

async function rest(watching: AsyncIterable<GenerationRow>): Promise<GenerationRow[]> {
  const seen: GenerationRow[] = []
  for await (const row of watching) seen.push(row)
  return seen
}

describe('a watcher that leaves', () => {
  test('leaves nothing behind at what outlives it', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const { id } = (await (await parent.askForStory()).json()) as { id: string }
    const { signal } = new AbortController()
    const listeners = () => getEventListeners(signal, 'abort').length
    const { generations } = await app.ports()
    for await (const row of generations.watch(parent.id, id, signal))
      expect([row.status, listeners()]).toEqual(['done', 1])
    expect(listeners()).toBe(0)
  })
})

describe('a story written by another process', () => {
  test('is followed as it grows by what its writer notifies, without looking now and then', async () => {
    const { watching, release, close } = await storyOnItsWay()
    expect((await watching.next()).value?.paragraphs).toHaveLength(2)
    // No timer ever comes: whoever only looks now and then hears nothing any more.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    release()
    expect((await rest(watching)).at(-1)).toMatchObject({ status: 'done', paragraphs: { length: 3 } })
    vi.useRealTimers()
    await close()
  })

  test('is followed on when the listening connection is lost', async () => {
    const { watching, release, db, close } = await storyOnItsWay()
    expect((await watching.next()).value?.paragraphs).toHaveLength(2)
    const { rows } = await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    )
    expect(rows.length).toBeGreaterThan(0)
    release()
    expect((await rest(watching)).at(-1)).toMatchObject({ status: 'done' })
    await close()
  })

  test('breaks off without an end when this process stops, for its watcher to come back elsewhere', async () => {
    const { watching, release, stop, close } = await storyOnItsWay()
    await watching.next()
    const following = rest(watching)
    await stop()
    expect((await following).at(-1)?.status).toBe('running')
    await close()
    release()
  })
})
