import type Stripe from 'stripe'
import type { PaymentsConfig } from '../../config/payments.ts'
import { type Contract, openContract } from './contract/contract.ts'
import { answersOf } from './fake/answers.ts'
import { type Announcements, openAnnouncements } from './fake/events.ts'
import { type Faults, openFaults } from './fake/faults.ts'
import { type Life, lifeOf } from './fake/life.ts'
import { listen, type StripeRequest } from './fake/server.ts'
import { stockShop } from './fake/shop.ts'
import { openStore, type Store } from './fake/store.ts'

export interface FakeStripe extends Life, Omit<Announcements, 'announce'>, Omit<Faults, 'next' | 'distorted'> {
  /** For the adapter. */
  config: Extract<PaymentsConfig, { adapter: 'stripe' }>
  contract: Contract
  store: Store
  requests: StripeRequest[]
  /** What broke the contract with Stripe, said by the adapter or by the stand-in itself: to be empty at the end of a test. */
  wrong: string[]
  close(): Promise<void>
}

export interface FakeStripeOptions {
  price?: Partial<Stripe.Price>
}

/**
 * A stand-in for Stripe on loopback, requests by the real SDK. It keeps customers, subscriptions, invoices and payments, lets
 * them live (`Life`), and holds itself and whoever asks to the contract that comes from the SDK's own typings.
 */
export async function fakeStripe({ price }: FakeStripeOptions = {}): Promise<FakeStripe> {
  const contract = openContract()
  const store = openStore(contract)
  const secret = 'whsec_of_the_stand_in'
  const requests: StripeRequest[] = []
  const wrong: string[] = []
  const { announce, ...announcements } = openAnnouncements(contract, store, secret, wrong)
  const faults = openFaults()
  const { id: priceId } = stockShop(store, price)
  const { url, close } = await listen({ contract, store, answers: answersOf(announce), faults, requests, wrong })
  return {
    contract,
    store,
    requests,
    wrong,
    close,
    ...announcements,
    ...lifeOf(store, announce),
    fail: faults.fail,
    heal: faults.heal,
    before: faults.before,
    distort: faults.distort,
    config: {
      adapter: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      priceId,
      apiUrl: url,
      webhookSecrets: [secret],
    },
  }
}
