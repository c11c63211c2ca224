import { discountedCents } from '@perinka/contract/payments'
import { expect, onTestFinished } from 'vitest'
import type { StripeOptions } from '../../adapters/payments/stripe/client.ts'
import { stripePayments } from '../../adapters/payments/stripe.ts'
import { createLog } from '../../http/log.ts'
import type { CustomerDetails, Payments, StartedSubscription, SubscriptionOrder } from '../../ports/payments.ts'
import { type FakeStripe, type FakeStripeOptions, fakeStripe } from './fake-stripe.ts'

export interface GivenStripe {
  stripe: FakeStripe
  payments: Payments
  /** Every line logged so far. */
  logged: string[]
  /** A customer at Stripe; who it is unless told otherwise. */
  customer(details?: Partial<CustomerDetails>): Promise<string>
  /** A subscription that waits for its first payment. */
  start(customerId: string, order?: Partial<SubscriptionOrder>): Promise<StartedSubscription>
  /** A family whose first payment has been made. */
  subscriber(order?: Partial<SubscriptionOrder>): Promise<{ customerId: string; id: string }>
}

/** The adapter at a stand-in of its own, closed with the test; whatever broke the contract fails the test. */
export async function givenStripe(options: FakeStripeOptions & StripeOptions = {}): Promise<GivenStripe> {
  const stripe = await fakeStripe(options)
  onTestFinished(async () => {
    await stripe.close()
    expect(stripe.wrong, 'the contract with Stripe was broken').toEqual([])
  })
  const logged: string[] = []
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const payments = stripePayments(stripe.config, log, options)
  let orders = 0

  const customer: GivenStripe['customer'] = (details) => {
    return payments.ensureCustomer({
      userId: 'u1',
      email: 'nina@example.com',
      country: 'SK',
      customerId: null,
      ...details,
    })
  }
  const start: GivenStripe['start'] = (customerId, order = {}) => {
    const { discountPercentage = 0 } = order
    const cents = discountedCents(discountPercentage)
    const idempotencyKey = `order-${++orders}`
    return payments.startSubscription({ customerId, userId: 'u1', discountPercentage, cents, idempotencyKey, ...order })
  }
  const subscriber: GivenStripe['subscriber'] = async (order) => {
    const customerId = await customer()
    const { id } = await start(customerId, order)
    stripe.pay(id)
    return { customerId, id }
  }
  return { stripe, payments, logged, customer, start, subscriber }
}
