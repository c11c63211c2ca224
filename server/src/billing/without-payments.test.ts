import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { refusal } from '../testing/paying.ts'

describe('a server without payments', () => {
  const free = testApp({ payments: null })

  test('gives everything to everybody who signs in, and counts no free story', async () => {
    const parent = await free.givenParent({ freeStoriesUsed: 5 })
    expect(await parent.json('GET', '/api/subscription/status')).toEqual({
      isActive: true,
      isLifetimeAccess: false,
      freeStoriesUsed: 5,
      freeStoriesRemaining: 0,
    })
    expect(await parent.json('GET', '/api/subscription')).toMatchObject({ plan: 'unlimited', isActive: true })
    expect((await parent.streamStory()).at(-1)).toMatchObject({ event: 'done' })
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 5 })
    expect((await (await free.visitor()).get('/api/subscription/status')).status).toBe(401)
  })

  test.each<[string, object?]>([
    ['create-subscription', { discountCode: 'FAMILY100' }],
    ['activate-free-access', { clientSecret: 'seti_free_x' }],
    ['cancel-subscription'],
    ['resume-subscription'],
    ['billing-portal'],
    ['refresh-subscription'],
  ])('has no %s', async (path, body) => {
    const parent = await free.givenParent()
    expect(await refusal(await parent.post(`/api/${path}`, body))).toEqual([404, 'not_found'])
  })
})
