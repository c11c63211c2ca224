import { describe, expect, test } from 'vitest'
import { createEntitlements, freeStoriesRemaining, RIGHTS, type Standing } from './entitlements.ts'

const NOW = new Date('2026-11-21T21:00:00Z')
const { isActive, rightsOf } = createEntitlements(true)
const DAY = 86_400_000

function standing(change: Partial<Standing> = {}): Standing {
  return {
    subscriptionStatus: 'inactive',
    subscriptionTier: 'free',
    subscriptionEndDate: null,
    isLifetimeAccess: false,
    freeStoriesUsed: 0,
    freeStoriesGranted: 0,
    ...change,
  }
}

describe('Premium', () => {
  test.each([
    ['an active subscription', { subscriptionStatus: 'active' }],
    [
      'an active one without an end, as a full discount gives',
      { subscriptionStatus: 'active', subscriptionEndDate: null },
    ],
    ['a trial', { subscriptionStatus: 'trialing' }],
    ['access for life, whatever the subscription says', { isLifetimeAccess: true, subscriptionStatus: 'canceled' }],
    [
      'a failed renewal up to seven days',
      { subscriptionStatus: 'past_due', subscriptionEndDate: new Date(+NOW - 7 * DAY) },
    ],
  ])('is on with %s', { tags: ['6.4a'] }, (_what, change) => {
    expect(isActive(standing(change), NOW)).toBe(true)
    expect(rightsOf(standing(change), NOW)).toBe(RIGHTS.premium)
  })

  test.each([
    ['no subscription', {}],
    ['a cancelled one', { subscriptionStatus: 'canceled' }],
    ['an unfinished one', { subscriptionStatus: 'incomplete' }],
    ['an unpaid one', { subscriptionStatus: 'unpaid' }],
    ['a paused one', { subscriptionStatus: 'paused' }],
    [
      'a failed renewal after seven days',
      { subscriptionStatus: 'past_due', subscriptionEndDate: new Date(+NOW - 7 * DAY - 1) },
    ],
  ])('is off with %s', { tags: ['6.4a'] }, (_what, change) => {
    expect(isActive(standing(change), NOW)).toBe(false)
    expect(rightsOf(standing(change), NOW)).toBe(RIGHTS.free)
  })
})

describe('free stories', () => {
  test.each([
    [0, 0, 5],
    [4, 0, 1],
    [5, 0, 0],
    [9, 0, 0],
    [5, 5, 5],
  ])('used %i, granted %i: %i are left', (freeStoriesUsed, freeStoriesGranted, left) => {
    expect(freeStoriesRemaining({ freeStoriesUsed, freeStoriesGranted })).toBe(left)
  })
})
