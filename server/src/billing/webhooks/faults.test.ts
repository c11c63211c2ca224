import { eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stripePayments } from '../../adapters/payments/stripe.ts'
import { webhookEvents } from '../../db/billing-schema.ts'
import { connect } from '../../db/connect.ts'
import { EVENTS_QUEUE } from '../../db/job-queues.ts'
import { users } from '../../db/schema.ts'
import type { Jobs } from '../../durable/jobs.ts'
import { createLog } from '../../http/log.ts'
import { testApp } from '../../testing/app.ts'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { webhookServer } from '../../testing/histories/webhook-route.ts'
import { scriptedPayments } from '../../testing/payments.ts'
import { allLookedInto, eventAbout, postWebhook, sendWebhook, startedJobs } from '../../testing/webhooks.ts'

const SECRET = 'whsec_of_this_test'
const config = { adapter: 'stripe', secretKey: 'sk_test_1', publishableKey: 'pk_test_1', priceId: 'price_1' } as const
const stripe = stripePayments({ ...config, webhookSecrets: [SECRET], apiUrl: null }, createLog('silent'))
const payments = scriptedPayments()
/** Stripe's own signatures, on a provider in memory. */
const app = testApp({ payments: { ...payments, parseWebhook: stripe.parseWebhook } })

const event = (id: string) =>
  JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object: { id: 'in_1', customer: 'cus_1' } } })
const signed = (payload: string, secret = SECRET, secondsAgo = 0) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  })

async function storedOf(eventId: string): Promise<number> {
  return (await app.db()).$count(webhookEvents, eq(webhookEvents.eventId, eventId))
}

describe('a message that nobody can have sent', () => {
  test.each([
    ['is forged', (raw: string) => [raw, signed(raw, 'whsec_of_a_forger')]],
    ['is stale', (raw: string) => [raw, signed(raw, SECRET, 301)]],
    ['was changed on its way', (raw: string) => [raw.replace('cus_1', 'cus_2'), signed(raw)]],
    ['was written anew by somebody between', (raw: string) => [JSON.stringify(JSON.parse(raw), null, 2), signed(raw)]],
    ['is not signed', (raw: string) => [raw, undefined]],
    ['has a signature that is none', (raw: string) => [raw, 'nonsense']],
  ])('because it %s is refused and kept nowhere', async (why, sent) => {
    const id = `evt_${why}`
    const [raw = '', signature] = sent(event(id))
    const answer = await postWebhook(app, raw, signature)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'webhook_refused' })])
    expect(await storedOf(id)).toBe(0)
  })

  test.each([
    ['announced', { 'Content-Length': '100' }],
    ['not announced', undefined],
  ])('because it breaks off is refused and is no fault of ours, its length %s', async (_which, headers) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('the line is gone')) })
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    const answer = await app.ask('/api/webhooks/stripe', sent)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })])
  })

  test.each([
    ['no JSON', 'type=invoice.paid'],
    ['no event', '{"hello":"world"}'],
    ['null', 'null'],
    ['nothing', ''],
  ])('because it says %s is refused, though it is signed', async (_what, raw) => {
    const answer = await postWebhook(app, raw, signed(raw || ' '))
    expect(answer.status).toBe(400)
  })

  test.each([
    ['no database holds', 'evt_\0'],
    ['ends in the middle of a letter', 'evt_\ud83d'],
    ['no index holds', `evt_${'x'.repeat(40_000)}`],
  ])('because its name is one that %s is refused, though it is signed', async (_what, id) => {
    for (const raw of [event(id), event('evt_named').replace('invoice.paid', JSON.stringify(id).slice(1, -1))]) {
      const answer = await postWebhook(app, raw, signed(raw))
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })])
    }
    expect(await storedOf('evt_named')).toBe(0)
  })

  test('because it is a megabyte long is refused before it is read', async () => {
    const raw = event('evt_long').replace('in_1', 'x'.repeat(1_000_000))
    expect((await postWebhook(app, raw, signed(raw))).status).toBe(413)
    expect(await storedOf('evt_long')).toBe(0)
  })

  test('told from the same one as it was sent', async () => {
    const raw = event('evt_good')
    expect((await postWebhook(app, raw, signed(raw))).status).toBe(200)
    expect((await postWebhook(app, raw, signed(raw))).status).toBe(200)
    expect(await storedOf('evt_good')).toBe(1)
  })
})

