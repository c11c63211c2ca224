import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { codesOf, daysAgo } from '../testing/codes.ts'
import { payingOn, refusal } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, statuses, rowOf, details } = payingOn(app, payments)
const { give, count } = codesOf(app)

describe('opening the subscribe page', () => {
  test('begins a subscription that waits for its first payment and opens nothing before', {
    tags: ['1.4', '5.7a', '7.12'],
  }, async () => {
    const parent = await app.givenParent()
    const session = await open(parent)
    expect(session).toMatchObject({ mode: 'payment', cents: 599, discountPercentage: 0 })
    expect(session.clientSecret).toMatch(/^pi_/)
    expect(await details(parent)).toMatchObject({
      plan: 'free',
      status: 'incomplete',
      isActive: false,
      periodEnd: null,
    })
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: false })
    const { id, customerId, cents } = paidBy(session)
    expect(await rowOf(parent.id)).toMatchObject({ stripeCustomerId: customerId, stripeSubscriptionId: id })
    expect(cents).toBe(599)
    expect(payments.customers.get(customerId)).toMatchObject({ userId: parent.id, email: parent.email })
  })

  test.each([
    ['no body at all', undefined],
    ['no code', {}],
    ['null for a code', { discountCode: null }],
    ['an empty code', { discountCode: '' }],
    ['a blank code', { discountCode: '  ' }],
  ])('asks the full price of a family that sends %s', { tags: ['5.7a', '7.12a'] }, async (_, wish) => {
    const answer = await (await app.givenParent()).post('/api/create-subscription', wish)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ mode: 'payment', cents: 599, discountPercentage: 0 })
  })

  test('in several tabs at once, and again, is the same session', async () => {
    const parent = await app.givenParent()
    const sessions = await Promise.all(Array.from({ length: 6 }, () => open(parent)))
    sessions.push(await open(parent))
    expect(new Set(sessions.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(statuses(parent.id)).toEqual(['incomplete'])
  })

  test('after the session has run out begins another one, for the same customer', async () => {
    const parent = await app.givenParent()
    const first = await open(parent)
    payments.change(paidBy(first).id, { status: 'incomplete_expired' })
    const second = await open(parent)
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect(paidBy(second).customerId).toBe(paidBy(first).customerId)
  })

  test('is for those who have signed in', async () => {
    const visitor = await app.visitor()
    expect((await visitor.post('/api/create-subscription', {})).status).toBe(401)
  })
})

describe('a family that need not subscribe', () => {
  test.each([
    ['pays', { subscriptionStatus: 'active', subscriptionTier: 'premium' }],
    ['is on trial', { subscriptionStatus: 'trialing', subscriptionTier: 'premium' }],
    ['has a renewal that failed', { subscriptionStatus: 'past_due', subscriptionEndDate: daysAgo(20) }],
    ['has free access by a code', { subscriptionStatus: 'active', subscriptionTier: 'full_discount' }],
    ['has Premium for life', { isLifetimeAccess: true }],
  ])('because it %s is told so, and nothing is begun', async (_why, columns) => {
    const parent = await app.givenParent(columns)
    const code = await give()
    for (const wish of [{}, { discountCode: code }, { discountCode: await give({ discountPercentage: 100 }) }]) {
      expect(await refusal(await parent.post('/api/create-subscription', wish))).toEqual([409, 'already_subscribed'])
    }
    expect(statuses(parent.id)).toEqual([])
    expect(await count(code)).toEqual({ uses: 0, rows: [] })
  })

  test('because another tab has just paid is told so, and has Premium at once', async () => {
    const parent = await app.givenParent()
    payments.pay(paidBy(await open(parent)).id)
    expect(await refusal(await parent.post('/api/create-subscription', {}))).toEqual([409, 'already_subscribed'])
    expect(await details(parent)).toMatchObject({ plan: 'subscription', isActive: true })
    expect(statuses(parent.id)).toEqual(['active'])
  })
})

describe('a family whose subscription is over', () => {
  test.each([
    ['canceled', 'canceled'],
    ['incomplete_expired', 'incomplete_expired'],
    ['unpaid', 'canceled'],
    ['paused', 'canceled'],
    ['a word of next year', 'canceled'],
  ])('with status %s begins anew, and what was before can take no money', async (status, left) => {
    const parent = await app.givenParent()
    const former = paidBy(await open(parent))
    payments.change(former.id, { status })
    await syncCustomer(await app.ports(), former.customerId)
    payments.pay(paidBy(await open(parent)).id)
    expect(statuses(parent.id)).toEqual([left, 'active'])
  })
})

describe('where the family lives', () => {
  test('is Slovakia until it says otherwise, and is remembered once it has', async () => {
    const parent = await app.givenParent()
    const home = await open(parent)
    const customer = () => payments.customers.get(`cus_${parent.id}`)
    expect(customer()).toMatchObject({ country: 'SK' })
    expect(await details(parent)).toMatchObject({ residencyCountry: null })
    // Said, and the same as assumed: the session stays.
    expect((await open(parent, { residencyCountry: 'SK' })).clientSecret).toBe(home.clientSecret)
    expect(await details(parent)).toMatchObject({ residencyCountry: 'SK' })

    const abroad = await open(parent, { residencyCountry: 'AT' })
    expect(abroad.clientSecret).not.toBe(home.clientSecret)
    expect(statuses(parent.id)).toEqual(['incomplete_expired', 'incomplete'])
    expect(customer()).toMatchObject({ country: 'AT' })
    expect(await details(parent)).toMatchObject({ residencyCountry: 'AT' })
    expect((await open(parent)).clientSecret).toBe(abroad.clientSecret)
  })

  test.each(['XX', 'sk', 'SVK', ''])('is refused where there is no such country: %j', async (residencyCountry) => {
    const parent = await app.givenParent()
    const wrong = { residencyCountry: 'validation.country' }
    const answer = await parent.post('/api/create-subscription', { residencyCountry })
    expect(await refusal(answer)).toEqual([400, 'invalid', wrong])
    expect(statuses(parent.id)).toEqual([])
  })
})
