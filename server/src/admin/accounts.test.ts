import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { holdCode } from '../billing/codes/holds.ts'
import { users } from '../db/schema.ts'
import { adminOf } from '../testing/admin.ts'
import { testApp } from '../testing/app.ts'
import { codesOf } from '../testing/codes.ts'

const app = testApp()
const { say, refusal, run, acts } = adminOf(app)

describe('npm run admin', () => {
  test('grants Premium for life, which the family has at once, and takes it back', async () => {
    const parent = await app.givenParent({ email: 'jana@example.com' })
    const status = () => parent.json('GET', '/api/subscription/status')
    expect(await status()).toMatchObject({ isActive: false, isLifetimeAccess: false })

    expect(await say('grant-lifetime', 'Jana@Example.com ')).toBe('jana@example.com has Premium for life now.')
    expect(await say('grant-lifetime', 'jana@example.com')).toBe('jana@example.com has Premium for life already.')
    expect(await status()).toMatchObject({ isActive: true, isLifetimeAccess: true })

    expect(await say('revoke-lifetime', 'jana@example.com', '--as', 'Peter')).toMatch(/no longer\.$/)
    expect(await say('revoke-lifetime', 'jana@example.com')).toBe('jana@example.com has no Premium for life.')
    expect(await status()).toMatchObject({ isActive: false, isLifetimeAccess: false })
    expect(await acts(parent.id)).toEqual([
      `Peter | revoke-lifetime | ${parent.id}`,
      `olga | grant-lifetime | ${parent.id}`,
    ])
  })

  test('finds an account without an e-mail by its id', async () => {
    const parent = await app.givenParent()
    await (await app.db()).update(users).set({ email: null }).where(eq(users.id, parent.id))
    expect(await say('grant-lifetime', parent.id)).toBe(`${parent.id} has Premium for life now.`)
    expect(await say('find', parent.id)).toMatch(/Premium +for life/)
  })

  test('says that a family with Premium for life still pays', async () => {
    await app.givenParent({ email: 'pays@example.com', subscriptionStatus: 'active', subscriptionTier: 'premium' })
    expect(await say('grant-lifetime', 'pays@example.com')).toMatch(/Their subscription goes on: end it/)
  })

  test('grants free stories and takes back what was granted, and no more', async () => {
    const parent = await app.givenParent({ email: 'stories@example.com', freeStoriesUsed: 5 })
    expect(await say('grant-stories', 'stories@example.com', '3')).toBe(
      'stories@example.com has 3 free stories left now.',
    )
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesRemaining: 3 })
    expect(await refusal('revoke-stories', 'stories@example.com', '4')).toBe(
      'stories@example.com was granted 3, so 4 cannot be taken back.',
    )
    const both = await Promise.all([1, 2].map(() => run('revoke-stories', 'stories@example.com', '2')))
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesRemaining: 1 })
    expect(await acts(parent.id)).toEqual([
      `olga | revoke-stories 2 | ${parent.id}`,
      `olga | grant-stories 3 | ${parent.id}`,
    ])
  })

  test.each(['0', '-1', '1001', 'many'])('grants no %s stories', async (n) => {
    await app.givenParent({ email: `n${n}@example.com` })
    expect(await refusal('grant-stories', `n${n}@example.com`, '--', n)).toBe(
      `The number of stories must be a whole number from 1 to 1000, not "${n}".`,
    )
  })

  test('leaves every other family as it is', async () => {
    await app.givenParent({ email: 'one@example.com' })
    const other = await app.givenParent({ email: 'other@example.com' })
    await say('grant-lifetime', 'one@example.com')
    await say('grant-stories', 'one@example.com', '5')
    expect(await other.json('GET', '/api/subscription/status')).toMatchObject({
      isLifetimeAccess: false,
      freeStoriesRemaining: 5,
    })
  })

  test('finds an account and says how it stands', async () => {
    const code = await codesOf(app).give({ code: 'FOUND' })
    const parent = await app.givenParent({
      ...{ email: 'find@example.com', freeStoriesUsed: 2, stripeCustomerId: 'cus_7', subscriptionStatus: 'past_due' },
      ...{ subscriptionTier: 'premium', subscriptionEndDate: new Date('2020-01-31T20:00:00Z') },
    })
    await parent.addChild()
    await holdCode(await app.db(), parent.id, code, 'sub_1')
    const said = await say('find', 'find@example.com')
    expect(said).toContain(parent.id)
    for (const row of [
      /free stories +2 used, 3 left, 0 granted/,
      /children +1/,
      /Premium +no/,
      /subscription +past_due/,
      /paid until +2020-01-31 20:00 UTC/,
      /customer +cus_7/,
      /codes +FOUND \(held, not paid\)/,
    ]) {
      expect(said).toMatch(row)
    }
  })

  test('tells a free account, a full discount and Premium for life apart', async () => {
    await app.givenParent({ email: 'free@example.com' })
    await app.givenParent({
      email: 'full@example.com',
      subscriptionTier: 'full_discount',
      subscriptionStatus: 'active',
    })
    await app.givenParent({ email: 'paid@example.com', subscriptionTier: 'premium', subscriptionStatus: 'active' })
    await app.givenParent({ email: 'life@example.com', isLifetimeAccess: true })
    expect(await say('find', 'free@example.com')).toMatch(/Premium +no\n/)
    expect(await say('find', 'full@example.com')).toMatch(/Premium +by a code\n/)
    expect(await say('find', 'paid@example.com')).toMatch(/Premium +yes\n/)
    expect(await say('find', 'life@example.com')).toMatch(/Premium +for life\n/)
  })

  test.each(['find', 'grant-lifetime', 'revoke-lifetime'])(
    'says so where nobody has that address: %s',
    async (what) => {
      expect(await refusal(what, 'Nobody@example.com')).toBe('Nobody has signed in with nobody@example.com yet.')
    },
  )
})

describe('an act of an operator', () => {
  test('is not done where it cannot be written down', async () => {
    const parent = await app.givenParent({ email: 'unseen@example.com' })
    const db = await app.db()
    await db.execute(sql`alter table admin_acts add constraint none check (false) not valid`)
    await expect(run('grant-stories', 'unseen@example.com', '5')).rejects.toThrow()
    await db.execute(sql`alter table admin_acts drop constraint none`)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesRemaining: 5 })
  })

  test('names no address in the log', async () => {
    await app.givenParent({ email: 'private@example.com' })
    await say('grant-stories', 'private@example.com', '2')
    await say('codes', 'create', 'PRIVATE', '--percent', '5', '--by', 'private@example.com')
    expect(await say('log')).not.toContain('@')
  })
})
