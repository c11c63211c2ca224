import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webhookEvents } from '../../db/billing-schema.ts'
import { EVENTS_QUEUE } from '../../db/job-queues.ts'
import { users } from '../../db/schema.ts'
import type { Jobs } from '../../durable/jobs.ts'
import { testApp } from '../../testing/app.ts'
import type { ParentClient } from '../../testing/client.ts'
import { scriptedPayments } from '../../testing/payments.ts'
import { allLookedInto, eventAbout, sendWebhook, startedJobs } from '../../testing/webhooks.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
let jobs: Jobs

beforeAll(async () => {
  jobs = await startedJobs(app)
})
afterAll(() => jobs.stop(1000))

/** A family whose subscription waits for its first payment. */
async function givenStarted() {
  const parent = await app.givenParent()
  const customerId = `cus_${parent.id}`
  const db = await app.db()
  await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, parent.id))
  const order = { customerId, userId: parent.id, discountPercentage: 0, cents: 599, idempotencyKey: parent.id }
  const { id } = await payments.startSubscription(order)
  return { parent, customerId, subscriptionId: id }
}

const isActive = async (parent: ParentClient) =>
  (await parent.json<{ isActive: boolean }>('GET', '/api/subscription/status')).isActive

async function jobsOf(eventId: string): Promise<number> {
  const db = await app.db()
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${EVENTS_QUEUE} and data ->> 'eventId' = ${eventId}`,
  )
  return rows.length
}

describe('a message of the payment provider', () => {
  test('opens Premium, and closes it when the subscription is over', { tags: ['4.13a'] }, async () => {
    const { parent, customerId, subscriptionId } = await givenStarted()
    expect(await isActive(parent)).toBe(false)

    payments.pay(subscriptionId)
    const answer = await sendWebhook(app, payments, eventAbout(customerId, 'invoice.paid'))
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
    await allLookedInto(app)
    expect(await isActive(parent)).toBe(true)

    payments.change(subscriptionId, { status: 'canceled' })
    await sendWebhook(app, payments, eventAbout(customerId, 'customer.subscription.deleted'))
    await allLookedInto(app)
    expect(await isActive(parent)).toBe(false)
  })

  test('is worked on once, however often it comes', async () => {
    const { customerId } = await givenStarted()
    const event = eventAbout(customerId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendWebhook(app, payments, event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await allLookedInto(app)
    expect((await sendWebhook(app, payments, event)).status).toBe(200)
    expect(await jobsOf(event.id)).toBe(1)
    const db = await app.db()
    expect(await db.$count(webhookEvents, eq(webhookEvents.eventId, event.id))).toBe(1)
  })

  test('that comes late changes nothing: what counts is what the provider says now', async () => {
    const { parent, customerId, subscriptionId } = await givenStarted()
    payments.pay(subscriptionId)
    payments.change(subscriptionId, { status: 'canceled' })
    await sendWebhook(app, payments, eventAbout(customerId, 'customer.subscription.deleted'))
    await allLookedInto(app)
    await sendWebhook(app, payments, eventAbout(customerId, 'invoice.paid'))
    await allLookedInto(app)
    expect(await isActive(parent)).toBe(false)
  })

  test('about something else is kept, and nobody is asked about it', async () => {
    const { customerId } = await givenStarted()
    const before = payments.calls.length
    const event = eventAbout(customerId, 'product.updated')
    expect((await sendWebhook(app, payments, event)).status).toBe(200)
    const db = await app.db()
    const [stored] = await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, event.id))
    expect(stored).toMatchObject({ eventType: 'product.updated', processed: true })
    expect(stored?.processedAt).toBeInstanceOf(Date)
    expect(await jobsOf(event.id)).toBe(0)
    expect(payments.calls.length).toBe(before)
  })

  test('about nobody here, or about nobody at all, is done with', async () => {
    const stranger = eventAbout('cus_of_another_product')
    const nobody = eventAbout(null)
    expect((await sendWebhook(app, payments, stranger)).status).toBe(200)
    expect((await sendWebhook(app, payments, nobody)).status).toBe(200)
    await allLookedInto(app)
    expect(await jobsOf(nobody.id)).toBe(0)
  })

  test('about a dispute, which names a charge alone, finds its family', async () => {
    const { parent, customerId, subscriptionId } = await givenStarted()
    payments.pay(subscriptionId)
    payments.change(subscriptionId, { isDisputed: true })
    payments.charges.set('ch_1', customerId)
    await sendWebhook(app, payments, { ...eventAbout(null, 'charge.dispute.created'), chargeId: 'ch_1' })
    await allLookedInto(app)
    expect(await isActive(parent)).toBe(true)
    expect(payments.subscriptions.get(subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  })

  test('needs no session and no Origin, and stands beside the API, whose own callers need one', async () => {
    const { customerId } = await givenStarted()
    const { raw, signature } = payments.webhook(eventAbout(customerId))
    const headers = { 'Stripe-Signature': signature, Origin: 'https://api.stripe.example' }
    const answer = await app.ask('/api/webhooks/stripe', { method: 'POST', headers, body: raw })
    expect(answer.status).toBe(200)
    expect((await app.ask('/api/webhooks/stripe')).status).toBe(404)
    await allLookedInto(app)
  })

  test('has no address on a server without payments', async () => {
    const free = testApp({ payments: null })
    const { raw, signature } = payments.webhook(eventAbout('cus_1'))
    const headers = { 'Stripe-Signature': signature }
    expect((await free.ask('/api/webhooks/stripe', { method: 'POST', headers, body: raw })).status).toBe(404)
  })
})
