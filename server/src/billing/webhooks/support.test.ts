import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { webhookEvents } from '../../db/billing-schema.ts'
import { users } from '../../db/schema.ts'
import type { Jobs } from '../../durable/jobs.ts'
import { testApp } from '../../testing/app.ts'
import { scriptedPayments } from '../../testing/payments.ts'
import { allLookedInto, eventAbout, sendWebhook, startedJobs } from '../../testing/webhooks.ts'
import { listWebhookEvents, replayWebhookEvent } from './support.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
let jobs: Jobs | undefined
afterAll(() => jobs?.stop(1000))

async function givenPaid() {
  const parent = await app.givenParent()
  const customerId = `cus_${parent.id}`
  const db = await app.db()
  await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, parent.id))
  const order = { customerId, userId: parent.id, discountPercentage: 0, cents: 599, idempotencyKey: parent.id }
  payments.pay((await payments.startSubscription(order)).id)
  return { parent, customerId }
}

const failed = async () =>
  (await listWebhookEvents(await app.db(), { failedOnly: true, limit: 10 })).map((e) => e.eventId)

describe('an operator', () => {
  test('sees which messages failed for good, and has one looked into again', async () => {
    const { parent, customerId } = await givenPaid()
    const db = await app.db()
    const event = eventAbout(customerId, 'invoice.paid')
    await sendWebhook(app, payments, event)
    const other = eventAbout(null, 'product.created')
    await sendWebhook(app, payments, other)
    expect((await listWebhookEvents(db, { failedOnly: false, limit: 10 })).map(({ eventId }) => eventId)).toEqual([
      other.id,
      event.id,
    ])
    expect(await failed()).toEqual([])

    await db.execute(sql`update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = now()
      where data ->> 'eventId' = ${event.id}`)
    const [report] = await listWebhookEvents(db, { failedOnly: true, limit: 10 })
    expect(report).toMatchObject({
      eventId: event.id,
      eventType: 'invoice.paid',
      customerId,
      failedAttempts: 111,
      processedAt: null,
      nextAttemptAt: null,
      receivedAt: expect.any(Date),
    })

    // Without a server that runs: whichever starts next takes it up.
    expect(await replayWebhookEvent(db, event.id)).toBe(true)
    jobs = await startedJobs(app)
    await allLookedInto(app)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: true })
    expect(await failed()).toEqual([])
  })

  test('may replay one that is done: its customer is fetched as they stand now', async () => {
    const { customerId } = await givenPaid()
    jobs ??= await startedJobs(app)
    const event = eventAbout(customerId)
    await sendWebhook(app, payments, event)
    await allLookedInto(app)
    const before = payments.calls.length
    expect(await replayWebhookEvent(await app.db(), event.id)).toBe(true)
    await allLookedInto(app)
    expect(payments.calls.length).toBeGreaterThan(before)
  })

  test('cannot replay what never came, or is about nobody', async () => {
    const db = await app.db()
    const nobody = eventAbout(null)
    await sendWebhook(app, payments, nobody)
    expect(await replayWebhookEvent(db, 'evt_unknown')).toBe(false)
    expect(await replayWebhookEvent(db, nobody.id)).toBe(false)
    const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, nobody.id))
    expect(row?.processed).toBe(true)
  })
})
