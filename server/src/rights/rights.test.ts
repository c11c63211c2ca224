import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { SubscriptionDetails } from '@perinka/contract/payments'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { daysAgo } from '../testing/codes.ts'
import { toldStory } from '../testing/narration.ts'

const MINUTE_MS = 60_000
const app = testApp()
const off = testApp({ payments: null })

/** Statuses in Stripe's words, and whether one of them alone opens Premium. */
const STATUSES: [status: string, paidUntil: Date | null, isActive: boolean][] = [
  ['inactive', null, false],
  ['incomplete', null, false],
  ['incomplete_expired', null, false],
  ['active', daysAgo(-30), true],
  // The message of its renewal is late: what was active is not taken away for that.
  ['active', daysAgo(2), true],
  ['trialing', daysAgo(-3), true],
  ['past_due', daysAgo(0), true],
  ['past_due', new Date(+daysAgo(7) + MINUTE_MS), true],
  ['past_due', new Date(+daysAgo(7) - MINUTE_MS), false],
  // The provider's clock is ahead of ours.
  ['past_due', new Date(Date.now() + MINUTE_MS), true],
  ['past_due', null, false],
  ['canceled', daysAgo(-10), false],
  ['unpaid', daysAgo(1), false],
  ['paused', daysAgo(-10), false],
  ['a word of next year', daysAgo(-30), false],
]

const standing = (parent: ParentClient) => parent.json<SubscriptionStatus>('GET', '/api/subscription/status')
const details = (parent: ParentClient) => parent.json<SubscriptionDetails>('GET', '/api/subscription')

describe.each(STATUSES)(
  'a subscription that is %s, paid until %s',
  (subscriptionStatus, subscriptionEndDate, isActive) => {
    const columns = { subscriptionStatus, subscriptionEndDate, freeStoriesUsed: 5 }
    const isLive = ['active', 'trialing', 'past_due'].includes(subscriptionStatus)

    test(`${isActive ? 'opens' : 'does not open'} Premium`, { tags: ['6.4a'] }, async () => {
      const parent = await app.givenParent({ ...columns, subscriptionTier: isLive ? 'premium' : 'free' })
      expect(await standing(parent)).toEqual({
        ...{ isActive, isLifetimeAccess: false, freeStoriesUsed: 5, freeStoriesRemaining: 0 },
      })
      expect(await details(parent)).toMatchObject({
        ...{ plan: isLive ? 'subscription' : 'free', status: subscriptionStatus, isActive },
        periodEnd: isLive ? (subscriptionEndDate?.toISOString() ?? null) : null,
      })
      expect((await parent.askForStory()).status).toBe(isActive ? 201 : 403)
    })

    test('changes nothing of Premium for life, of a full discount, or where there is nothing to pay', async () => {
      const lifetime = await app.givenParent({ ...columns, isLifetimeAccess: true })
      expect(await standing(lifetime)).toMatchObject({ isActive: true, isLifetimeAccess: true })
      expect(await details(lifetime)).toMatchObject({ plan: 'lifetime', isActive: true })

      const discounted = await app.givenParent({ ...columns, subscriptionTier: 'full_discount' })
      expect(await standing(discounted)).toMatchObject({ isActive: true, isLifetimeAccess: false })
      expect(await details(discounted)).toMatchObject({ plan: 'full-discount', isActive: true })

      const everybody = await off.givenParent(columns)
      expect(await standing(everybody)).toMatchObject({ isActive: true, isLifetimeAccess: false })
      expect(await details(everybody)).toMatchObject({ plan: 'unlimited', isActive: true })
    })
  },
)

describe('a renewal that failed', () => {
  test('says until when Premium stays open', async () => {
    const due = daysAgo(2)
    const parent = await app.givenParent({ subscriptionStatus: 'past_due', subscriptionEndDate: due })
    expect((await details(parent)).graceEnd).toBe(new Date(+due + 7 * 24 * 60 * MINUTE_MS).toISOString())
  })

  test('takes other voices away with the grace, and gives them back with the payment', async () => {
    const parent = await app.givenParent({ subscriptionStatus: 'past_due', subscriptionEndDate: daysAgo(8) })
    const { id, voice } = await toldStory(parent)
    const other = { voice: voice === 'echo' ? 'nova' : 'echo' }
    const inAnotherVoice = async () => (await parent.post(`/api/stories/${id}/audio`, other)).status
    expect(await inAnotherVoice()).toBe(403)
    const paid = { subscriptionStatus: 'active', subscriptionEndDate: daysAgo(-30) }
    await (await app.db()).update(users).set(paid).where(eq(users.id, parent.id))
    expect(await inAnotherVoice()).toBe(200)
  })
})
