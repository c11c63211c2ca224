import { discountedCents, LEAST_CENTS } from '@perinka/contract/payments'
import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { givenStripe } from '../../../testing/stripe/given-stripe.ts'

const ALL = Array.from({ length: 99 }, (_, index) => index + 1)
const CHARGEABLE = ALL.filter((percentage) => discountedCents(percentage) >= LEAST_CENTS)

describe('a family that subscribes', () => {
  test('is asked for 5.99 € with the tax of its country in it, and its card is kept for the next month', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    const started = await start(customerId)
    expect(started).toEqual({ ...started, mode: 'payment', cents: 599 })
    expect(started.clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
    const { params } = stripe.requests.find(({ operation }) => operation === 'Subscriptions.create') ?? {}
    expect(params).toEqual({
      customer: customerId,
      items: [{ price: stripe.config.priceId }],
      metadata: { userId: 'u1' },
      payment_behavior: 'default_incomplete',
      automatic_tax: { enabled: true },
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
    })
    const [invoice] = stripe.store.all('invoice')
    expect([invoice?.amount_due, invoice?.total_taxes?.[0]?.amount]).toEqual([599, 112])
  })

  test('pays to the cent what the page said, with every discount', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    for (const discountPercentage of CHARGEABLE) {
      const { id, cents } = await start(customerId, { discountPercentage })
      const due = stripe.store.get('invoice', stripe.store.get('subscription', id).latest_invoice).amount_due
      expect([discountPercentage, cents, due]).toEqual([
        discountPercentage,
        discountedCents(discountPercentage),
        discountedCents(discountPercentage),
      ])
    }
    expect(CHARGEABLE).toHaveLength(91)
    expect(stripe.store.all('coupon')).toHaveLength(91)
  })

  test('pays the same in the second month', async () => {
    const { stripe, subscriber } = await givenStripe()
    const { id } = await subscriber({ discountPercentage: 33 })
    stripe.renew(id)
    expect(stripe.store.all('invoice').map(({ amount_paid: paid }) => paid)).toEqual([401, 401])
  })

  test('is not put off with months that would be charged together, where one is too cheap for a card', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    for (const discountPercentage of ALL.filter((one) => !CHARGEABLE.includes(one))) {
      await expect(start(customerId, { discountPercentage })).rejects.toMatchObject({ code: 'payment_failed' })
    }
    expect(stripe.store.all('subscription')).toEqual([])
  })

  test('shares the coupon of its percentage with others, also when two are the first at once', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    const two = await Promise.all([
      start(customerId, { discountPercentage: 50 }),
      start(customerId, { discountPercentage: 50 }),
    ])
    await start(customerId, { discountPercentage: 50 })
    expect(two.map(({ cents }) => cents)).toEqual([300, 300])
    const [coupon, ...more] = stripe.store.all('coupon')
    expect(more).toEqual([])
    expect(coupon).toMatchObject({ amount_off: 299, currency: 'eur', duration: 'forever', percent_off: null })
  })

  test('is not charged with a coupon that somebody else made under our name', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    stripe.store.make('coupon', { id: 'perinka-599eur-minus-50pct', percent_off: 1, duration: 'once', valid: true })
    await expect(start(customerId, { discountPercentage: 50 })).rejects.toMatchObject({ code: 'payment_failed' })
    expect(stripe.store.all('subscription')).toEqual([])
  })

  test.each([
    ['costs more', { unit_amount: 699 }],
    ['adds its tax', { tax_behavior: 'exclusive' }],
    ['is in another currency', { currency: 'usd' }],
  ] as const)('never pays more than it was told: a price that %s is taken back unpaid', async (_, price) => {
    const { stripe, logged, customer, start } = await givenStripe({ price })
    const customerId = await customer()
    await expect(start(customerId)).rejects.toMatchObject({ code: 'payment_failed' })
    expect(stripe.store.all('subscription').map(({ status }) => status)).toEqual(['incomplete_expired'])
    expect(stripe.store.all('payment_intent').map(({ status }) => status)).toEqual(['canceled'])
    expect(logged.join()).toContain('not made as ordered')
  })

  test('whose credit covers the month only sets up its card', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    stripe.store.get('customer', customerId).balance = -1000
    const started = await start(customerId)
    expect(started).toMatchObject({ mode: 'setup', cents: 599 })
    expect(started.clientSecret).toMatch(/^seti_\w+_secret_/)
  })

  test('where Stripe cannot compute a tax subscribes all the same, and the operator is told', async () => {
    const { stripe, logged, customer, start } = await givenStripe()
    const customerId = await customer({ country: 'US' })
    expect(await start(customerId)).toMatchObject({ mode: 'payment', cents: 599 })
    expect(stripe.store.all('subscription')).toHaveLength(1)
    expect(logged.join()).toContain('no tax was computed')
  })

  test('is not left with a subscription that it cannot pay, where Stripe gives no secret', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    stripe.distort('Subscriptions.create', (answer) => {
      delete (answer as { latest_invoice: Partial<Stripe.Invoice> }).latest_invoice.confirmation_secret
    })
    await expect(start(customerId)).rejects.toMatchObject({ code: 'payment_failed' })
    expect(stripe.store.all('subscription').map(({ status }) => status)).toEqual(['incomplete_expired'])
  })

  test('asks twice and has one subscription', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    const order = { idempotencyKey: 'one-order' }
    const first = await start(customerId, order)
    expect(await start(customerId, order)).toEqual(first)
    expect(stripe.store.all('subscription')).toHaveLength(1)
  })

  test('has another subscription where the one of the same order was taken back', async () => {
    const { payments, customer, start } = await givenStripe()
    const customerId = await customer()
    const order = { idempotencyKey: 'one-order' }
    const first = await start(customerId, order)
    await payments.abandon(first.id)
    const second = await start(customerId, order)
    expect(second.id).not.toBe(first.id)
    expect(await start(customerId, order)).toEqual(second)
  })

  test('has no second subscription where the same order is asked again after it was paid', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    const order = { idempotencyKey: 'one-order' }
    stripe.pay((await start(customerId, order)).id)
    await expect(start(customerId, order)).rejects.toMatchObject({ code: 'payment_failed' })
    expect(stripe.store.all('subscription')).toHaveLength(1)
  })

  test('may not use the key of another order', async () => {
    const { stripe, customer, start } = await givenStripe()
    const customerId = await customer()
    await start(customerId, { idempotencyKey: 'one-order' })
    const other = start(customerId, { idempotencyKey: 'one-order', discountPercentage: 10 })
    await expect(other).rejects.toMatchObject({ code: 'payment_failed' })
    expect(stripe.store.all('subscription')).toHaveLength(1)
  })
})
