import { setImmediate as immediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog } from '../http/log.ts'
import { testApp } from '../testing/app.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { CHANNELS, openNotifications } from './notifications.ts'

/** Long enough that only a bell that rings lets a test pass in time. */
const NEVER_MS = 10 * 60_000

async function opened() {
  const db = await testApp().db()
  const notifications = openNotifications({ databaseUrl: await databaseUrlOf(db), log: createLog('silent') })
  const tell = (channel: string, payload: string) => db.execute(sql`select pg_notify(${channel}, ${payload})`)
  const listeners = async () => {
    const { rows } = await db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    )
    return rows.map(({ pid }) => pid)
  }
  return { db, notifications, tell, listeners }
}

describe('the notifications of a process', () => {
  test('of both channels are heard over one connection, each by whom it is meant for', async () => {
    const { notifications, tell, listeners } = await opened()
    const { signal } = new AbortController()
    const story = await notifications.subscribe(CHANNELS.generations, 'a', [signal])
    const narration = await notifications.subscribe(CHANNELS.narrations, 'a', [signal])
    let isHeard = false
    const other = narration.wait(NEVER_MS).then(() => {
      isHeard = true
    })
    await tell(CHANNELS.generations, 'a')
    await story.wait(NEVER_MS)
    expect(isHeard).toBe(false)
    await tell(CHANNELS.narrations, 'a')
    await other
    expect(await listeners()).toHaveLength(1)
    await notifications.close()
  })

  test('that may have been missed while the connection was lost wake everybody', async () => {
    const { db, notifications, listeners } = await opened()
    const bell = await notifications.subscribe(CHANNELS.narrations, 'b', [])
    const [pid] = await listeners()
    const rung = bell.wait(NEVER_MS)
    await db.execute(sql`select pg_terminate_backend(${pid}::int)`)
    await rung
    expect(await listeners()).not.toContain(pid)
    await notifications.close()
  })

  test('wake nobody who has left', async () => {
    const { notifications, tell } = await opened()
    const gone = await notifications.subscribe(CHANNELS.narrations, 'c', [])
    gone.close()
    const bell = await notifications.subscribe(CHANNELS.narrations, 'c', [])
    await tell(CHANNELS.narrations, 'c')
    await bell.wait(NEVER_MS)
    const first = await Promise.race([gone.wait(100).then(() => 'rung'), immediate('quiet')])
    expect(first).toBe('quiet')
    await notifications.close()
  })
})
