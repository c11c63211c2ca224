import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { codesOf } from '../testing/codes.ts'
import { payingOn, refusal } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, details } = payingOn(app, payments)
const { give } = codesOf(app)
const END = new Date('2031-02-03T04:05:06Z')

beforeEach(() => {
  payments.isDown = false
  payments.broken.clear()
})

/** A family that has paid, and what it pays. */
async function subscriber() {
  const parent = await app.givenParent()
  const paid = paidBy(await open(parent))
  payments.pay(paid.id)
  payments.change(paid.id, { paidUntil: END })
  await parent.json('POST', '/api/refresh-subscription')
  return { parent, paid }
}

describe('a payment whose message has not come', () => {
  test('shows once the success page asks: Premium is on, and until when', async () => {
    const parent = await app.givenParent()
    const paid = paidBy(await open(parent))
    payments.pay(paid.id)
    payments.change(paid.id, { paidUntil: END })
    expect(await details(parent)).toMatchObject({ isActive: false })
    expect(await parent.json('POST', '/api/refresh-subscription')).toEqual({
      plan: 'subscription',
      status: 'active',
      isActive: true,
      periodEnd: END.toISOString(),
      cancelAtPeriodEnd: false,
      graceEnd: null,
      residencyCountry: null,
    })
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: true })
  })

  test('is not asked for where the family has never paid, and not more than ten times a minute', async () => {
    const parent = await app.givenParent()
    payments.calls.length = 0
    for (let count = 0; count < 10; count++) {
      expect(await parent.json('POST', '/api/refresh-subscription')).toMatchObject({ plan: 'free', status: 'inactive' })
    }
    expect(payments.calls).toEqual([])
    const answer = await parent.post('/api/refresh-subscription')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('stays unknown while the provider is down, and nothing is lost', async () => {
    const parent = await app.givenParent()
    payments.pay(paidBy(await open(parent)).id)
    payments.isDown = true
    expect((await parent.post('/api/refresh-subscription')).status).toBe(502)
    payments.isDown = false
    expect(await parent.json('POST', '/api/refresh-subscription')).toMatchObject({ isActive: true })
  })
})

describe('cancelling', () => {
  test('ends Premium with the period that is paid for, and may be taken back until then', async () => {
    const { parent, paid } = await subscriber()
    const cancelled = await parent.json('POST', '/api/cancel-subscription')
    expect(cancelled).toMatchObject({ isActive: true, cancelAtPeriodEnd: true, periodEnd: END.toISOString() })
    expect(paid.cancelAtPeriodEnd).toBe(true)
    expect(await parent.json('POST', '/api/resume-subscription')).toMatchObject({ cancelAtPeriodEnd: false })
    expect(paid.cancelAtPeriodEnd).toBe(false)
    await parent.json('POST', '/api/cancel-subscription')
    payments.change(paid.id, { status: 'canceled' })
    expect(await parent.json('POST', '/api/refresh-subscription')).toMatchObject({
      plan: 'free',
      status: 'canceled',
      isActive: false,
      periodEnd: null,
      cancelAtPeriodEnd: false,
    })
  })

  test.each([
    ['before', false],
    ['after', true],
  ] as const)('that fails %s the provider has noted it can be asked again', async (when, isNoted) => {
    const { parent, paid } = await subscriber()
    payments.broken.set('setCancelAtPeriodEnd', when)
    expect(await refusal(await parent.post('/api/cancel-subscription'))).toEqual([502, 'payment_failed'])
    expect(paid.cancelAtPeriodEnd).toBe(isNoted)
    // What could be asked is taken down: the family sees what it will be charged.
    expect(await details(parent)).toMatchObject({ isActive: true, cancelAtPeriodEnd: isNoted })
    payments.broken.clear()
    expect(await parent.json('POST', '/api/cancel-subscription')).toMatchObject({ cancelAtPeriodEnd: true })
  })

  test('while the provider is down altogether changes nothing', async () => {
    const { parent } = await subscriber()
    payments.isDown = true
    expect((await parent.post('/api/cancel-subscription')).status).toBe(502)
    expect(await details(parent)).toMatchObject({ isActive: true, cancelAtPeriodEnd: false })
  })

  test('what ended a moment ago says that there is nothing, and shows it', async () => {
    const { parent, paid } = await subscriber()
    payments.change(paid.id, { status: 'canceled' })
    payments.broken.set('setCancelAtPeriodEnd', 'before')
    expect(await refusal(await parent.post('/api/resume-subscription'))).toEqual([409, 'no_subscription'])
    expect(await details(parent)).toMatchObject({ plan: 'free', status: 'canceled' })
  })

  test.each([
    ['has never subscribed', {}],
    ['waits for its first payment', { subscriptionStatus: 'incomplete', stripeSubscriptionId: 'sub_waits' }],
    ['was cancelled', { subscriptionStatus: 'canceled', stripeSubscriptionId: 'sub_over' }],
    ['has free access by a code', { subscriptionStatus: 'active', subscriptionTier: 'full_discount' }],
    ['has Premium for life', { isLifetimeAccess: true }],
  ])('is refused to a family that %s', async (_what, columns) => {
    const parent = await app.givenParent({ ...columns, stripeCustomerId: `cus_${_what}` })
    payments.calls.length = 0
    for (const path of ['/api/cancel-subscription', '/api/resume-subscription']) {
      expect(await refusal(await parent.post(path))).toEqual([409, 'no_subscription'])
    }
    expect(payments.calls).toEqual([])
  })
})

