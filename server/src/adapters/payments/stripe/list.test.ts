import { describe, expect, test } from 'vitest'
import { givenStripe } from '../../../testing/stripe/given-stripe.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('what Stripe knows of a family', () => {
  test('is nothing before it subscribes', async () => {
    const { payments, customer } = await givenStripe()
    expect(await payments.listSubscriptions(await customer())).toEqual([])
  })

  test('is a subscription that waits, then one that is paid for a month', async () => {
    const { stripe, payments, customer, start } = await givenStripe()
    const customerId = await customer()
    const { id } = await start(customerId)
    const [waiting] = await payments.listSubscriptions(customerId)
    expect(waiting).toMatchObject({ id, status: 'incomplete', hasStarted: false })
    stripe.pay(id)
    const [active] = await payments.listSubscriptions(customerId)
    expect(active).toMatchObject({ id, status: 'active', hasStarted: true, cancelAtPeriodEnd: false })
    expect(Number(active?.paidUntil) - Number(waiting?.paidUntil)).toBe(30 * DAY_MS)
  })

  test('says the tax of the last invoice in its four parts', async () => {
    const { payments, subscriber } = await givenStripe()
    const { customerId } = await subscriber()
    const [active] = await payments.listSubscriptions(customerId)
    expect(active?.tax).toEqual({
      amountCents: 112,
      behavior: 'inclusive',
      rates: [
        {
          amount: 112,
          taxable_amount: 487,
          tax_behavior: 'inclusive',
          taxability_reason: 'standard_rated',
          tax_rate: 'txr_sk',
        },
      ],
    })
  })

  test('adds up several taxes, and says none where none was computed', async () => {
    const { stripe, payments, subscriber, customer, start } = await givenStripe()
    const { customerId } = await subscriber()
    const [invoice] = stripe.store.all('invoice')
    const [tax] = invoice?.total_taxes ?? []
    if (invoice && tax) invoice.total_taxes = [tax, { ...tax, amount: 30 }]
    expect((await payments.listSubscriptions(customerId))[0]?.tax?.amountCents).toBe(142)
    const abroad = await customer({ userId: 'u2', country: 'US' })
    await start(abroad)
    expect((await payments.listSubscriptions(abroad))[0]?.tax).toBeNull()
  })

  test('is paid until the renewal was due while that fails, and a month longer once it is paid', async () => {
    const { stripe, payments, subscriber } = await givenStripe()
    const { customerId, id } = await subscriber()
    const state = async () => (await payments.listSubscriptions(customerId))[0]
    const before = await state()
    stripe.failRenewal(id)
    expect(await state()).toMatchObject({ status: 'past_due', paidUntil: before?.paidUntil, hasStarted: true })
    stripe.pay(id)
    expect(await state()).toMatchObject({ status: 'active' })
    expect(Number((await state())?.paidUntil) - Number(before?.paidUntil)).toBe(30 * DAY_MS)
  })

  test('names all that are not over, newest first, and of the others only the one that ended last', async () => {
    const { stripe, payments, customer, start } = await givenStripe()
    const customerId = await customer()
    const ids: string[] = []
    for (let i = 0; i < 4; i++) {
      const { id } = await start(customerId)
      stripe.store.get('subscription', id).created += i
      ids.push(id)
    }
    const [first = '', second = '', third = '', fourth = ''] = ids
    stripe.pay(third)
    stripe.pay(fourth)
    await payments.abandon(second)
    await payments.abandon(first)
    stripe.store.get('subscription', first).ended_at = stripe.store.now() + 60
    const states = await payments.listSubscriptions(customerId)
    expect(states.map(({ id, status }) => [id, status])).toEqual([
      [fourth, 'active'],
      [third, 'active'],
      [first, 'incomplete_expired'],
    ])
  })

  test('is complete also where the family has opened the page more often than a page of answers is long', async () => {
    const { stripe, payments, customer, start } = await givenStripe()
    const customerId = await customer()
    const { id } = await start(customerId)
    stripe.pay(id)
    const { items, latest_invoice } = stripe.store.get('subscription', id)
    for (let i = 0; i < 120; i++) {
      stripe.store.make('subscription', {
        customer: customerId,
        status: 'incomplete_expired',
        items,
        latest_invoice,
        metadata: {},
        ended_at: stripe.store.now(),
      })
    }
    expect((await payments.listSubscriptions(customerId)).map(({ status }) => status).sort()).toEqual([
      'active',
      'incomplete_expired',
    ])
  })

  test('is nothing of a family that was deleted there, also where Stripe lists nothing of the deleted', async () => {
    const { stripe, payments, subscriber } = await givenStripe()
    const { customerId } = await subscriber()
    await payments.forgetCustomer(customerId)
    expect(await payments.listSubscriptions(customerId)).toMatchObject([{ status: 'canceled', hasStarted: true }])
    stripe.fail('Subscriptions.list', { status: 404, code: 'resource_missing' })
    expect(await payments.listSubscriptions(customerId)).toEqual([])
  })

  test('is not believed to be nothing where Stripe has never heard of the family: the key may be a wrong one', async () => {
    const { payments } = await givenStripe()
    const asked = payments.listSubscriptions('cus_of_another_account')
    await expect(asked).rejects.toMatchObject({ code: 'payment_failed' })
  })
})
