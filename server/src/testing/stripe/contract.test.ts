import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { inspectStripe } from '../../adapters/payments/stripe/inspect.ts'
import { PAYMENT_EVENTS } from '../../ports/payments.ts'
import { openContract } from './contract/contract.ts'
import { OPERATIONS } from './contract/covered.ts'
import { deriveContract } from './contract/derive.ts'
import { type GivenStripe, givenStripe } from './given-stripe.ts'

const sdkAt = ({ stripe }: GivenStripe, config: Stripe.StripeConfig = {}) => {
  const { hostname, port } = new URL(stripe.config.apiUrl ?? '')
  return new Stripe('sk_test_1', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  })
}

/** Asks for everything that the product asks for. */
async function everything() {
  const given = await givenStripe()
  const { stripe, payments, customer, start, subscriber } = given
  const { customerId, id } = await subscriber({ discountPercentage: 50 })
  await customer({ customerId, country: 'CZ' })
  const waiting = await start(customerId, { discountPercentage: 50 })
  await payments.findStarted(waiting.id)
  await payments.abandon(waiting.id)
  await payments.setCancelAtPeriodEnd(id, true)
  stripe.refund(id, 1)
  stripe.dispute(id)
  stripe.decideDispute(id, 'lost')
  await payments.listSubscriptions(customerId)
  await payments.customerOfCharge(stripe.store.all('charge')[0]?.id ?? '')
  await payments.portalUrl({ customerId, returnUrl: 'https://perinka.example/settings', language: 'sk' })
  await payments.cancelNow(id)
  await payments.forgetCustomer(customerId)
  await inspectStripe(stripe.config)
  return given
}

interface Spot {
  path: string
  without: unknown
}

/** `value` again and again, each time without one of its fields; of a list its first member stands for all. */
function withoutEach(value: unknown, path = ''): Spot[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    return first === undefined
      ? []
      : withoutEach(first, `${path}[]`).map((spot) => ({ ...spot, without: [spot.without, ...rest] }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>
    const here = path === '' ? name : `${path}.${name}`
    const deeper = withoutEach(inner, here).map((spot) => ({ ...spot, without: { ...value, [name]: spot.without } }))
    return [{ path: here, without: rest }, ...deeper]
  })
}

/** What is in `metadata` is ours to choose. */
const withoutMetadata = (spots: Set<string>) => [...spots].filter((spot) => !spot.includes('metadata.')).sort()

