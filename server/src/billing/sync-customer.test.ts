import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import type { Payments } from '../ports/payments.ts'
import { testApp } from '../testing/app.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })

beforeEach(() => {
  payments.isDown = false
})

let orders = 0
async function order(customerId: string, userId: string): Promise<string> {
  orders += 1
  const key = `order ${orders}`
  const cents = { discountPercentage: 0, cents: 599 }
  return (await payments.startSubscription({ customerId, userId, ...cents, idempotencyKey: key })).id
}

async function givenPayer(columns: Partial<typeof users.$inferInsert> = {}) {
  const parent = await app.givenParent()
  const customerId = `cus_${parent.id}`
  const db = await app.db()
  await db
    .update(users)
    .set({ stripeCustomerId: customerId, ...columns })
    .where(eq(users.id, parent.id))
  return { userId: parent.id, customerId, subscriptionId: await order(customerId, parent.id) }
}

async function sync(customerId: string): Promise<void> {
  await syncCustomer(await app.ports(), customerId)
}

async function rowOf(userId: string) {
  const db = await app.db()
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

const statusOf = (id: string) => payments.subscriptions.get(id)?.status

describe('looking at a customer again', () => {
  test('takes down what the provider says', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    const tax = { amountCents: 112, rates: [{ amount: 112, tax_behavior: 'inclusive' }], behavior: 'inclusive' }
    payments.pay(subscriptionId)
    payments.change(subscriptionId, { tax, cancelAtPeriodEnd: true, paidUntil: new Date('2030-02-01T03:04:05Z') })
    await sync(customerId)
    expect(await rowOf(userId)).toMatchObject({
      stripeSubscriptionId: subscriptionId,
      subscriptionStatus: 'active',
      subscriptionTier: 'premium',
      subscriptionEndDate: new Date('2030-02-01T03:04:05Z'),
      cancelAtPeriodEnd: true,
      vatTaxBehavior: 'inclusive',
      lastTaxAmountCents: 112,
      lastTaxRatesJson: tax.rates,
    })
  })

  test('asks nobody about a customer who is no family here', async () => {
    const before = payments.calls.length
    await sync('cus_unknown')
    expect(payments.calls.length).toBe(before)
  })

  test('changes nothing while the provider cannot be asked', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    payments.pay(subscriptionId)
    const before = await rowOf(userId)
    payments.isDown = true
    await expect(sync(customerId)).rejects.toThrow(Failure)
    expect(await rowOf(userId)).toEqual(before)
  })

  test('ends a subscription whose money went back, and Premium with it', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    payments.pay(subscriptionId)
    payments.change(subscriptionId, { isRefunded: true })
    await sync(customerId)
    expect(statusOf(subscriptionId)).toBe('canceled')
    expect(await rowOf(userId)).toMatchObject({ subscriptionStatus: 'canceled', subscriptionTier: 'free' })
  })

  test('lets a disputed one run out: no further charge, Premium while the bank decides', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    payments.pay(subscriptionId)
    payments.change(subscriptionId, { isDisputed: true })
    await sync(customerId)
    expect(await rowOf(userId)).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true })
  })

  test('ends the later of two, and tells the operator by ids alone', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    payments.pay(subscriptionId)
    const later = await order(customerId, userId)
    payments.pay(later)
    await sync(customerId)
    expect([statusOf(subscriptionId), statusOf(later)]).toEqual(['active', 'canceled'])
    expect(await rowOf(userId)).toMatchObject({ stripeSubscriptionId: subscriptionId, subscriptionStatus: 'active' })
    const line = app.logged.map((text) => JSON.parse(text)).find(({ subscriptionId: id }) => id === later)
    expect(line).toMatchObject({ level: 'error', customerId, subscriptionId: later })
    expect(Object.keys(line).sort()).toEqual(['customerId', 'level', 'msg', 'subscriptionId', 'time'])
  })

  test('never takes free access by a code away, and ends what would charge for it', async () => {
    const free = { subscriptionStatus: 'active', subscriptionTier: 'full_discount' }
    const { userId, customerId, subscriptionId } = await givenPayer(free)
    await sync(customerId)
    payments.pay(subscriptionId)
    await sync(customerId)
    expect(statusOf(subscriptionId)).toBe('canceled')
    expect(await rowOf(userId)).toMatchObject({ ...free, stripeSubscriptionId: null, subscriptionEndDate: null })
  })

  test('one after the other where two look at once', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    payments.pay(subscriptionId)
    const later = await order(customerId, userId)
    payments.pay(later)
    const before = payments.calls.length
    await Promise.all([sync(customerId), sync(customerId), sync(customerId)])
    expect(payments.calls.slice(before).filter((name) => name === 'cancelNow')).toHaveLength(1)
  })
})

describe('an answer that is old when it arrives', () => {
  test('never stays: who looks later waits for who looked before', async () => {
    const { userId, customerId, subscriptionId } = await givenPayer()
    payments.pay(subscriptionId)
    const held = Promise.withResolvers<void>()
    const read = Promise.withResolvers<void>()
    const slow: Payments = {
      ...payments,
      async listSubscriptions(id) {
        const all = await payments.listSubscriptions(id)
        read.resolve()
        await held.promise
        return all
      },
    }
    const ports = await app.ports()
    const before = syncCustomer({ ...ports, payments: slow }, customerId)
    await read.promise
    payments.change(subscriptionId, { status: 'canceled' })
    let asksForTurn = 0
    const db = new Proxy(ports.db, {
      get(all, name) {
        if (name === 'insert') asksForTurn += 1
        return Reflect.get(all, name)
      },
    })
    const after = syncCustomer({ ...ports, db }, customerId)
    const waits = expect.poll(() => asksForTurn).toBeGreaterThan(2)
    const isThrough = await Promise.race([after.then(() => true), waits.then(() => false)])
    held.resolve()
    await Promise.all([before, after])
    expect(isThrough).toBe(false)
    expect(await rowOf(userId)).toMatchObject({ subscriptionStatus: 'canceled' })
  })
})
