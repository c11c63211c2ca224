import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPayments } from './payments.ts'

async function created(config: Parameters<typeof createPayments>[0], told: string[] = []) {
  const { db, log } = await testApp().ports()
  const setting = { db, log, serverSecret: async () => 'x'.repeat(32), deskUrl: null }
  return createPayments(config, {
    ...setting,
    deliver: async (raw, signature) => void told.push(raw, signature),
  })
}

test('money is taken by nobody, by Stripe with its public key, or by the sandbox', async () => {
  expect(await created({ adapter: 'off' })).toBeNull()
  const stripe = await created({
    ...{ adapter: 'stripe', secretKey: 'sk_test_1', publishableKey: 'pk_test_1', priceId: 'price_1' },
    ...{ webhookSecrets: ['whsec_1'], apiUrl: 'http://localhost:1' },
  })
  expect(stripe).toMatchObject({ adapter: 'stripe', publishableKey: 'pk_test_1' })
  expect(stripe?.sandbox).toBeUndefined()
  expect(await created({ adapter: 'sandbox' })).toMatchObject({ adapter: 'sandbox', publishableKey: null })
})

test('the sandbox of a server that starts again believes what the one before has signed', async () => {
  const told: string[] = []
  const before = await created({ adapter: 'sandbox' }, told)
  const payer = { userId: 'kept', email: null, country: 'SK', customerId: null }
  const customerId = (await before?.ensureCustomer(payer)) ?? ''
  const order = { customerId, userId: 'kept', discountPercentage: 0, cents: 599, idempotencyKey: 'kept' }
  const started = await before?.startSubscription(order)
  await before?.sandbox?.confirm('kept', started?.clientSecret ?? '', {
    ...{ number: '4242424242424242', expiry: '12/49', cvc: '123' },
  })
  const [raw, signature] = told
  const after = await created({ adapter: 'sandbox' })
  expect(after?.parseWebhook(Buffer.from(raw ?? ''), signature)).toMatchObject({ type: 'invoice.paid', customerId })
})
