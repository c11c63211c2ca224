import { describe, expect, test } from 'vitest'
import { givenStripe } from '../../../testing/stripe/given-stripe.ts'

async function paid() {
  const given = await givenStripe()
  const { customerId, id } = await given.subscriber()
  const state = async () => {
    const [first] = await given.payments.listSubscriptions(customerId)
    return first && { isRefunded: first.isRefunded, isDisputed: first.isDisputed }
  }
  return { ...given, customerId, id, state }
}

const KEPT = { isRefunded: false, isDisputed: false }

describe('money that goes back', () => {
  test('is none in ordinary months, and costs no further questions', async () => {
    const { stripe, state } = await paid()
    stripe.requests.length = 0
    expect(await state()).toEqual(KEPT)
    expect(stripe.requests.map(({ operation }) => operation)).toEqual(['Subscriptions.list', 'Charges.list'])
  })

  test('in part leaves the month paid; the rest of it ends it', async () => {
    const { stripe, id, state } = await paid()
    stripe.refund(id, 300)
    expect(await state()).toEqual(KEPT)
    stripe.refund(id)
    expect(await state()).toEqual({ ...KEPT, isRefunded: true })
  })

  test('for a month that is over leaves the running one paid', async () => {
    const { stripe, id, state } = await paid()
    stripe.refund(id)
    stripe.renew(id)
    expect(await state()).toEqual(KEPT)
  })

  test('for the running month counts whatever was declined before it was paid', async () => {
    const { stripe, id, state } = await paid()
    stripe.failRenewal(id)
    stripe.pay(id)
    stripe.refund(id)
    expect(await state()).toEqual({ ...KEPT, isRefunded: true })
  })

  test.each(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])(
    'is disputed while the bank decides: %s',
    async (status) => {
      const { stripe, id, state } = await paid()
      stripe.dispute(id, status)
      expect(await state()).toEqual({ ...KEPT, isDisputed: true })
    },
  )

  test.each([
    ['lost', { ...KEPT, isRefunded: true }],
    ['appeal_under_review', { ...KEPT, isRefunded: true }],
    ['won', KEPT],
    ['warning_closed', KEPT],
  ])('after a dispute that is %s is as the bank says', async (status, expected) => {
    const { stripe, id, state } = await paid()
    stripe.dispute(id)
    stripe.decideDispute(id, status)
    expect(await state()).toEqual(expected)
  })

  test('ends only the subscription that it was paid for', async () => {
    const { stripe, payments, customerId, id, start } = await paid()
    const second = await start(customerId)
    stripe.pay(second.id)
    stripe.refund(second.id)
    const states = await payments.listSubscriptions(customerId)
    expect(states.map((one) => [one.id, one.isRefunded])).toEqual([
      [second.id, true],
      [id, false],
    ])
  })
})
