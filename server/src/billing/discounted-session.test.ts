import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { codesOf, daysAgo } from '../testing/codes.ts'
import { payingOn, refusal } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { syncCustomer } from './sync-customer.ts'

const payments = scriptedPayments()
const app = testApp({ payments })
const { open, paidBy, statuses, details } = payingOn(app, payments)
const { give, change, count } = codesOf(app)

beforeEach(() => {
  payments.isDown = false
  payments.afterwards = null
})

describe('a code on the subscribe page', () => {
  test('lowers the price by a new session, and the former one can no longer be paid', {
    tags: ['1.5', '4.11', '7.12a'],
  }, async () => {
    const parent = await app.givenParent()
    const code = await give({ discountPercentage: 50 })
    const full = await open(parent)
    const half = await open(parent, { discountCode: ` ${code.toLowerCase()} ` })
    expect(half).toMatchObject({ mode: 'payment', cents: 300, discountPercentage: 50 })
    expect(paidBy(half).cents).toBe(300)
    expect(paidBy(full).status).toBe('incomplete_expired')
    expect(await open(parent, { discountCode: code })).toEqual(half)
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: paidBy(half).id }] })
  })

  test('can be taken off and put on again: each time one session is open, and one use is held', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    const wishes = [{}, { discountCode: code }, {}, { discountCode: code }, {}, { discountCode: code }]
    for (const wish of wishes) {
      const session = await open(parent, wish)
      expect(paidBy(session)).toMatchObject({ status: 'incomplete', cents: wish.discountCode ? 300 : 599 })
      expect(statuses(parent.id).filter((status) => status === 'incomplete')).toHaveLength(1)
      expect(await count(code)).toMatchObject({ uses: wish.discountCode ? 1 : 0 })
    }
  })

  test('gives way to another code, and is free for another family then', async () => {
    const parent = await app.givenParent()
    const [some, more] = [await give({ discountPercentage: 20, maxUses: 1 }), await give({ discountPercentage: 30 })]
    await open(parent, { discountCode: some })
    expect((await open(parent, { discountCode: more })).cents).toBe(419)
    expect(await count(some)).toEqual({ uses: 0, rows: [] })
    expect((await open(await app.givenParent(), { discountCode: some })).cents).toBe(479)
  })

  test('stays with the family that lives elsewhere now', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    await open(parent, { discountCode: code })
    const moved = await open(parent, { discountCode: code, residencyCountry: 'CZ' })
    expect(moved.cents).toBe(300)
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: paidBy(moved).id }] })
  })

  test.each([
    ['that nobody knows', { code: null }],
    ['that has expired', { validUntil: daysAgo(1) }],
    ['that is not valid yet', { validFrom: daysAgo(-1) }],
    ['that was deactivated', { isActive: false }],
    ['that is used up', { maxUses: 3, currentUses: 3 }],
    ['for free stories', { type: 'free_stories', freeStoriesGranted: 5 }],
  ] as const)('%s is refused, and the session without it stays', async (_what, columns) => {
    const parent = await app.givenParent()
    const session = await open(parent)
    const discountCode = 'code' in columns ? 'NOSUCHCODE' : await give(columns)
    expect(await refusal(await parent.post('/api/create-subscription', { discountCode }))).toEqual([
      422,
      'discount_invalid',
    ])
    expect(await open(parent)).toEqual(session)
    expect(statuses(parent.id)).toEqual(['incomplete'])
  })

  test('that runs out between its check and the payment is kept for the family that holds it', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    const session = await open(parent, { discountCode: code })
    const late = await app.givenParent()
    expect((await late.post('/api/create-subscription', { discountCode: code })).status).toBe(422)
    await change(code, { isActive: false, validUntil: daysAgo(1) })
    expect(await open(parent, { discountCode: code })).toEqual(session)
    payments.pay(paidBy(session).id)
    await parent.json('POST', '/api/refresh-subscription')
    expect(await details(parent)).toMatchObject({ plan: 'subscription', isActive: true })
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: null }] })
  })

  test('whose last use goes to another family while the provider is asked leaves nothing that could be paid', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    payments.afterwards = async (method) => {
      if (method === 'startSubscription') await change(code, { currentUses: 1 })
    }
    const refused = await parent.post('/api/create-subscription', { discountCode: code })
    payments.afterwards = null
    expect(await refusal(refused)).toEqual([422, 'discount_invalid'])
    expect(statuses(parent.id)).toEqual(['incomplete_expired'])
    await change(code, { currentUses: 0 })
    const session = await open(parent, { discountCode: code })
    expect(paidBy(session)).toMatchObject({ status: 'incomplete', cents: 300 })
  })

  test('that a family has used before is not taken a second time', async () => {
    const parent = await app.givenParent()
    const code = await give()
    const { id, customerId } = paidBy(await open(parent, { discountCode: code }))
    payments.pay(id)
    await syncCustomer(await app.ports(), customerId)
    await payments.cancelNow(id)
    await syncCustomer(await app.ports(), customerId)
    expect((await parent.post('/api/create-subscription', { discountCode: code })).status).toBe(422)
    expect((await open(parent)).cents).toBe(599)
    expect(await count(code)).toMatchObject({ uses: 1 })
  })

  test('counts also where what it lowered was paid and ended before any message came', async () => {
    const parent = await app.givenParent()
    const code = await give({ maxUses: 1 })
    const { id } = paidBy(await open(parent, { discountCode: code }))
    payments.pay(id)
    await payments.cancelNow(id)
    expect((await open(parent)).cents).toBe(599)
    expect(await count(code)).toEqual({ uses: 1, rows: [{ userId: parent.id, heldFor: null }] })
    expect((await parent.post('/api/create-subscription', { discountCode: code })).status).toBe(422)
  })

  test('of which a hundred per cent is taken off opens a session of our own, and nothing at the provider', async () => {
    const parent = await app.givenParent()
    const code = await give({ discountPercentage: 100 })
    payments.isDown = true
    const session = await open(parent, { discountCode: code })
    expect(session).toMatchObject({ mode: 'free', cents: 0, discountPercentage: 100 })
    expect(session.clientSecret).toMatch(/^seti_free_[\w-]{32}$/)
    expect(await open(parent, { discountCode: code })).toEqual(session)
    expect(statuses(parent.id)).toEqual([])
    expect(await details(parent)).toMatchObject({ plan: 'free', status: 'inactive', isActive: false })
  })
})
