import type { SubscriptionDetails } from '@perinka/contract/payments'
import { describe, expect, test } from 'vitest'
import { subscriptionState } from './subscription-state.ts'

const END = '2026-12-21T10:00:00.000Z'
const GRACE = '2026-12-28T10:00:00.000Z'

const PAID: SubscriptionDetails = {
  plan: 'subscription',
  status: 'active',
  isActive: true,
  periodEnd: END,
  cancelAtPeriodEnd: false,
  graceEnd: null,
  residencyCountry: 'SK',
}

describe('what a family is told of its Premium', () => {
  test('a paid one names the next payment, a cancelled one its end', () => {
    expect(subscriptionState(PAID)).toEqual({ key: 'manage.renews', date: END })
    expect(subscriptionState({ ...PAID, cancelAtPeriodEnd: true })).toEqual({ key: 'manage.ends', date: END })
  })

  test('after a failed renewal it names the end of the grace, and after that how to mend it', () => {
    const late = { ...PAID, status: 'past_due', graceEnd: GRACE }
    expect(subscriptionState(late)).toEqual({ key: 'manage.grace', date: GRACE })
    expect(subscriptionState({ ...late, isActive: false })).toEqual({ key: 'manage.late', date: null })
  })

  test('for life and by a code there is no date', () => {
    expect(subscriptionState({ ...PAID, plan: 'lifetime' }).key).toBe('manage.lifetime')
    expect(subscriptionState({ ...PAID, plan: 'full-discount', periodEnd: null }).key).toBe('manage.full-discount')
  })

  test('one that has ended is told apart from one that never was', () => {
    const free = { ...PAID, plan: 'free' as const, isActive: false, periodEnd: null }
    expect(subscriptionState({ ...free, status: 'canceled' }).key).toBe('manage.ended')
    expect(subscriptionState({ ...free, status: 'inactive' }).key).toBe('manage.free')
    expect(subscriptionState({ ...free, status: 'incomplete' }).key).toBe('manage.free')
  })
})
