import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../db/schema.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { codesOf, daysAgo } from '../testing/codes.ts'
import { payingOn, refusal } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, statuses, rowOf, details } = payingOn(app, payments)
const { give, change, count, age } = codesOf(app)

const activate = (parent: Client, clientSecret: string) => parent.post('/api/activate-free-access', { clientSecret })
const FREE = { plan: 'full-discount', status: 'active', isActive: true, periodEnd: null, cancelAtPeriodEnd: false }

beforeEach(() => {
  payments.isDown = false
  payments.broken.clear()
})

async function withFreeSession(columns: Parameters<typeof give>[0] = {}) {
  const parent = await app.givenParent()
  const code = await give({ discountPercentage: 100, ...columns })
  return { parent, code, secret: (await open(parent, { discountCode: code })).clientSecret }
}

describe('free access by a code', () => {
  test('is Premium at once, without a card, without an end and without the provider', { tags: ['1.5a'] }, async () => {
    payments.isDown = true
    const { parent, code, secret } = await withFreeSession({ maxUses: 1 })
    const answer = await activate(parent, secret)
    expect([answer.status, await answer.json()]).toEqual([200, { ...FREE, graceEnd: null, residencyCountry: null }])
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ isActive: true })
    expect(await rowOf(parent.id)).toMatchObject({
      subscriptionTier: 'full_discount',
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      isLifetimeAccess: false,
      subscriptionEndDate: null,
    })
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: null }] })
  })

  test('clicked several times at once is activated once, and says so each time', async () => {
    const { parent, code, secret } = await withFreeSession()
    const answers = await Promise.all([1, 2, 3].map(() => activate(parent, secret)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test('leaves the free stories that are left as they were', async () => {
    const { parent, secret } = await withFreeSession()
    await parent.streamStory()
    await activate(parent, secret)
    await parent.streamStory()
    const status = await parent.json('GET', '/api/subscription/status')
    expect(status).toMatchObject({ freeStoriesUsed: 1, freeStoriesRemaining: 4 })
  })

  test('cannot be had with the secret of another family', async () => {
    const { parent, code, secret } = await withFreeSession()
    const other = await app.givenParent()
    const before = await rowOf(other.id)
    expect(await refusal(await activate(other, secret))).toEqual([422, 'discount_invalid'])
    expect(await rowOf(other.id)).toEqual(before)
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: secret }] })
    expect((await activate(parent, secret)).status).toBe(200)
  })

  test.each(['', 'seti_free_', 'seti_free_made-up', 'pi_sub_1_secret', `seti_free_${'x'.repeat(300)}`])(
    'cannot be had with %j',
    async (made) => {
      const { parent } = await withFreeSession()
      expect([400, 422]).toContain((await activate(parent, made)).status)
      expect(await details(parent)).toMatchObject({ plan: 'free', isActive: false })
    },
  )

  test('cannot be had with the secret of a session that costs something', async () => {
    const parent = await app.givenParent()
    const code = await give({ discountPercentage: 99 })
    const session = await open(parent, { discountCode: code })
    for (const secret of [session.clientSecret, paidBy(session).id]) {
      expect(await refusal(await activate(parent, secret))).toEqual([422, 'discount_invalid'])
    }
    expect(await details(parent)).toMatchObject({ isActive: false })
  })

  test('of a code that ran out meanwhile is kept for the family that holds it', async () => {
    const { parent, code, secret } = await withFreeSession({ maxUses: 1 })
    await change(code, { isActive: false, validUntil: daysAgo(1) })
    expect((await activate(parent, secret)).status).toBe(200)
  })

  test('that nobody activated within a day is for others, and then too late for the family', async () => {
    const { parent, code, secret } = await withFreeSession({ maxUses: 1 })
    await age(parent.id)
    const other = await app.givenParent()
    const { clientSecret } = await open(other, { discountCode: code })
    expect((await activate(other, clientSecret)).status).toBe(200)
    expect(await refusal(await activate(parent, secret))).toEqual([422, 'discount_invalid'])
    expect(await details(parent)).toMatchObject({ isActive: false })
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test('is not had twice with a code once it has been given up', async () => {
    const { parent, code, secret } = await withFreeSession()
    await open(parent)
    expect(await refusal(await activate(parent, secret))).toEqual([422, 'discount_invalid'])
    expect(await count(code)).toEqual({ uses: 0, rows: [] })
  })
})