describe('the contract with Stripe', () => {
  test('is that of the SDK in use: its API version, every operation and every event', () => {
    const derived = deriveContract(PAYMENT_EVENTS)
    expect(derived.apiVersion).toBe(Stripe.API_VERSION)
    expect(derived.operations.map(({ id }) => id)).toEqual([...OPERATIONS])
    expect(Object.keys(derived.events).sort()).toEqual([...PAYMENT_EVENTS].sort())
    expect(derived).toEqual(JSON.parse(JSON.stringify(derived)))
  })

  test('names no operation that the product does not use', async () => {
    const { stripe } = await everything()
    expect(new Set(stripe.requests.map(({ operation }) => operation))).toEqual(new Set(OPERATIONS))
  }, 60_000)

  test('notices an answer that lacks any one field, but those that Stripe may leave out', async () => {
    const { stripe, contract } = { ...(await everything()), contract: openContract() }
    const optional = new Set<string>()
    for (const { operation, reply } of stripe.requests.filter((one) => one.reply?.status === 200)) {
      expect(contract.faultsOfAnswer(operation, reply?.body)).toEqual([])
      for (const { path, without } of withoutEach(reply?.body)) {
        if (contract.faultsOfAnswer(operation, without).length === 0) optional.add(path)
      }
    }
    expect(withoutMetadata(optional)).toEqual([
      'address',
      'data[].items.data[].quantity',
      'data[].payment.payment_intent',
      'items.data[].quantity',
      'latest_invoice.confirmation_secret',
      'preferred_locales',
      'tax_exempt',
    ])
  }, 60_000)

  test('notices an event that lacks any one field, or is of a later kind', async () => {
    const { stripe, contract } = { ...(await everything()), contract: openContract() }
    const optional = new Set<string>()
    for (const event of stripe.sent) {
      for (const { path, without } of withoutEach(event)) {
        if (contract.faultsOfEvent(without).length === 0) optional.add(path)
      }
      expect(contract.faultsOfEvent({ ...event, type: `${event.type}.of_tomorrow` })).not.toEqual([])
    }
    expect(withoutMetadata(optional)).toEqual([
      'data.object.address',
      'data.object.items.data[].quantity',
      'data.object.preferred_locales',
      'data.object.tax_exempt',
    ])
  }, 60_000)

  test.each([
    ['an unknown parameter', (sdk: Stripe) => sdk.customers.create({ emial: 'nina@example.com' } as object)],
    ['an unknown one within another', (sdk: Stripe) => sdk.customers.create({ address: { contry: 'SK' } } as object)],
    [
      'an unknown one within a list',
      (sdk: Stripe) => sdk.subscriptions.create({ items: [{ pric: 'price_1' }] } as object),
    ],
    ['one of an older version', (sdk: Stripe) => sdk.subscriptions.create({ coupon: 'half' } as object)],
    [
      'a word that is not allowed',
      (sdk: Stripe) => sdk.subscriptions.create({ payment_behavior: 'default' as 'allow_incomplete' }),
    ],
    [
      'neither true nor false',
      (sdk: Stripe) => sdk.subscriptions.update('sub_1', { cancel_at_period_end: 'maybe' as unknown as boolean }),
    ],
    ['a number that is none', (sdk: Stripe) => sdk.coupons.create({ amount_off: 'half' as unknown as number })],
    ['an unknown one in an address', (sdk: Stripe) => sdk.subscriptions.list({ costumer: 'cus_1' } as object)],
    ['an operation that is not covered', (sdk: Stripe) => sdk.products.list()],
  ])('refuses %s', async (_, ask) => {
    const given = await givenStripe()
    const failure = await ask(sdkAt(given)).then(
      () => null,
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', code: 'parameter_unknown' })
    expect(given.stripe.wrong.splice(0)).not.toEqual([])
  })

  test('refuses another API version, an expansion of what is none, and one that leads too deep', async () => {
    const given = await givenStripe()
    const old = sdkAt(given, { apiVersion: '2024-06-20' as typeof Stripe.API_VERSION })
    await expect(old.customers.create({})).rejects.toThrow('API version 2024-06-20')
    expect(given.stripe.wrong.splice(0)).toHaveLength(1)
    const { id } = await given.subscriber()
    const show = (path: string) => sdkAt(given).subscriptions.retrieve(id, { expand: [path] })
    await expect(show('latest_invoice.payment_intent')).rejects.toThrow('cannot be expanded')
    await expect(show('latest_invoice.payments.data.payment.payment_intent')).rejects.toThrow('four levels')
  })

  test('fails whoever is answered with less than Stripe answers', async () => {
    const { stripe, payments, subscriber } = await givenStripe()
    const { customerId } = await subscriber()
    stripe.distort('Charges.list', (answer) => {
      delete (answer as unknown as Stripe.ApiList<Partial<Stripe.Charge>>).data[0]?.refunded
    })
    await payments.listSubscriptions(customerId)
    expect(stripe.wrong.splice(0)).toEqual([expect.stringContaining("/data/0 must have required property 'refunded'")])
  })

  test('notices an answer or an event that still has what is gone', async () => {
    const { stripe, contract } = { ...(await everything()), contract: openContract() }
    const subscription = stripe.store.all('subscription')[0]
    const old = { ...subscription, current_period_end: 1 }
    expect(contract.faultsOfAnswer('Subscriptions.cancel', old)).not.toEqual([])
    const [event] = stripe.sent
    expect(contract.faultsOfEvent({ ...event, data: { object: old } })).not.toEqual([])
    expect(contract.faultsOfAnswer('Subscriptions.cancel', { ...subscription, status: 'actve' })).not.toEqual([])
  })
})
