import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sandboxCustomers, sandboxSubscriptions } from '../../../db/billing-schema.ts'
import { Failure } from '../../../failure.ts'
import { testApp } from '../../../testing/app.ts'
import { givenSandbox, SANDBOX_SETTING } from '../../../testing/given-sandbox.ts'
import { testCard } from '../../../testing/sandbox.ts'
import { sandboxPayments } from './sandbox.ts'

describe('the sandbox', () => {
  test('knows a family again, and what it said last', async () => {
    const { db, sandbox, payer, customerId } = await givenSandbox()
    expect(await sandbox.ensureCustomer({ ...payer, country: 'AT', customerId: 'cus_of_stripe' })).toBe(customerId)
    const rows = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId))
    expect(rows).toEqual([{ id: customerId, email: 'ema@example.com', country: 'AT' }])
  })

  test('makes one subscription of an order that is asked for twice', async () => {
    const { sandbox, order, customerId } = await givenSandbox()
    const wish = order()
    const [one, two] = await Promise.all([sandbox.startSubscription(wish), sandbox.startSubscription(wish)])
    expect(two).toEqual(one)
    expect(one).toMatchObject({ mode: 'payment', cents: 599 })
    expect(await sandbox.findStarted(one.id)).toEqual(one)
    expect(await sandbox.listSubscriptions(customerId)).toHaveLength(1)
  })

  test('comes back after a restart with the sessions that were open', async () => {
    const { db, sandbox, userId, start } = await givenSandbox()
    const { id, clientSecret } = await start()
    const { log } = await testApp().ports()
    const restarted = sandboxPayments({ ...SANDBOX_SETTING, db, log, deliver: async () => undefined })
    expect(await restarted.findStarted(id)).toEqual(await sandbox.findStarted(id))
    expect(await restarted.sandbox.confirm(userId, clientSecret, testCard())).toEqual({ status: 'succeeded' })
  })

  test('gives up what was not paid, and nothing else', async () => {
    const { sandbox, start, paid } = await givenSandbox()
    const { id } = await start()
    expect(await sandbox.abandon(id)).toBe(true)
    expect(await sandbox.abandon(id)).toBe(true)
    expect(await sandbox.findStarted(id)).toBeNull()
    expect(await sandbox.abandon(await paid())).toBe(false)
    expect(await sandbox.abandon('sub_of_stripe')).toBe(true)
  })

  test('takes either the money or the giving up, where both come at once', async () => {
    const { sandbox, userId, start } = await givenSandbox()
    for (let i = 0; i < 10; i += 1) {
      const { id, clientSecret } = await start()
      const [outcome, isGone] = await Promise.all([
        sandbox.sandbox.confirm(userId, clientSecret, testCard()),
        sandbox.abandon(id),
      ])
      expect(outcome.status).toBe(isGone ? 'failed' : 'succeeded')
    }
  })

  test('lists what is not over, and of what is over the one that ended last', async () => {
    const { db, sandbox, customerId, paid, start } = await givenSandbox()
    const [first, second] = [await paid(), await paid()]
    await sandbox.cancelNow(first)
    await sandbox.cancelNow(second)
    await db
      .update(sandboxSubscriptions)
      .set({ periodEnd: new Date(Date.now() + 60_000) })
      .where(eq(sandboxSubscriptions.id, first))
    const { id } = await start()
    const listed = await sandbox.listSubscriptions(customerId)
    expect(listed.map((one) => [one.id, one.status, one.hasStarted])).toEqual([
      [id, 'incomplete', false],
      [first, 'canceled', true],
    ])
    expect(await sandbox.listSubscriptions('cus_unknown')).toEqual([])
  })

  test.each([
    ['SK', 112, 'standard_rated'],
    ['LU', 87, 'standard_rated'],
    ['US', 0, 'not_collecting'],
  ])('reckons the tax within the price: %s', async (country, amountCents, reason) => {
    const { sandbox, payer, customerId, start } = await givenSandbox()
    await sandbox.ensureCustomer({ ...payer, country })
    await start()
    const [one] = await sandbox.listSubscriptions(customerId)
    expect(one?.tax).toMatchObject({ amountCents, behavior: 'inclusive', rates: [{ taxability_reason: reason }] })
  })

  test('ends with its period, or does not, and says so once', async () => {
    const { sandbox, customerId, paid, delivered } = await givenSandbox()
    const id = await paid()
    const before = delivered.length
    await sandbox.setCancelAtPeriodEnd(id, true)
    await sandbox.setCancelAtPeriodEnd(id, true)
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([{ cancelAtPeriodEnd: true, status: 'active' }])
    await expect.poll(() => delivered.length).toBe(before + 1)
    await sandbox.cancelNow(id)
    await expect(sandbox.setCancelAtPeriodEnd(id, false)).rejects.toThrow(new Failure('payment_failed'))
    await expect(sandbox.setCancelAtPeriodEnd('sub_none', true)).rejects.toThrow(new Failure('payment_failed'))
    await sandbox.cancelNow('sub_none')
  })

  test('ends what was never renewed at the day on which that was due', async () => {
    const { sandbox, customerId, paid } = await givenSandbox()
    const id = await paid()
    await sandbox.sandbox.act(id, 'fail-renewal')
    await sandbox.sandbox.act(id, 'pass-week')
    const [late] = await sandbox.listSubscriptions(customerId)
    await sandbox.cancelNow(id)
    const [ended] = await sandbox.listSubscriptions(customerId)
    expect(ended).toMatchObject({ status: 'canceled', paidUntil: late?.paidUntil })
  })

  test('has renewed a running subscription whose month went by, and ended a cancelled one', async () => {
    const { db, sandbox, customerId, paid } = await givenSandbox()
    const [running, cancelled] = [await paid(), await paid()]
    await sandbox.setCancelAtPeriodEnd(cancelled, true)
    const now = Date.now()
    const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000)
    await db
      .update(sandboxSubscriptions)
      .set({ periodStart: daysAgo(100), periodEnd: daysAgo(70) })
      .where(eq(sandboxSubscriptions.customerId, customerId))
    const listed = await sandbox.listSubscriptions(customerId)
    expect(listed.find(({ id }) => id === cancelled)).toMatchObject({ status: 'canceled', paidUntil: daysAgo(70) })
    const { status, paidUntil } = listed.find(({ id }) => id === running) ?? {}
    expect(status).toBe('active')
    expect(paidUntil?.getTime()).toBeGreaterThan(now)
    expect(paidUntil?.getTime()).toBeLessThan(now + 31 * 24 * 60 * 60 * 1000)
  })

  test('forgets a family and all of its subscriptions', async () => {
    const { db, sandbox, customerId, paid } = await givenSandbox()
    const id = await paid()
    await sandbox.forgetCustomer(customerId)
    await sandbox.forgetCustomer(customerId)
    expect(await sandbox.listSubscriptions(customerId)).toEqual([])
    expect(await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))).toEqual([])
  })
})