describe('free access beside a payment that waits', () => {
  test('ends what waits: it can no longer be paid', async () => {
    const parent = await app.givenParent()
    const half = await give()
    const paid = await open(parent, { discountCode: half })
    const { clientSecret } = await open(parent, { discountCode: await give({ discountPercentage: 100 }) })
    expect(paidBy(paid).status).toBe('incomplete_expired')
    expect(await count(half)).toEqual({ uses: 0, rows: [] })
    expect((await activate(parent, clientSecret)).status).toBe(200)
    await syncCustomer(await app.ports(), paidBy(paid).customerId)
    expect(await details(parent)).toMatchObject(FREE)
  })

  test('ends also what a message told of after a server had died over it', async () => {
    const { parent, secret } = await withFreeSession()
    const orphan = await orphanOf(parent.id)
    expect((await activate(parent, secret)).status).toBe(200)
    expect(orphan.status).toBe('incomplete_expired')
    expect(await details(parent)).toMatchObject(FREE)
  })

  test('is not activated over a payment, however that came to be', async () => {
    const { parent, code, secret } = await withFreeSession()
    const orphan = await orphanOf(parent.id)
    payments.pay(orphan.id)
    expect(await refusal(await activate(parent, secret))).toEqual([409, 'already_subscribed'])
    expect(await details(parent)).toMatchObject({ plan: 'subscription', isActive: true })
    expect(await count(code)).toMatchObject({ rows: [{ heldFor: secret }] })
  })

  /** A subscription of this family that only the provider, and then its message, knows of. */
  async function orphanOf(userId: string) {
    const { db, ...ports } = await app.ports()
    const payer = { userId, email: null, country: 'SK', customerId: null }
    const customerId = await payments.ensureCustomer(payer)
    const price = { discountPercentage: 0, cents: 599, idempotencyKey: `orphan of ${userId}` }
    const { clientSecret } = await payments.startSubscription({ customerId, userId, ...price })
    await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, userId))
    await syncCustomer({ db, ...ports }, customerId)
    return paidBy({ clientSecret })
  }

  test('gives way to a payment that was made in another tab', async () => {
    const parent = await app.givenParent()
    payments.pay(paidBy(await open(parent)).id)
    const discountCode = await give({ discountPercentage: 100 })
    const answer = await parent.post('/api/create-subscription', { discountCode })
    expect(await refusal(answer)).toEqual([409, 'already_subscribed'])
    expect(await details(parent)).toMatchObject({ plan: 'subscription', isActive: true })
    expect(await count(discountCode)).toEqual({ uses: 0, rows: [] })
  })

  test.each(['before', 'after'] as const)(
    'waits for a provider that is down, %s its work, and loses nothing',
    async (when) => {
      const parent = await app.givenParent()
      const paid = await open(parent)
      const discountCode = await give({ discountPercentage: 100 })
      payments.broken.set('abandon', when)
      expect((await parent.post('/api/create-subscription', { discountCode })).status).toBe(502)
      payments.broken.clear()
      const { clientSecret } = await open(parent, { discountCode })
      expect((await activate(parent, clientSecret)).status).toBe(200)
      expect(statuses(parent.id)).toEqual(['incomplete_expired'])
      expect(paidBy(paid).status).toBe('incomplete_expired')
    },
  )

  test('is still one or the other where both are opened and used at once', async () => {
    for (let round = 0; round < 6; round++) {
      const { parent, code, secret } = await withFreeSession()
      const [activated, opened] = await Promise.all([
        activate(parent, secret),
        parent.post('/api/create-subscription', {}),
      ])
      const plan = (await details(parent)).plan
      if (activated.status === 200) expect([plan, opened.status]).toEqual(['full-discount', 409])
      else expect([plan, activated.status, opened.status]).toEqual(['free', 422, 200])
      expect(statuses(parent.id)).toEqual(activated.status === 200 ? [] : ['incomplete'])
      expect(await count(code)).toMatchObject({ uses: activated.status === 200 ? 1 : 0 })
    }
  })
})
