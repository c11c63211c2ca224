import type { SubscriptionDetails } from '@perinka/contract/payments'
import { TEST_CARDS } from '@perinka/contract/sandbox-calls'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customerOf } from '../../adapters/payments/sandbox/rows.ts'
import { sandboxCustomers, sandboxSubscriptions, webhookEvents } from '../../db/billing-schema.ts'
import { testApp } from '../../testing/app.ts'
import type { ParentClient } from '../../testing/client.ts'
import { confirm, openSession, sandboxApp, testCard } from '../../testing/sandbox.ts'
import { allLookedInto, startedJobs } from '../../testing/webhooks.ts'

const app = sandboxApp()

async function given() {
  const parent = await app.givenParent()
  const { clientSecret } = await openSession(parent)
  return { parent, clientSecret }
}
const authenticate = (parent: ParentClient, clientSecret: string, approve: boolean) =>
  parent.json('POST', '/api/sandbox/authenticate', { clientSecret, approve })

async function eventTypes(parent: ParentClient): Promise<string[]> {
  const db = await app.db()
  const rows = await db.select().from(webhookEvents)
  return rows.filter(({ customerId }) => customerId === customerOf(parent.id)).map(({ eventType }) => eventType)
}

describe('a test card', () => {
  test('that is good pays, and Premium is there once the signed messages were looked into', async () => {
    const { parent, clientSecret } = await given()
    expect(clientSecret).toMatch(/^pi_sandbox_/)
    expect(await confirm(parent, clientSecret)).toEqual({ status: 'succeeded' })
    expect(await eventTypes(parent)).toEqual(['invoice.paid', 'customer.subscription.updated'])

    const jobs = await startedJobs(app)
    await allLookedInto(app)
    await jobs.stop(0)
    const details = await parent.json<SubscriptionDetails>('GET', '/api/subscription')
    expect(details).toMatchObject({ plan: 'subscription', status: 'active', isActive: true })
  })

  test.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000-0000-0000-9995', 'insufficient_funds'],
    ['4111 1111 1111 1111', 'not_a_test_card'],
    ['', 'not_a_test_card'],
    ['toString', 'not_a_test_card'],
  ])('%s is refused: %s', async (number, message) => {
    const { parent, clientSecret } = await given()
    expect(await confirm(parent, clientSecret, testCard(number))).toEqual({ status: 'failed', message })
  })

  test.each([
    ['01/20', 'expired_card'],
    ['1/2020', 'expired_card'],
    ['13/49', 'invalid_expiry'],
    ['00/49', 'invalid_expiry'],
    ['soon', 'invalid_expiry'],
  ])('with the expiry %s is refused: %s', async (expiry, message) => {
    const { parent, clientSecret } = await given()
    const card = { ...testCard(), expiry }
    expect(await confirm(parent, clientSecret, card)).toEqual({ status: 'failed', message })
  })

  test.each(['12', '12a', '1234', ''])('with the security code "%s" is refused', async (cvc) => {
    const { parent, clientSecret } = await given()
    const answer = await confirm(parent, clientSecret, { ...testCard(), cvc })
    expect(answer).toEqual({ status: 'failed', message: 'invalid_cvc' })
  })

  test.each(['12/49', '12 / 49', '1249', '12/2049'])('may be written with the expiry %s', async (expiry) => {
    const { parent, clientSecret } = await given()
    expect(await confirm(parent, clientSecret, { ...testCard(), expiry })).toEqual({ status: 'succeeded' })
  })

  test('that was declined leaves the session open for another one', async () => {
    const { parent, clientSecret } = await given()
    await confirm(parent, clientSecret, testCard(TEST_CARDS.declined))
    expect(await confirm(parent, clientSecret)).toEqual({ status: 'succeeded' })
    expect(await eventTypes(parent)).toEqual([
      'invoice.payment_failed',
      'invoice.paid',
      'customer.subscription.updated',
    ])
  })

  test('that was mistyped is asked of no bank', async () => {
    const { parent, clientSecret } = await given()
    await confirm(parent, clientSecret, testCard('4242 4242'))
    await confirm(parent, clientSecret, { ...testCard(), cvc: '1' })
    expect(await eventTypes(parent)).toEqual([])
  })

  test('that is sent twice, from two tabs, pays once', async () => {
    const { parent, clientSecret } = await given()
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(parent, clientSecret)))
    expect(answers).toEqual(Array(4).fill({ status: 'succeeded' }))
    expect((await eventTypes(parent)).filter((type) => type === 'invoice.paid')).toHaveLength(1)
  })

  test('is kept nowhere, and no other number either', async () => {
    const own = '5105105105105100'
    const { parent, clientSecret } = await given()
    await confirm(parent, clientSecret, testCard(own))
    await confirm(parent, clientSecret)
    const db = await app.db()
    const kept = JSON.stringify(await db.select().from(sandboxSubscriptions))
    expect(app.logged.length).toBeGreaterThan(0)
    for (const number of [own, TEST_CARDS.succeeds]) {
      expect(kept).not.toContain(number)
      expect(app.logged.join('\n')).not.toContain(number)
    }
  })
})

