import { describe, expect, test, vi } from 'vitest'
import { rateLimits } from '../db/billing-schema.ts'
import { connect } from '../db/connect.ts'
import { testApp } from '../testing/app.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { countTry, forgetTries, type Limit, sweepLimits, uncountTry } from './limits.ts'

const app = testApp()
const THREE: Limit = { name: 'three', tries: 3, seconds: 600 }
const tooMany = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) })

describe('tries that are counted', () => {
  test('are refused beyond their number with the time to wait, each of whom they are', async () => {
    const db = await app.db()
    for (let i = 0; i < 3; i += 1) await countTry(db, THREE, 'jana@example.com')
    const refused = await countTry(db, THREE, 'jana@example.com').catch((error: unknown) => error)
    expect(refused).toEqual(tooMany)
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(590)
    expect(retryAfterSeconds).toBeLessThanOrEqual(600)
    await countTry(db, THREE, 'eva@example.com')
    await countTry(db, { ...THREE, name: 'another' }, 'jana@example.com')
  })

  test('begin anew once they are forgotten, and one less once one is taken back', async () => {
    const db = await app.db()
    for (let i = 0; i < 3; i += 1) await countTry(db, THREE, 'petra')
    await uncountTry(db, THREE, 'petra')
    await countTry(db, THREE, 'petra')
    await expect(countTry(db, THREE, 'petra')).rejects.toEqual(tooMany)
    await forgetTries(db, THREE, 'petra')
    await countTry(db, THREE, 'petra')
  })

  test('begin anew after their time, and the sweep forgets those alone that are over', async () => {
    const db = await app.db()
    for (let i = 0; i < 3; i += 1) await countTry(db, THREE, 'old')
    await db.update(rateLimits).set({ expire: Date.now() - 1 })
    await countTry(db, THREE, 'young')
    await countTry(db, THREE, 'old')
    await db.insert(rateLimits).values({ key: 'over', points: 9, expire: Date.now() - 1 })
    await sweepLimits(db)
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(keys).not.toContain('over')
  })

  test('are not forgotten by a server whose clock is ahead', async () => {
    const db = await app.db()
    for (let i = 0; i < 3; i += 1) await countTry(db, THREE, 'ahead')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    await sweepLimits(db)
    vi.useRealTimers()
    await expect(countTry(db, THREE, 'ahead')).rejects.toEqual(tooMany)
  })

  test('are counted together by two servers, at once', async () => {
    const db = await app.db()
    const second = connect({ databaseUrl: await databaseUrlOf(db), max: 8 })
    const tries = Array.from({ length: 20 }, (_, i) => countTry(i % 2 ? db : second.db, THREE, 'both'))
    const allowed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    await second.close()
    expect(allowed).toHaveLength(3)
  })

  test('name nobody in the database', async () => {
    const db = await app.db()
    await countTry(db, THREE, 'mail@example.com')
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toMatch(/@|mail/)
  })
})
