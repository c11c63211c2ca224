import { randomUUID } from 'node:crypto'
import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { Story } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'

const app = testApp()

describe('a family on the free tier', () => {
  test('sees its five stories counted down and then the limit', {
    tags: ['1.3', '3.7', '3.7a', '6.4', '7.10', '9.1'],
  }, async () => {
    const parent = await app.givenParent()
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await parent.askForStory()).status).toBe(201)
      expect(await status(parent)).toEqual({
        isActive: false,
        isLifetimeAccess: false,
        freeStoriesRemaining: left,
        freeStoriesUsed: 5 - left,
      })
    }
    const sixth = await parent.askForStory()
    expect(sixth.status).toBe(403)
    expect(await sixth.json()).toMatchObject({ code: 'story_limit', message: 'Story limit reached' })
    expect(await parent.json<Story[]>('GET', '/api/stories')).toHaveLength(5)
  })

  test('gets only one story when two tabs race for the last free one', async () => {
    const parent = await app.givenParent({ freeStoriesUsed: 4 })
    await parent.addChild()
    const answers = await Promise.all([parent.askForStory(), parent.askForStory()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 403])
    expect(await parent.json<Story[]>('GET', '/api/stories')).toHaveLength(1)
    expect(await used(parent)).toBe(5)
  })

  test('has as many more as a code has granted', async () => {
    const parent = await app.givenParent({ freeStoriesUsed: 5, freeStoriesGranted: 1 })
    expect((await parent.askForStory()).status).toBe(201)
    expect((await parent.askForStory()).status).toBe(403)
  })

  test('gets the same story, and pays one seat, when the same request comes again', async () => {
    const parent = await app.givenParent()
    await parent.addChild()
    const requestKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => parent.askForStory({ requestKey })))
    answers.push(await parent.askForStory({ requestKey }))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
    expect(new Set(ids).size).toBe(1)
    expect(await used(parent)).toBe(1)
    expect(await parent.json<Story[]>('GET', '/api/stories')).toHaveLength(1)
  })

  test('shares no request key with another family', async () => {
    const [one, other] = [await app.givenParent(), await app.givenParent()]
    const requestKey = randomUUID()
    const first = (await (await one.askForStory({ requestKey })).json()) as { id: string }
    const second = (await (await other.askForStory({ requestKey })).json()) as { id: string }
    expect(second.id).not.toBe(first.id)
  })
})

describe('favourites and several children', () => {
  test.each([
    ['a family with Premium for life', { isLifetimeAccess: true }],
    ['a subscriber', { subscriptionStatus: 'active' }],
    ['a family on the free tier', {}],
  ])('are there for %s', { tags: ['1.4c', '6.5b'] }, async (_who, columns) => {
    const parent = await app.givenParent(columns)
    for (const name of ['Mia', 'Tom', 'Zoe']) await parent.addChild({ name })
    expect(await parent.json<unknown[]>('GET', '/api/profiles')).toHaveLength(3)
    const { id } = (await (await parent.askForStory()).json()) as { id: string }
    expect(await parent.json('POST', `/api/stories/${id}/favorite`)).toMatchObject({ isFavorite: true })
  })
})

describe('a family with Premium', () => {
  test.each([
    ['for life', { isLifetimeAccess: true }],
    ['by subscription', { subscriptionStatus: 'active' }],
    ['on trial', { subscriptionStatus: 'trialing' }],
    ['in grace', { subscriptionStatus: 'past_due', subscriptionEndDate: new Date(Date.now() - 6 * 86_400_000) }],
  ])('%s never touches its free stories', { tags: ['1.4a', '3.7', '6.5'] }, async (_how, columns) => {
    const parent = await app.givenParent({ ...columns, freeStoriesUsed: 5 })
    expect((await parent.askForStory()).status).toBe(201)
    expect(await status(parent)).toMatchObject({ isActive: true, freeStoriesUsed: 5, freeStoriesRemaining: 0 })
  })

  test('whose failed renewal is eight days old is on the free tier again', async () => {
    const ended = new Date(Date.now() - 8 * 86_400_000)
    const parent = await app.givenParent({
      subscriptionStatus: 'past_due',
      subscriptionEndDate: ended,
      freeStoriesUsed: 5,
    })
    expect((await parent.askForStory()).status).toBe(403)
    expect(await status(parent)).toMatchObject({ isActive: false })
  })
})

describe('a daily bound, where the operator set one', () => {
  test('asks a premium family to wait, and leaves the free tier to its own count', async () => {
    const bounded = testApp({ bounds: { storiesPerDay: 1 } })
    for (const isLifetimeAccess of [true, false]) {
      const parent = await bounded.givenParent({ isLifetimeAccess })
      const { id: childProfileId } = await parent.addChild()
      expect((await parent.askForStory({ childProfileId })).status).toBe(201)
      expect((await parent.askForStory({ childProfileId })).status).toBe(isLifetimeAccess ? 429 : 201)
    }
  })
})

async function status(parent: ParentClient): Promise<SubscriptionStatus> {
  return parent.json('GET', '/api/subscription/status')
}

async function used(parent: ParentClient): Promise<number> {
  return (await status(parent)).freeStoriesUsed
}

describe('a wish', () => {
  test('of a family without a story left is not even read', async () => {
    const parent = await app.givenParent({ freeStoriesUsed: 5 })
    await parent.addChild()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => parent.askForStory({ customPrompt: 'a murder with blood' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403))
  })

  test('that is refused again and again is asked to wait, unread; the next family is not', async () => {
    const parent = await app.givenParent()
    const { id: childProfileId } = await parent.addChild()
    const ask = (customPrompt: string) => parent.askForStory({ childProfileId, customPrompt })
    const statuses: number[] = []
    while (statuses.length < 35) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask('a murder with blood')))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses).toEqual([...Array(30).fill(422), ...Array(5).fill(429)])
    const fit = await ask('a bear who finds a lamp')
    expect(fit.status).toBe(429)
    expect(Number(fit.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect((await (await app.givenParent()).askForStory({ customPrompt: 'a bear who finds a lamp' })).status).toBe(201)
  })

  test('that is fit counts for nothing', async () => {
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const { id: childProfileId } = await parent.addChild()
    for (let story = 0; story < 32; story += 1) expect((await parent.askForStory({ childProfileId })).status).toBe(201)
  })
})
