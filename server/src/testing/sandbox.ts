import type { PaymentSession } from '@perinka/contract/payments'
import { type SandboxOutcome, TEST_CARDS } from '@perinka/contract/sandbox-calls'
import { sandboxPayments } from '../adapters/payments/sandbox/sandbox.ts'
import { type TestApp, testApp } from './app.ts'
import type { ParentClient } from './client.ts'

/** The product with the sandbox on the test's own database, as local mode runs it. */
export function sandboxApp(settings: { hasSandboxPage?: boolean } = {}): TestApp {
  const pageUrl = settings.hasSandboxPage === false ? null : 'http://localhost/dev/billing'
  return testApp({
    payments: (given) => sandboxPayments({ ...given, pageUrl }),
    settings,
  })
}

/** A card that is good for years; `number` is one of `TEST_CARDS` or any other. */
export function testCard(number: string = TEST_CARDS.succeeds) {
  return { number, expiry: '12/49', cvc: '123' }
}

/** Opens the family's payment session. */
export function openSession(parent: ParentClient, wish: object = {}): Promise<PaymentSession> {
  return parent.json('POST', '/api/create-subscription', wish)
}

export function confirm(
  parent: ParentClient,
  clientSecret: string,
  card: object = testCard(),
): Promise<SandboxOutcome> {
  return parent.json('POST', '/api/sandbox/confirm', { clientSecret, card })
}

/** Subscribes with a test card; answers the customer's subscription at the sandbox. */
export async function subscribed(app: TestApp, parent: ParentClient): Promise<string> {
  const { clientSecret } = await openSession(parent)
  await confirm(parent, clientSecret)
  const { payments } = await app.ports()
  const customerId = await payments?.ensureCustomer({
    userId: parent.id,
    email: parent.email,
    country: 'SK',
    customerId: null,
  })
  const [found] = (await payments?.sandbox?.subscriptions(customerId ?? '')) ?? []
  if (!found) throw new Error('nothing was subscribed')
  return found.id
}
