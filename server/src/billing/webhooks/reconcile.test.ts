import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema.ts'
import { testApp } from '../../testing/app.ts'
import type { ParentClient } from '../../testing/client.ts'
import { scriptedPayments } from '../../testing/payments.ts'
import { RUN_SIZE, reconcile } from './reconcile.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const going = new AbortController().signal

beforeEach(async () => {
  payments.isDown = false
  await (await app.db()).update(users).set({ stripeCustomerId: null })
})

type Columns = Partial<typeof users.$inferInsert>
const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

async function givenPayer(columns: Columns) {
  const parent = await app.givenParent()
  const customerId = `cus_${parent.id}`
  const order = { customerId, userId: parent.id, discountPercentage: 0, cents: 599, idempotencyKey: parent.id }
  const { id } = await payments.startSubscription(order)
  const db = await app.db()
  const known = { stripeCustomerId: customerId, stripeSubscriptionId: id, updatedAt: ago(2) }
  await db
    .update(users)
    .set({ ...known, ...columns })
    .where(eq(users.id, parent.id))
  return { parent, subscriptionId: id }
}

const run = async (after: string | null = null) => reconcile(await app.ports(), after, going)

async function isActive(parent: ParentClient): Promise<boolean> {
  return (await parent.json<{ isActive: boolean }>('GET', '/api/subscription/status')).isActive
}

describe('where messages were lost', () => {
  test('a renewal that failed and one that was given up are learnt of after the period', async () => {
    const active = { subscriptionStatus: 'active', subscriptionTier: 'premium', subscriptionEndDate: ago(2) }
    const over = await givenPayer(active)
    const renewed = await givenPayer(active)
    payments.change(over.subscriptionId, { status: 'canceled' })
    payments.pay(renewed.subscriptionId)
    expect([await isActive(over.parent), await isActive(renewed.parent)]).toEqual([true, true])
    await run()
    expect([await isActive(over.parent), await isActive(renewed.parent)]).toEqual([false, true])
  })

  test('a first payment that nobody heard of opens Premium', async () => {
    const { parent, subscriptionId } = await givenPayer({ subscriptionStatus: 'incomplete' })
    payments.pay(subscriptionId)
    await run()
    expect(await isActive(parent)).toBe(true)
  })

  test.each<[string, Columns]>([
    ['a period that still runs', { subscriptionStatus: 'active', subscriptionEndDate: ago(-24) }],
    ['a period that ended this moment', { subscriptionStatus: 'active', subscriptionEndDate: ago(0.5) }],
    ['a first payment just begun', { subscriptionStatus: 'incomplete', updatedAt: ago(0.5) }],
    ['what is over', { subscriptionStatus: 'canceled', subscriptionEndDate: ago(48) }],
    ['free access by a code', { subscriptionStatus: 'active', subscriptionTier: 'full_discount' }],
  ])('nobody is asked about %s', async (_what, columns) => {
    await givenPayer(columns)
    const before = payments.calls.length
    await run()
    expect(payments.calls.length).toBe(before)
  })

  test('a provider that is down locks nobody out, and is left alone until the next hour', async () => {
    const families = await Promise.all(
      Array.from({ length: 5 }, () => givenPayer({ subscriptionStatus: 'active', subscriptionEndDate: ago(2) })),
    )
    payments.isDown = true
    const before = payments.calls.length
    expect(await run()).toBeNull()
    expect(payments.calls.length - before).toBe(3)
    expect(await Promise.all(families.map(({ parent }) => isActive(parent)))).not.toContain(false)
  })

  test('customers whom the provider refuses keep nobody behind them from being looked at', async () => {
    const active = { subscriptionStatus: 'active', subscriptionTier: 'premium', subscriptionEndDate: ago(2) }
    const families = await Promise.all(Array.from({ length: 6 }, () => givenPayer(active)))
    const [last, ...strangers] = families.sort((one, other) => (one.parent.id < other.parent.id ? 1 : -1))
    for (const { parent } of strangers) payments.strangers.add(`cus_${parent.id}`)
    payments.change(last?.subscriptionId ?? '', { status: 'canceled' })
    await run()
    payments.strangers.clear()
    expect(await Promise.all(families.map(({ parent }) => isActive(parent)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  test('many are looked at in runs, each going on where the last one stopped', async () => {
    const db = await app.db()
    const rows = Array.from({ length: RUN_SIZE + 3 }, (_, at) => ({
      id: `many-${String(at).padStart(3, '0')}`,
      stripeCustomerId: `cus_many_${at}`,
      subscriptionStatus: 'active',
      subscriptionEndDate: ago(2),
    }))
    await db.insert(users).values(rows)
    const last = await run()
    expect(last).toBe(rows[RUN_SIZE - 1]?.id)
    expect(await run(last)).toBeNull()
    expect(await db.$count(users, sql`id like 'many-%' and subscription_status = 'active'`)).toBe(0)
  })
})