describe('while something is out of reach', () => {
  const provider = scriptedPayments()
  const shop = testApp({ payments: provider })
  let jobs: Jobs

  beforeAll(async () => {
    jobs = await startedJobs(shop)
  })
  afterAll(() => jobs.stop(1000))

  async function givenPaid() {
    const parent = await shop.givenParent()
    const customerId = `cus_${parent.id}`
    const db = await shop.db()
    await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, parent.id))
    const order = { customerId, userId: parent.id, discountPercentage: 0, cents: 599, idempotencyKey: parent.id }
    provider.pay((await provider.startSubscription(order)).id)
    return { parent, customerId }
  }

  test('a message waits for a provider that is down, and is looked into when it is back', async () => {
    const { parent, customerId } = await givenPaid()
    const db = await shop.db()
    provider.isDown = true
    const event = eventAbout(customerId)
    expect((await sendWebhook(shop, provider, event)).status).toBe(200)
    const jobOf = sql`select state from pgboss.job where data ->> 'eventId' = ${event.id}`
    await expect.poll(async () => (await db.execute(jobOf)).rows).toEqual([{ state: 'retry' }])
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: false })

    provider.isDown = false
    await db.execute(sql`update pgboss.job set start_after = now() where data ->> 'eventId' = ${event.id}`)
    await sendWebhook(shop, provider, eventAbout('cus_somebody_else'))
    await allLookedInto(shop)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: true })
  })

  test('a message about a charge is sent again by a provider that could not say whose it is', async () => {
    const { customerId } = await givenPaid()
    provider.charges.set('ch_7', customerId)
    const event = { ...eventAbout(null, 'charge.dispute.created'), chargeId: 'ch_7' }
    provider.isDown = true
    expect((await sendWebhook(shop, provider, event)).status).toBe(502)
    provider.isDown = false
    expect((await sendWebhook(shop, provider, event)).status).toBe(200)
    await allLookedInto(shop)
  })

  test('a message is not taken while the database cannot keep it', async () => {
    const gone = connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
    const route = webhookServer({ db: gone.db, payments: provider, log: createLog('silent') })
    const { raw, signature } = provider.webhook(eventAbout('cus_1'))
    const headers = { 'Stripe-Signature': signature }
    const answer = await route.request('/api/webhooks/stripe', { method: 'POST', headers, body: raw })
    expect(answer.status).toBe(503)
    await gone.close()
  })

  test('two servers that are sent the same message at once keep it once and work on it once', async () => {
    const { parent, customerId } = await givenPaid()
    const databaseUrl = await databaseUrlOf(await shop.db())
    const servers = [connect({ databaseUrl, max: 4 }), connect({ databaseUrl, max: 4 })]
    const routes = servers.map(({ db }) => webhookServer({ db, payments: provider, log: createLog('silent') }))
    const event = eventAbout(customerId)
    const { raw, signature } = provider.webhook(event)
    const headers = { 'Stripe-Signature': signature }
    const posted = [...routes, ...routes, ...routes].map((route) =>
      route.request('/api/webhooks/stripe', { method: 'POST', headers, body: raw }),
    )
    expect((await Promise.all(posted)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    await allLookedInto(shop)
    const db = await shop.db()
    const jobs = sql`select 1 from pgboss.job where name = ${EVENTS_QUEUE} and data ->> 'eventId' = ${event.id}`
    expect((await db.execute(jobs)).rows).toHaveLength(1)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: true })
    await Promise.all(servers.map(({ close }) => close()))
  })
})
