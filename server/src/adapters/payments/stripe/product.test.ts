import type { PaymentSession } from '@perinka/contract/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema.ts'
import type { Jobs } from '../../../durable/jobs.ts'
import { createLog } from '../../../http/log.ts'
import { type TestApp, testApp } from '../../../testing/app.ts'
import type { ParentClient } from '../../../testing/client.ts'
import { codesOf } from '../../../testing/codes.ts'
import { type FakeStripe, fakeStripe } from '../../../testing/stripe/fake-stripe.ts'
import { allLookedInto, postWebhook, startedJobs } from '../../../testing/webhooks.ts'
import { stripePayments } from '../stripe.ts'

let stripe: FakeStripe
let app: TestApp
let jobs: Jobs

beforeAll(async () => {
  stripe = await fakeStripe()
  const log = createLog('silent')
  app = testApp({ payments: stripePayments(stripe.config, log) })
  jobs = await startedJobs(app)
})

afterAll(async () => {
  await jobs.stop(1000)
  await stripe.close()
  expect(stripe.wrong, 'the contract with Stripe was broken').toEqual([])
})

/** Stripe tells the webhook whatever has happened since, and the product looks into it. */
async function told() {
  for (const event of stripe.sent.splice(0)) {
    const { raw, signature } = stripe.webhook(event)
    expect([event.type, (await postWebhook(app, raw, signature)).status]).toEqual([event.type, 200])
  }
  await allLookedInto(app)
}

async function rowOf({ id }: ParentClient) {
  const [row] = await (await app.db()).select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('there is no such account')
  return row
}

const isActive = async (parent: ParentClient) => {
  return (await parent.json<{ isActive: boolean }>('GET', '/api/subscription/status')).isActive
}

const open = (parent: ParentClient, wish: object = {}) => {
  return parent.json<PaymentSession>('POST', '/api/create-subscription', wish)
}

describe('a family that pays through Stripe', () => {
  test('subscribes, is declined, pays, cancels, resumes, cancels again and is free at the end of what it paid for', async () => {
    const parent = await app.givenParent()
    const session = await open(parent, { residencyCountry: 'SK' })
    expect(session).toMatchObject({ mode: 'payment', cents: 599 })
    expect((await open(parent)).clientSecret).toBe(session.clientSecret)
    const id = (await rowOf(parent)).stripeSubscriptionId ?? ''
    stripe.decline(id)
    await told()
    expect(await isActive(parent)).toBe(false)

    stripe.pay(id)
    await told()
    expect(await isActive(parent)).toBe(true)
    expect(await rowOf(parent)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionTier: 'premium',
      cancelAtPeriodEnd: false,
      residencyCountry: 'SK',
      vatTaxBehavior: 'inclusive',
      lastTaxAmountCents: 112,
      lastTaxRatesJson: [
        {
          amount: 112,
          tax_rate: 'txr_sk',
          tax_behavior: 'inclusive',
          taxable_amount: 487,
          taxability_reason: 'standard_rated',
        },
      ],
    })

    expect(await parent.json('POST', '/api/cancel-subscription')).toMatchObject({
      isActive: true,
      cancelAtPeriodEnd: true,
    })
    expect(await parent.json('POST', '/api/resume-subscription')).toMatchObject({
      isActive: true,
      cancelAtPeriodEnd: false,
    })
    await parent.json('POST', '/api/cancel-subscription')
    await told()
    expect(await isActive(parent)).toBe(true)
    stripe.endPeriod(id)
    await told()
    expect(await isActive(parent)).toBe(false)
    expect(await rowOf(parent)).toMatchObject({ subscriptionStatus: 'canceled', subscriptionTier: 'free' })
  })

  test('pays half with a code that halves the price, month after month', async () => {
    await codesOf(app).give({ code: 'HALFSTRIPE', discountPercentage: 50 })
    const parent = await app.givenParent()
    expect(await open(parent, { discountCode: 'halfstripe' })).toMatchObject({ cents: 300, discountPercentage: 50 })
    const id = (await rowOf(parent)).stripeSubscriptionId ?? ''
    stripe.pay(id)
    stripe.renew(id)
    await told()
    const customer = (await rowOf(parent)).stripeCustomerId
    const paid = stripe.store.all('invoice').filter((one) => one.customer === customer)
    expect(paid.map(({ amount_paid: cents }) => cents)).toEqual([300, 300])
    expect(await isActive(parent)).toBe(true)
  })

  test('keeps Premium while the bank decides on a dispute, is not charged again, and loses it with the money', async () => {
    const parent = await app.givenParent()
    await open(parent)
    const id = (await rowOf(parent)).stripeSubscriptionId ?? ''
    stripe.pay(id)
    stripe.dispute(id)
    await told()
    expect([await isActive(parent), stripe.store.get('subscription', id).cancel_at_period_end]).toEqual([true, true])
    stripe.decideDispute(id, 'lost')
    await told()
    expect([await isActive(parent), stripe.store.get('subscription', id).status]).toEqual([false, 'canceled'])
  })

  test('has its money back in part and keeps Premium, whole and is free', async () => {
    const parent = await app.givenParent()
    await open(parent)
    const id = (await rowOf(parent)).stripeSubscriptionId ?? ''
    stripe.pay(id)
    stripe.refund(id, 200)
    await told()
    expect(await isActive(parent)).toBe(true)
    stripe.refund(id)
    await told()
    expect([await isActive(parent), stripe.store.get('subscription', id).status]).toEqual([false, 'canceled'])
  })

  test('is told that it did not work while Stripe is down, and loses nothing by it', async () => {
    const parent = await app.givenParent()
    stripe.fail('any', { status: 503, headers: { 'stripe-should-retry': 'false' } }, Number.POSITIVE_INFINITY)
    const answer = await parent.post('/api/create-subscription', {})
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'payment_failed' }])
    stripe.heal()
    expect(await open(parent)).toMatchObject({ mode: 'payment' })
  })
})
