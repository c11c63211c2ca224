import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPayments } from '../choose.ts'

async function created(config: Parameters<typeof createPayments>[0]) {
  const { db, log } = await testApp().ports()
  return createPayments(config, { db, log, pageUrl: null, deliver: async () => undefined })
}

test('money is taken by nobody, by Stripe with its public key, or by the sandbox', async () => {
  expect(await created({ adapter: 'off' })).toBeNull()
  const stripe = await created({
    adapter: 'stripe',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    priceId: 'price_1',
    webhookSecrets: ['whsec_1'],
    apiUrl: 'http://localhost:1',
  })
  expect(stripe).toMatchObject({ adapter: 'stripe', publishableKey: 'pk_test_1' })
  expect(stripe?.sandbox).toBeUndefined()
  expect(await created({ adapter: 'sandbox' })).toMatchObject({ adapter: 'sandbox', publishableKey: null })
})
