import { FAILURES, type FailureCode } from '@perinka/contract/failures'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { codesOf, daysAgo } from '../../testing/codes.ts'

const app = testApp()
const { give, giveStories, count } = codesOf(app)

const redeem = (parent: Client, code: unknown, address = '127.0.0.1') =>
  parent.post('/api/redeem-code', { code }, { headers: { 'X-Forwarded-For': address } })

async function refusal(parent: Client, code: unknown) {
  const answer = await redeem(parent, code)
  const { code: failure, message } = (await answer.json()) as { code: FailureCode; message: string }
  expect(answer.status).toBe(FAILURES[failure].status)
  return `${failure}: ${message}`
}

describe('a code for free stories', () => {
  test('adds its stories to those that are left, and to no others', { tags: ['1.6'] }, async () => {
    const code = await giveStories()
    const parent = await app.givenParent({ freeStoriesUsed: 4 })
    const other = await app.givenParent()
    const answer = await redeem(parent, ` ${code.toLowerCase()} `)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ freeStoriesGranted: 5, freeStoriesRemaining: 6 })
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({
      freeStoriesRemaining: 6,
      freeStoriesUsed: 4,
    })
    expect(await other.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesRemaining: 5 })
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: null }] })
  })

  test('opens the next story at once for a family that had none left', async () => {
    const code = await giveStories({ freeStoriesGranted: 1 })
    const parent = await app.givenParent({ freeStoriesUsed: 5 })
    expect((await parent.askForStory()).status).toBe(403)
    await redeem(parent, code)
    expect((await parent.askForStory()).status).toBe(201)
    expect((await parent.askForStory()).status).toBe(403)
  })

  test('is for whoever is signed in', async () => {
    expect((await redeem(await app.visitor(), await giveStories())).status).toBe(401)
  })

  test('works again with another code', async () => {
    const parent = await app.givenParent()
    await redeem(parent, await giveStories())
    const answer = await redeem(parent, await giveStories({ freeStoriesGranted: 2 }))
    expect(await answer.json()).toEqual({ freeStoriesGranted: 2, freeStoriesRemaining: 12 })
  })
})

describe('a code that is refused', () => {
  test.each([
    ['unknown', null],
    ['deactivated', { isActive: false }],
    ['not good yet', { validFrom: daysAgo(-1) }],
    ['deactivated, whatever its type', { isActive: false, type: 'subscription' as const }],
  ])('is an invalid one where it is %s', async (_what, columns) => {
    const code = columns ? await giveStories(columns) : 'NOBODYSCODE'
    expect(await refusal(await app.givenParent(), code)).toBe('code_invalid: Invalid code')
  })

  test('says which one it is of the five things that can be wrong with it', { tags: ['8.16'] }, async () => {
    const parent = await app.givenParent()
    expect(await refusal(parent, 'NOBODYSCODE')).toBe('code_invalid: Invalid code')
    expect(await refusal(parent, await give())).toBe('code_not_for_stories: This code is not for free stories')
    const used = await giveStories()
    await redeem(parent, used)
    expect(await refusal(parent, used)).toBe('code_already_used: You have already used this code')
    expect(await refusal(parent, await giveStories({ validUntil: daysAgo(1) }))).toBe(
      'code_expired: This code has expired',
    )
    expect(await refusal(parent, await giveStories({ maxUses: 3, currentUses: 3 }))).toBe(
      'code_used_up: This code has reached its usage limit',
    )
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesRemaining: 10 })
  })

  test('says the first that fits where several do', async () => {
    const parent = await app.givenParent()
    const over = { validUntil: daysAgo(1), maxUses: 1, currentUses: 1 }
    expect(await refusal(parent, await give(over))).toMatch(/^code_not_for_stories/)
    expect(await refusal(parent, await giveStories(over))).toMatch(/^code_expired/)

    const { change } = codesOf(app)
    const used = await giveStories()
    await redeem(parent, used)
    await change(used, over)
    expect(await refusal(parent, used)).toMatch(/^code_already_used/)
  })

  test.each([undefined, '', '  ', 'x'.repeat(41), 5])('is no code at all: %j', async (code) => {
    const answer = await redeem(await app.givenParent(), code)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { code: expect.stringMatching(/^validation\./) } })
  })
})

describe('redemptions at once', () => {
  test('of one code by fifty families give its ten uses to ten', async () => {
    const code = await giveStories({ maxUses: 10 })
    const families = await Promise.all(Array.from({ length: 50 }, () => app.givenParent()))
    const answers = await Promise.all(families.map((parent, i) => redeem(parent, code, `203.0.113.${i}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
    const { uses, rows } = await count(code)
    expect([uses, rows.length]).toEqual([10, 10])
  })

  test('of one code by one family in five tabs grant it once', async () => {
    const code = await giveStories()
    const parent = await app.givenParent()
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(parent, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesRemaining: 10 })
    expect((await count(code)).uses).toBe(1)
  })
})

test('a server without payments knows no codes', async () => {
  const off = testApp({ payments: null })
  const parent = await off.givenParent()
  expect((await redeem(parent, 'STORIES5')).status).toBe(404)
  expect((await parent.get('/api/validate-discount?code=HALF50')).status).toBe(404)
})
