import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { givenStripe } from '../../../testing/stripe/given-stripe.ts'

describe('a family at Stripe', () => {
  test('is told of with what its invoice needs, and no more', async () => {
    const { stripe, customer } = await givenStripe()
    const id = await customer()
    const { email, address, metadata, name = null } = stripe.store.get('customer', id)
    expect({ email, country: address?.country, metadata, name }).toEqual({
      email: 'nina@example.com',
      country: 'SK',
      metadata: { userId: 'u1' },
      name: null,
    })
  })

  test('is one customer, however often the first visit is asked for', async () => {
    const { stripe, customer } = await givenStripe()
    const ids = await Promise.all([customer(), customer()])
    expect(new Set(ids).size).toBe(1)
    expect(stripe.store.all('customer')).toHaveLength(1)
  })

  test('without an e-mail is a customer too', async () => {
    const { stripe, customer } = await givenStripe()
    const id = await customer({ email: null })
    expect(stripe.store.get('customer', id).email).toBeNull()
  })

  test('that has moved or has a new e-mail is told of at the next visit, once', async () => {
    const { stripe, customer } = await givenStripe()
    const customerId = await customer()
    const moved = { customerId, email: 'nina.nova@example.com', country: 'CZ' }
    expect(await customer(moved)).toBe(customerId)
    await customer(moved)
    expect(stripe.requests.filter(({ operation }) => operation === 'Customers.update')).toHaveLength(1)
    const { email, address } = stripe.store.get('customer', customerId)
    expect([email, address?.country]).toEqual(['nina.nova@example.com', 'CZ'])
  })

  test('whose address Stripe does not show is told of again', async () => {
    const { stripe, customer } = await givenStripe()
    const customerId = await customer()
    stripe.distort('Customers.retrieve', (shown) => delete (shown as Partial<Stripe.Customer>).address)
    await customer({ customerId })
    expect(stripe.requests.at(-1)).toMatchObject({
      operation: 'Customers.update',
      params: { address: { country: 'SK' } },
    })
  })

  test('whose customer was deleted at Stripe gets a new one', async () => {
    const { payments, customer } = await givenStripe()
    const first = await customer()
    await payments.forgetCustomer(first)
    const second = await customer({ customerId: first })
    expect(second).not.toBe(first)
    expect(await customer({ customerId: first })).toBe(second)
  })

  test('that was forgotten and comes again is not given the customer of before', async () => {
    const { payments, customer } = await givenStripe()
    const first = await customer()
    await payments.forgetCustomer(first)
    expect(await customer()).not.toBe(first)
  })

  test('that Stripe does not know gets a customer', async () => {
    const { customer } = await givenStripe()
    expect(await customer({ customerId: 'cus_of_another_account' })).toMatch(/^cus_/)
  })

  test('manages card and invoices in its language', async () => {
    const { stripe, payments, customer } = await givenStripe()
    const customerId = await customer()
    const url = await payments.portalUrl({ customerId, returnUrl: 'https://perinka.example/settings', language: 'sk' })
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\//)
    expect(stripe.requests.at(-1)?.params).toEqual({
      customer: customerId,
      return_url: 'https://perinka.example/settings',
      locale: 'sk',
    })
  })

  test('that leaves is deleted, its subscription ends, and what was not paid yet cannot be paid any more', async () => {
    const { stripe, payments, start, subscriber } = await givenStripe()
    const { customerId, id } = await subscriber()
    const waiting = await start(customerId)
    expect(await payments.forgetCustomer(customerId)).toBe(true)
    expect(await payments.forgetCustomer(customerId)).toBe(true)
    expect(stripe.store.gone).toEqual(new Set([customerId]))
    const statusOf = (one: string) => stripe.store.get('subscription', one).status
    expect([statusOf(id), statusOf(waiting.id)]).toEqual(['canceled', 'incomplete_expired'])
    const intents = stripe.store.all('payment_intent').map(({ status }) => status)
    expect(intents).toEqual(['canceled', 'succeeded'])
  })

  test('that Stripe has never heard of is not said to be forgotten', async () => {
    const { payments } = await givenStripe()
    expect(await payments.forgetCustomer('cus_ofAnotherKey')).toBe(false)
  })

  test('is found by its charge', async () => {
    const { stripe, payments, subscriber } = await givenStripe()
    const { customerId } = await subscriber()
    const [charge] = stripe.store.all('charge')
    expect(await payments.customerOfCharge(charge?.id ?? '')).toBe(customerId)
    expect(await payments.customerOfCharge('ch_unknown')).toBeNull()
  })
})
