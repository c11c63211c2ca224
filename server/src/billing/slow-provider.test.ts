import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { paymentTurns } from '../db/billing-schema.ts'
import { connect, type Database } from '../db/connect.ts'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { codesOf } from '../testing/codes.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { leave } from '../testing/leaving.ts'
import { payingOn, refusal } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { createSubscription } from './create-subscription.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, statuses, details } = payingOn(app, payments)
const { give, count } = codesOf(app)

afterEach(() => {
  payments.afterwards = null
})

/** The provider takes its time over each call from here on, until it is told to go on. */
function slowDown() {
  const gate = Promise.withResolvers<void>()
  payments.calls.length = 0
  payments.afterwards = () => gate.promise
  return () => {
    payments.afterwards = null
    gate.resolve()
  }
}

/** Connections that somebody holds although the database has nothing to do for them. */
async function heldConnections(db: Database): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`select count(*)::int as held from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`)
  return rows[0]?.held ?? -1
}

describe('a provider that is slow', () => {
  test('leaves the database to everybody else, however many wait for it', async () => {
    const parents = await Promise.all(Array.from({ length: 30 }, () => app.givenParent()))
    const goOn = slowDown()
    const sessions = Promise.all(parents.map((parent) => parent.post('/api/create-subscription', {})))
    await expect.poll(() => payments.calls.length).toBe(30)
    expect(await heldConnections(await app.db())).toBe(0)
    for (const parent of parents) expect((await parent.get('/api/stories')).status).toBe(200)
    goOn()
    expect((await sessions).map(({ status }) => status)).toEqual(parents.map(() => 200))
    for (const { id } of parents) expect(statuses(id)).toEqual(['incomplete'])
  })

  test('has a dozen families share one connection', async () => {
    const ports = await app.ports()
    const only = connect({ databaseUrl: await databaseUrlOf(ports.db), max: 1 })
    const discountCode = await give({ discountPercentage: 50 })
    const parents = await Promise.all(Array.from({ length: 12 }, () => app.givenParent()))
    const goOn = slowDown()
    const sessions = Promise.all(
      parents.map(({ id }) => createSubscription({ ...ports, db: only.db, payments }, id, { discountCode })),
    )
    await expect.poll(() => payments.calls.length).toBe(12)
    expect((await only.db.execute(sql`select 1`)).rows).toHaveLength(1)
    goOn()
    for (const session of await sessions) expect(session).toMatchObject({ cents: 300, discountPercentage: 50 })
    await only.close()
  })

  test('is asked one thing after the other by a family that clicks on everything', async () => {
    const parent = await app.givenParent()
    await parent.post('/api/create-subscription', {})
    const goOn = slowDown()
    const clicks = Array.from({ length: 10 }, () => parent.post('/api/create-subscription', { residencyCountry: 'CZ' }))
    await expect.poll(() => payments.calls.length).toBe(1)
    expect((await (await app.givenParent()).get('/api/stories')).status).toBe(200)
    expect(payments.calls).toHaveLength(1)
    goOn()
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(clicks.map(() => 200))
    expect(statuses(parent.id)).toEqual(['incomplete_expired', 'incomplete'])
  })
})

describe('a server that is held up so long that another one takes its turn', () => {
  /** Runs `work` until the provider has done `method`, and takes the turn away there. Answers how to let it go on. */
  async function heldUpAfter<T>(method: string, work: () => Promise<T>) {
    const reached = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    payments.afterwards = async (asked) => {
      if (asked !== method) return
      payments.afterwards = null
      reached.resolve()
      await gate.promise
    }
    const working = work()
    await reached.promise
    await (await app.db()).update(paymentTurns).set({ leaseUntil: sql`now() - interval '1 second'` })
    return () => {
      gate.resolve()
      return working
    }
  }

  const subscribe = (parent: ParentClient, wish: object = {}) => parent.post('/api/create-subscription', wish)

  test('gives out no second session, and takes no code', async () => {
    const parent = await app.givenParent()
    const discountCode = await give({ maxUses: 1 })
    const goOn = await heldUpAfter('startSubscription', () => subscribe(parent, { discountCode }))
    const session = await open(parent)
    expect(await refusal(await goOn())).toEqual([503, 'unavailable'])
    expect((await open(parent)).clientSecret).toBe(session.clientSecret)
    expect(await count(discountCode)).toEqual({ uses: 0, rows: [] })
    payments.pay(paidBy(session).id)
    expect(await parent.json('POST', '/api/refresh-subscription')).toMatchObject({ isActive: true })
  })

  test('finds what the other one has made of the same wish', async () => {
    const parent = await app.givenParent()
    const goOn = await heldUpAfter('startSubscription', () => subscribe(parent))
    const session = await open(parent)
    expect(await refusal(await goOn())).toEqual([503, 'unavailable'])
    expect((await open(parent)).clientSecret).toBe(session.clientSecret)
    expect(statuses(parent.id)).toEqual(['incomplete'])
  })

  test('ends nothing of what the other one has begun', async () => {
    const parent = await app.givenParent()
    await open(parent)
    const goOn = await heldUpAfter('findStarted', () => subscribe(parent))
    const session = await open(parent, { residencyCountry: 'CZ' })
    expect(await refusal(await goOn())).toEqual([503, 'unavailable'])
    expect(paidBy(session).status).toBe('incomplete')
    expect((await open(parent)).clientSecret).toBe(session.clientSecret)
  })

  test('does not take down an answer that is older than what the other one has taken down', async () => {
    const parent = await app.givenParent()
    const paid = paidBy(await open(parent))
    const ports = await app.ports()
    const goOn = await heldUpAfter('listSubscriptions', () =>
      syncCustomer(ports, paid.customerId).catch((error) => error),
    )
    payments.pay(paid.id)
    await syncCustomer(ports, paid.customerId)
    expect(await goOn()).toMatchObject({ code: 'unavailable' })
    expect(await details(parent)).toMatchObject({ plan: 'subscription', isActive: true })
  })

  test('leaves the account deleted that the other one has deleted', async () => {
    const parent = await app.givenParent()
    const goOn = await heldUpAfter('startSubscription', () => subscribe(parent))
    expect((await leave(parent)).status).toBe(200)
    expect([401, 503]).toContain((await goOn()).status)
    await app.work()
    expect(payments.forgotten).toContain(`cus_${parent.id}`)
  })
})

test('a family waits for the turn of its other tab, and leaves no turn behind', async () => {
  const parent = await app.givenParent()
  const goOn = slowDown()
  const tabs = Promise.all([open(parent), open(parent)])
  await expect.poll(() => payments.calls.length).toBe(1)
  goOn()
  const [one, two] = await tabs
  expect(one.clientSecret).toBe(two.clientSecret)
  const db = await app.db()
  expect(await db.$count(paymentTurns, eq(paymentTurns.userId, parent.id))).toBe(0)
})
