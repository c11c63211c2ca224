import type { PaymentSession, SubscriptionDetails } from '@perinka/contract/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxPayments } from '../adapters/payments/sandbox/sandbox.ts'
import { stripePayments } from '../adapters/payments/stripe.ts'
import { discountCodes } from '../db/billing-schema.ts'
import { deletedAccounts, users } from '../db/schema.ts'
import { createLog } from '../http/log.ts'
import type { Payments } from '../ports/payments.ts'
import { testApp } from '../testing/app.ts'
import { confirm, openSession } from '../testing/sandbox.ts'
import { type FakeStripe, fakeStripe } from '../testing/stripe/fake-stripe.ts'
import { seedCodes } from './codes/seed.ts'
import { settleFormerProvider } from './former-provider.ts'
import { syncCustomer } from './sync-customer.ts'

const silent = createLog('silent')
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await fakeStripe()
})
afterAll(async () => {
  await stripe.close()
  expect(stripe.wrong, 'the contract with Stripe was broken').toEqual([])
})

/** A product on its own database that begins with the sandbox; `toStripe` starts it anew with Stripe. */
function switchedApp() {
  let present: Payments
  const app = testApp({
    payments(given) {
      present = sandboxPayments({ ...given, pageUrl: null })
      return new Proxy({} as Payments, { get: (_, name) => Reflect.get(present, name) })
    },
  })
  async function toStripe() {
    present = stripePayments(stripe.config, silent)
    await settleFormerProvider(await app.db(), 'stripe', silent)
  }
  return { app, toStripe }
}

describe('a database that was used with the sandbox, and then with Stripe', () => {
  test('knows no Premium that a test card has paid, and lets that family subscribe', async () => {
    const { app, toStripe } = switchedApp()
    const parent = await app.givenParent()
    await confirm(parent, (await openSession(parent)).clientSecret)
    const details = await parent.json<SubscriptionDetails>('POST', '/api/refresh-subscription')
    expect(details).toMatchObject({ plan: 'subscription', isActive: true })

    await toStripe()
    expect(await parent.json('GET', '/api/subscription')).toMatchObject({
      plan: 'free',
      status: 'inactive',
      isActive: false,
      periodEnd: null,
    })
    const session = await parent.json<PaymentSession>('POST', '/api/create-subscription', {})
    expect(session).toMatchObject({ mode: 'payment', cents: 599 })
    const [row] = await (await app.db()).select().from(users).where(eq(users.id, parent.id))
    stripe.pay(row?.stripeSubscriptionId ?? '')
    expect(await parent.json('POST', '/api/refresh-subscription')).toMatchObject({ isActive: true })

    await toStripe()
    expect(await parent.json('GET', '/api/subscription')).toMatchObject({ plan: 'subscription', isActive: true })
  })

  test('leaves nothing in the way of a family whose test payment was still waiting', async () => {
    const { app, toStripe } = switchedApp()
    const parent = await app.givenParent()
    await openSession(parent)
    await toStripe()
    expect(await parent.json('POST', '/api/create-subscription', {})).toMatchObject({ mode: 'payment' })
  })

  test('keeps free access by a code, but no code that everybody knows', async () => {
    const { app, toStripe } = switchedApp()
    const db = await app.db()
    await seedCodes(db)
    await db.insert(discountCodes).values({ code: 'OURS', discountPercentage: 50 })
    const parent = await app.givenParent()
    await openSession(parent)
    const { clientSecret } = await openSession(parent, { discountCode: 'FAMILY100' })
    await parent.json('POST', '/api/activate-free-access', { clientSecret })

    await toStripe()
    expect(await parent.json('GET', '/api/subscription')).toMatchObject({ plan: 'full-discount', isActive: true })
    const known = await db.select().from(discountCodes).orderBy(discountCodes.code)
    expect(known).toMatchObject([
      { code: 'FAMILY100', isActive: false, currentUses: 1 },
      { code: 'OURS', isActive: true },
    ])
    // An operator who wants it after all is not contradicted at the next start.
    await db.update(discountCodes).set({ isActive: true })
    await toStripe()
    expect(await db.$count(discountCodes, eq(discountCodes.isActive, true))).toBe(2)
  })
})

describe('a database that was used with Stripe', () => {
  test('is not opened with the sandbox, which would lose sight of who pays', async () => {
    const app = testApp({})
    const db = await app.db()
    await settleFormerProvider(db, 'sandbox', silent)
    await app.givenParent({ stripeCustomerId: 'cus_sandbox_1' })
    await settleFormerProvider(db, 'sandbox', silent)
    const family = await app.givenParent({ stripeCustomerId: 'cus_Abc' })
    await expect(settleFormerProvider(db, 'sandbox', silent)).rejects.toThrow('customers of Stripe')

    await db.delete(users).where(eq(users.id, family.id))
    await settleFormerProvider(db, 'sandbox', silent)
    await db.insert(deletedAccounts).values({ subject: family.id, customerId: 'cus_Abc' })
    await expect(settleFormerProvider(db, 'sandbox', silent)).rejects.toThrow('customers of Stripe')
  })

  test('tells the operator who is still charged where payments are switched off', async () => {
    const app = testApp({ payments: null })
    const warnings: object[] = []
    const log = { warn: (said: object) => void warnings.push(said) }
    const standing = { stripeSubscriptionId: 'sub_1', subscriptionStatus: 'active' }
    await app.givenParent({ stripeCustomerId: 'cus_sandbox_1' })
    await settleFormerProvider(await app.db(), 'off', log)
    expect(warnings).toEqual([])
    await app.givenParent({ ...standing, stripeCustomerId: 'cus_Abc' })
    await settleFormerProvider(await app.db(), 'off', log)
    expect(warnings).toEqual([{ families: 1 }])
  })
})

test('nobody loses Premium because a wrong key of Stripe is set for a while', async () => {
  const app = testApp({ payments: stripePayments(stripe.config, silent) })
  const standing = { stripeCustomerId: 'cus_ofAnother', stripeSubscriptionId: 'sub_ofAnother' }
  const parent = await app.givenParent({ ...standing, subscriptionStatus: 'active', subscriptionTier: 'premium' })
  await expect(syncCustomer(await app.ports(), 'cus_ofAnother')).rejects.toMatchObject({ code: 'payment_failed' })
  expect(await parent.json('GET', '/api/subscription')).toMatchObject({ plan: 'subscription', isActive: true })
})