describe('a card that the bank asks about', () => {
  test('pays once the parent approves', async () => {
    const { parent, clientSecret } = await given()
    expect(await confirm(parent, clientSecret, testCard(TEST_CARDS.needsAuthentication))).toEqual({
      status: 'requires_action',
    })
    expect(await eventTypes(parent)).toEqual(['invoice.payment_action_required'])
    expect(await authenticate(parent, clientSecret, true)).toEqual({ status: 'succeeded' })
    expect(await authenticate(parent, clientSecret, true)).toEqual({ status: 'succeeded' })
    expect((await eventTypes(parent)).filter((type) => type === 'invoice.paid')).toHaveLength(1)
  })

  test('does not pay where the parent declines, and cannot be approved afterwards', async () => {
    const { parent, clientSecret } = await given()
    await confirm(parent, clientSecret, testCard(TEST_CARDS.needsAuthentication))
    const refused = { status: 'failed', message: 'authentication_failed' }
    expect(await authenticate(parent, clientSecret, false)).toEqual(refused)
    expect(await authenticate(parent, clientSecret, true)).toEqual(refused)
    expect(await confirm(parent, clientSecret)).toEqual({ status: 'succeeded' })
  })

  test('is not approved where no card was given', async () => {
    const { parent, clientSecret } = await given()
    expect(await authenticate(parent, clientSecret, true)).toMatchObject({ status: 'failed' })
  })
})

describe('a payment session', () => {
  test('is over after 23 hours', async () => {
    const { parent, clientSecret } = await given()
    const db = await app.db()
    await db
      .update(sandboxSubscriptions)
      .set({ createdAt: sql`now() - interval '23 hours 1 minute'` })
      .where(sql`${sandboxSubscriptions.clientSecret} = ${clientSecret}`)
    expect(await confirm(parent, clientSecret)).toEqual({ status: 'failed', message: 'session_over' })
    expect((await openSession(parent)).clientSecret).not.toBe(clientSecret)
  })

  test('that another one has replaced takes no money', async () => {
    const { parent, clientSecret } = await given()
    const other = await openSession(parent, { residencyCountry: 'AT' })
    expect(other.clientSecret).not.toBe(clientSecret)
    expect(await confirm(parent, clientSecret)).toEqual({ status: 'failed', message: 'session_over' })
    expect(await confirm(parent, other.clientSecret)).toEqual({ status: 'succeeded' })
  })

  test('belongs to one family', async () => {
    const { clientSecret } = await given()
    const other = await app.givenParent()
    for (const path of ['/api/sandbox/confirm', '/api/sandbox/authenticate']) {
      const wish = { clientSecret, card: testCard(), approve: true }
      expect((await other.post(path, wish)).status).toBe(404)
      expect((await (await app.visitor()).post(path, wish)).status).toBe(401)
    }
  })

  test('of a real provider is none of the sandbox’s: its calls are not there', async () => {
    const elsewhere = await testApp({ payments: null }).givenParent()
    expect((await elsewhere.post('/api/sandbox/confirm', { clientSecret: 'pi_1', card: testCard() })).status).toBe(404)
  })
})

describe('an account that is deleted', () => {
  test('leaves nothing at the sandbox', async () => {
    const { parent, clientSecret } = await given()
    await confirm(parent, clientSecret)
    const { payments } = await app.ports()
    expect(await payments?.listSubscriptions(customerOf(parent.id))).toHaveLength(1)
    await parent.json('DELETE', '/api/account', { email: parent.email })
    await app.work()
    expect(await payments?.listSubscriptions(customerOf(parent.id))).toEqual([])
    expect(await (await app.db()).$count(sandboxCustomers, eq(sandboxCustomers.id, customerOf(parent.id)))).toBe(0)
  })
})

describe('a price that no card payment carries', () => {
  test('only sets the card up', async () => {
    const parent = await app.givenParent()
    const { payments } = await app.ports()
    await payments?.ensureCustomer({ userId: parent.id, email: null, country: 'SK', customerId: null })
    const customerId = customerOf(parent.id)
    const started = await payments?.startSubscription({
      customerId,
      userId: parent.id,
      discountPercentage: 95,
      cents: 30,
      idempotencyKey: parent.id,
    })
    expect(started).toMatchObject({ mode: 'setup', clientSecret: expect.stringMatching(/^seti_sandbox_/) })
    expect(await confirm(parent, started?.clientSecret ?? '')).toEqual({ status: 'succeeded' })
    expect(await eventTypes(parent)).toEqual(['setup_intent.succeeded', 'customer.subscription.updated'])
  })
})