describe('managing card and invoices', () => {
  test.each([
    ['sk-SK,sk;q=0.9,en;q=0.5', '', 'sk'],
    ['de-DE,de;q=0.9', '', 'en'],
    ['sk-SK,sk;q=0.9', '?language=en', 'en'],
    ['en-GB', '?language=sk', 'sk'],
    ['sk-SK', '?language=de', 'sk'],
  ])(
    'opens at the provider in the language of the browser, %s, or the one asked for, %s, and leads back to Settings',
    async (accepted, asked, language) => {
      const { parent, paid } = await subscriber()
      const headers = { 'Accept-Language': accepted }
      const answer = await parent.post(`/api/billing-portal${asked}`, undefined, { headers })
      expect(await answer.json()).toEqual({
        url: `https://billing.example.com/${language}/${paid.customerId}?back=http://localhost/settings`,
      })
    },
  )

  test('is refused to whom the provider does not know, and fails while it is down', async () => {
    const stranger = await app.givenParent()
    expect(await refusal(await stranger.post('/api/billing-portal'))).toEqual([409, 'no_subscription'])
    const { parent } = await subscriber()
    payments.isDown = true
    expect(await refusal(await parent.post('/api/billing-portal'))).toEqual([502, 'payment_failed'])
  })
})

describe('what a family sees of its subscription', () => {
  test('shows a paid one also beside Premium for life, so that it can be cancelled', async () => {
    const { parent, paid } = await subscriber()
    const db = await app.db()
    await db.execute(`update users set is_lifetime_access = true where id = '${parent.id}'`)
    expect(await details(parent)).toMatchObject({ plan: 'lifetime', status: 'active', periodEnd: END.toISOString() })
    expect(await parent.json('POST', '/api/cancel-subscription')).toMatchObject({ cancelAtPeriodEnd: true })
    expect(paid.cancelAtPeriodEnd).toBe(true)
  })

  test('is nothing of another family', async () => {
    await subscriber()
    const other = await app.givenParent()
    expect(await details(other)).toMatchObject({ plan: 'free', status: 'inactive', periodEnd: null })
    expect((await (await app.visitor()).get('/api/subscription')).status).toBe(401)
  })
})

describe('sessions that are opened over and over', () => {
  test('are enough at some point', async () => {
    const parent = await app.givenParent()
    const code = await give()
    for (let count = 0; count < 15; count++) {
      await open(parent)
      await open(parent, { discountCode: code })
    }
    expect((await parent.post('/api/create-subscription', {})).status).toBe(429)
    expect((await (await app.givenParent()).post('/api/create-subscription', {})).status).toBe(200)
  })
})
