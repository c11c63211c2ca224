import { beforeEach, describe, expect, test } from 'vitest'
import { paymentTurns } from '../db/billing-schema.ts'
import { testApp } from '../testing/app.ts'
import { codesOf } from '../testing/codes.ts'
import { payingOn, refusal } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, statuses, rowOf, details } = payingOn(app, payments)
const { give, count } = codesOf(app)

beforeEach(() => {
  payments.isDown = false
  payments.broken.clear()
  payments.afterwards = null
})

describe('a provider that fails', () => {
  const FAILED = [502, 'payment_failed']

  test.each([
    ['ensureCustomer', 'before'],
    ['ensureCustomer', 'after'],
    ['startSubscription', 'before'],
    ['startSubscription', 'after'],
  ] as const)('at the first session, in %s, %s its work: nothing is open, and then one is', async (method, when) => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    payments.broken.set(method, when)
    expect(await refusal(await parent.post('/api/create-subscription', { discountCode: code }))).toEqual(FAILED)
    expect(await details(parent)).toMatchObject({ plan: 'free', status: 'inactive' })
    expect(await count(code)).toEqual({ uses: 0, rows: [] })

    payments.broken.clear()
    const session = await open(parent, { discountCode: code })
    expect(paidBy(session)).toMatchObject({ cents: 300, status: 'incomplete' })
    expect(statuses(parent.id)).toEqual(['incomplete'])
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test.each([
    ['findStarted', 'before'],
    ['abandon', 'before'],
    ['abandon', 'after'],
    ['ensureCustomer', 'before'],
    ['ensureCustomer', 'after'],
    ['startSubscription', 'before'],
    ['startSubscription', 'after'],
  ] as const)('at a change of the session, in %s, %s its work: one is open in the end', async (method, when) => {
    const parent = await app.givenParent()
    const code = await give()
    await open(parent, { discountCode: code })
    payments.broken.set(method, when)
    const wish = method === 'findStarted' ? { discountCode: code } : {}
    expect(await refusal(await parent.post('/api/create-subscription', wish))).toEqual(FAILED)

    payments.broken.clear()
    const session = await open(parent)
    expect(paidBy(session)).toMatchObject({ cents: 599, status: 'incomplete' })
    expect(statuses(parent.id)).toEqual(['incomplete_expired', 'incomplete'])
    expect(await count(code)).toEqual({ uses: 0, rows: [] })
  })

  test('once the customer is made does not make a second one', async () => {
    const parent = await app.givenParent()
    payments.broken.set('startSubscription', 'before')
    await parent.post('/api/create-subscription', {})
    expect(await rowOf(parent.id)).toMatchObject({ stripeCustomerId: `cus_${parent.id}`, stripeSubscriptionId: null })
  })
})

describe('a server that dies once the provider has made the subscription', () => {
  /** As after a kill, nothing more is written and nothing more is asked: its turn has gone. */
  async function dieAfter(method: string): Promise<void> {
    const db = await app.db()
    payments.afterwards = async (asked) => {
      if (asked !== method) return
      payments.isDown = true
      await db.delete(paymentTurns)
    }
  }

  function startAgain(): void {
    payments.isDown = false
    payments.afterwards = null
  }

  test('finds it again with the same wish', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    await dieAfter('startSubscription')
    expect((await parent.post('/api/create-subscription', { discountCode: code })).status).toBe(503)
    expect(await rowOf(parent.id)).toMatchObject({ stripeSubscriptionId: null, subscriptionStatus: 'inactive' })
    expect(await count(code)).toEqual({ uses: 0, rows: [] })
    startAgain()
    expect(paidBy(await open(parent, { discountCode: code })).cents).toBe(300)
    expect(statuses(parent.id)).toEqual(['incomplete'])
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test.each([false, true])(
    'does not give it for another price, also where a message told of it: %s',
    async (isTold) => {
      const parent = await app.givenParent()
      await open(parent)
      const code = await give()
      await dieAfter('startSubscription')
      expect((await parent.post('/api/create-subscription', { discountCode: code })).status).toBe(503)
      startAgain()
      if (isTold) await syncCustomer(await app.ports(), `cus_${parent.id}`)
      const session = await open(parent)
      expect(session.cents).toBe(599)
      expect(paidBy(session).cents).toBe(599)
      expect(await count(code)).toEqual({ uses: 0, rows: [] })
    },
  )

  test('or given the former one up, goes on where it was', async () => {
    const parent = await app.givenParent()
    const code = await give()
    await open(parent, { discountCode: code })
    await dieAfter('abandon')
    expect((await parent.post('/api/create-subscription', {})).ok).toBe(false)
    startAgain()
    expect(paidBy(await open(parent, { discountCode: code }))).toMatchObject({ status: 'incomplete', cents: 300 })
    expect(statuses(parent.id)).toEqual(['incomplete_expired', 'incomplete'])
    expect(await count(code)).toMatchObject({ uses: 1 })
  })
})
