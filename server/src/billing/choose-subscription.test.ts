import { describe, expect, test } from 'vitest'
import type { SubscriptionState } from '../ports/payments.ts'
import { chooseSubscription, correctionsOf, toBillingColumns } from './choose-subscription.ts'

const DUE = new Date('2030-06-01T00:00:00Z')

function subscription(id: string, status: string, more: Partial<SubscriptionState> = {}): SubscriptionState {
  return {
    id,
    status,
    paidUntil: DUE,
    cancelAtPeriodEnd: false,
    hasStarted: true,
    tax: null,
    isRefunded: false,
    isDisputed: false,
    ...more,
  }
}
/** Newest first, as a provider lists them. */
const list = (...statuses: string[]) => statuses.map((status, index) => subscription(`sub_${index}_${status}`, status))

describe('of several subscriptions', () => {
  test.each([
    [['active', 'past_due'], 'sub_0_active'],
    [['past_due', 'trialing'], 'sub_1_trialing'],
    [['incomplete', 'past_due'], 'sub_1_past_due'],
    [['canceled', 'incomplete'], 'sub_1_incomplete'],
    [['incomplete', 'incomplete'], 'sub_0_incomplete'],
    [['incomplete_expired', 'canceled'], 'sub_0_incomplete_expired'],
    [['unpaid', 'canceled'], 'sub_0_unpaid'],
    [['something new of Stripe', 'canceled'], 'sub_0_something new of Stripe'],
    [['active', 'active'], 'sub_1_active'],
  ])('%j the one that counts is %s', (statuses, id) => {
    expect(chooseSubscription(list(...statuses))?.id).toBe(id)
  })

  test('none counts where there is none', () => {
    expect(chooseSubscription([])).toBeNull()
  })
})

describe('what is put right at the provider', () => {
  const nothing = { refunded: [], doubled: [], disputed: [] }

  test.each([[[]], [['active']], [['incomplete', 'active']], [['canceled', 'past_due']], [['incomplete', 'canceled']]])(
    'is nothing with %j',
    (statuses) => {
      expect(correctionsOf(list(...statuses), false)).toEqual(nothing)
    },
  )

  test('is the later of two that are paid', () => {
    expect(correctionsOf(list('active', 'active'), false)).toEqual({ ...nothing, doubled: ['sub_0_active'] })
    expect(correctionsOf(list('trialing', 'active'), false)).toEqual({ ...nothing, doubled: ['sub_0_trialing'] })
  })

  test('is the one whose renewal fails, beside one that is paid', () => {
    expect(correctionsOf(list('active', 'past_due'), false)).toEqual({ ...nothing, doubled: ['sub_1_past_due'] })
    expect(correctionsOf(list('past_due', 'active'), false)).toEqual({ ...nothing, doubled: ['sub_0_past_due'] })
  })

  test('is every paid one of a family that has Premium by a code', () => {
    expect(correctionsOf(list('active'), true)).toEqual({ ...nothing, doubled: ['sub_0_active'] })
    expect(correctionsOf(list('incomplete', 'canceled'), true)).toEqual(nothing)
  })

  test('is the one whose money went back; the other one then stays', () => {
    const all = [subscription('later', 'active'), subscription('first', 'active', { isRefunded: true })]
    expect(correctionsOf(all, false)).toEqual({ ...nothing, refunded: ['first'] })
  })

  test('is the next charge of a disputed one, once', () => {
    const disputed = subscription('one', 'active', { isDisputed: true })
    expect(correctionsOf([disputed], false)).toEqual({ ...nothing, disputed: ['one'] })
    expect(correctionsOf([{ ...disputed, cancelAtPeriodEnd: true }], false)).toEqual(nothing)
    expect(correctionsOf([{ ...disputed, status: 'canceled' }], false)).toEqual(nothing)
  })

  test('is nothing for what is over, whatever became of its money', () => {
    expect(correctionsOf([subscription('one', 'canceled', { isRefunded: true })], false)).toEqual(nothing)
  })
})

describe('what is written down', () => {
  test.each([
    ['active', 'premium', DUE],
    ['trialing', 'premium', DUE],
    ['past_due', 'premium', DUE],
    ['canceled', 'free', DUE],
    ['unpaid', 'free', DUE],
    ['paused', 'free', DUE],
    ['incomplete', 'free', null],
    ['incomplete_expired', 'free', null],
  ])('of one that is %s is the tier %s and until when it is paid', (status, tier, end) => {
    expect(toBillingColumns(subscription('one', status), null)).toEqual({
      stripeSubscriptionId: 'one',
      subscriptionStatus: status,
      subscriptionTier: tier,
      subscriptionEndDate: end,
      cancelAtPeriodEnd: false,
    })
  })

  test('says that it ends with its period only while it runs', () => {
    const ends = { cancelAtPeriodEnd: true }
    expect(toBillingColumns(subscription('one', 'active', ends), null).cancelAtPeriodEnd).toBe(true)
    expect(toBillingColumns(subscription('one', 'canceled', ends), null).cancelAtPeriodEnd).toBe(false)
  })

  test('has the tax of the last invoice, and leaves what is known where there is none yet', () => {
    const rates = [{ amount: 112 }]
    const taxed = subscription('one', 'active', { tax: { amountCents: 112, rates, behavior: 'inclusive' } })
    expect(toBillingColumns(taxed, null)).toMatchObject({
      lastTaxAmountCents: 112,
      lastTaxRatesJson: rates,
      vatTaxBehavior: 'inclusive',
    })
    expect(toBillingColumns(subscription('one', 'active'), null)).not.toHaveProperty('lastTaxAmountCents')
  })

  test('tells a family that never subscribed from one whose subscription the provider has forgotten', () => {
    expect(toBillingColumns(null, null)).toMatchObject({ subscriptionStatus: 'inactive', subscriptionTier: 'free' })
    expect(toBillingColumns(null, 'sub_old')).toMatchObject({
      subscriptionStatus: 'canceled',
      subscriptionTier: 'free',
      stripeSubscriptionId: 'sub_old',
    })
  })
})
