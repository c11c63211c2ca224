import { describe, expect, test } from 'vitest'
import { type GivenStripe, givenStripe } from '../../../testing/stripe/given-stripe.ts'

async function started() {
  const given = await givenStripe()
  const subscription = await given.start(await given.customer())
  return { ...given, ...subscription, status: () => given.stripe.store.get('subscription', subscription.id).status }
}

describe('a subscription that waits for its first payment', () => {
  test('is found again with its secret when the page is loaded anew', async () => {
    const { payments, id, clientSecret } = await started()
    expect(await payments.findStarted(id)).toEqual({ id, clientSecret, mode: 'payment', cents: 599 })
  })

  test('is still found after the card was declined or the bank has asked', async () => {
    const { stripe, payments, id } = await started()
    stripe.decline(id)
    stripe.ask(id)
    expect(await payments.findStarted(id)).not.toBeNull()
  })

  test.each([
    ['paid', (stripe: GivenStripe['stripe'], id: string) => stripe.pay(id)],
    ['under way at the bank', (stripe: GivenStripe['stripe'], id: string) => stripe.process(id)],
    ['expired', (stripe: GivenStripe['stripe'], id: string) => stripe.expire(id)],
  ])('is not offered again once it is %s', async (_, happens) => {
    const { stripe, payments, id } = await started()
    happens(stripe, id)
    expect(await payments.findStarted(id)).toBeNull()
  })

  test('can be taken back, twice too, and cannot be paid afterwards', async () => {
    const { stripe, payments, id, status } = await started()
    expect(await payments.abandon(id)).toBe(true)
    expect(await payments.abandon(id)).toBe(true)
    expect(status()).toBe('incomplete_expired')
    expect(stripe.store.all('payment_intent').map((intent) => intent.status)).toEqual(['canceled'])
  })

  test.each([
    ['is paid', (stripe: GivenStripe['stripe'], id: string) => stripe.pay(id), 'active'],
    ['is under way', (stripe: GivenStripe['stripe'], id: string) => stripe.process(id), 'incomplete'],
  ] as const)('stands where its payment %s', async (_, happens, stands) => {
    const { stripe, payments, id, status } = await started()
    happens(stripe, id)
    expect(await payments.abandon(id)).toBe(false)
    expect(status()).toBe(stands)
  })

  test('that was made with the keys of another account is neither found nor in the way', async () => {
    const { payments } = await givenStripe()
    expect(await payments.findStarted('sub_elsewhere')).toBeNull()
    expect(await payments.abandon('sub_elsewhere')).toBe(true)
  })

  test('stands where the payment comes while it is being taken back', async () => {
    const { stripe, payments, id, status } = await started()
    stripe.before('Invoices.voidInvoice', () => stripe.pay(id))
    expect(await payments.abandon(id)).toBe(false)
    expect(status()).toBe('active')
  })
})

describe('a running subscription', () => {
  test('ends with its period and goes on again, as the family wants', async () => {
    const { stripe, payments, subscriber } = await givenStripe()
    const { customerId, id } = await subscriber()
    await payments.setCancelAtPeriodEnd(id, true)
    expect(await payments.listSubscriptions(customerId)).toMatchObject([{ status: 'active', cancelAtPeriodEnd: true }])
    await payments.setCancelAtPeriodEnd(id, false)
    expect(await payments.listSubscriptions(customerId)).toMatchObject([{ status: 'active', cancelAtPeriodEnd: false }])
    await payments.setCancelAtPeriodEnd(id, true)
    stripe.endPeriod(id)
    expect(await payments.listSubscriptions(customerId)).toMatchObject([{ status: 'canceled' }])
  })

  test('that is over does not go on again', async () => {
    const { payments, subscriber } = await givenStripe()
    const { id } = await subscriber()
    await payments.cancelNow(id)
    await expect(payments.setCancelAtPeriodEnd(id, false)).rejects.toMatchObject({ code: 'payment_failed' })
  })

  test('ends at once, without a last invoice, and nothing happens where it has ended or never was', async () => {
    const { stripe, payments, subscriber } = await givenStripe()
    const { id } = await subscriber()
    await payments.cancelNow(id)
    await payments.cancelNow(id)
    await payments.cancelNow('sub_unknown')
    expect(stripe.store.get('subscription', id).status).toBe('canceled')
    expect(stripe.requests.find(({ operation }) => operation === 'Subscriptions.cancel')?.params).toEqual({
      invoice_now: false,
      prorate: false,
    })
  })
})
