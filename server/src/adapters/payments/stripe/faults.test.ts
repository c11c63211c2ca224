import { describe, expect, test } from 'vitest'
import { describeError } from '../../../http/log.ts'
import type { OperationId } from '../../../testing/stripe/contract/covered.ts'
import type { Fault } from '../../../testing/stripe/fake/faults.ts'
import { type GivenStripe, givenStripe } from '../../../testing/stripe/given-stripe.ts'

/** One question to Stripe on the way of a method; `prepare` gives the call, which may be made again. */
interface Step {
  method: string
  operation: OperationId
  prepare(given: GivenStripe): Promise<() => Promise<unknown>>
}

const step = (method: string, operation: OperationId, prepare: Step['prepare']): Step => ({
  method,
  operation,
  prepare,
})

const starting: Step['prepare'] = async ({ customer, start }) => {
  const customerId = await customer()
  return () => start(customerId, { discountPercentage: 50, idempotencyKey: 'the-order' })
}

const waiting = (ask: (given: GivenStripe, id: string) => Promise<unknown>): Step['prepare'] => {
  return async (given) => {
    const { id } = await given.start(await given.customer())
    return () => ask(given, id)
  }
}

const running = (
  ask: (given: GivenStripe, of: { id: string; customerId: string }) => Promise<unknown>,
): Step['prepare'] => {
  return async (given) => {
    const subscriber = await given.subscriber()
    given.stripe.refund(subscriber.id)
    given.stripe.dispute(subscriber.id)
    return () => ask(given, subscriber)
  }
}

/** A subscription without a payable invoice may end by itself: that it cannot be cancelled then is no failure. */
const CANCELLING_THE_VOID = step(
  'abandon',
  'Subscriptions.cancel',
  waiting(({ payments }, id) => payments.abandon(id)),
)

/** What is asked for with a key of ours: a second call has the same. */
const KEYED = new Set<OperationId>(['Customers.create', 'Subscriptions.create'])

const STEPS: Step[] = [
  CANCELLING_THE_VOID,
  step(
    'ensureCustomer',
    'Customers.create',
    async ({ customer }) =>
      () =>
        customer(),
  ),
  ...(['Customers.retrieve', 'Customers.update'] as const).map((operation) =>
    step('ensureCustomer', operation, async ({ customer }) => {
      const customerId = await customer()
      return () => customer({ customerId, country: 'CZ' })
    }),
  ),
  step('startSubscription', 'Coupons.retrieve', starting),
  step('startSubscription', 'Coupons.create', starting),
  step('startSubscription', 'Subscriptions.create', starting),
  ...(['Subscriptions.retrieve', 'PaymentIntents.retrieve'] as const).flatMap((operation) => [
    step(
      'findStarted',
      operation,
      waiting(({ payments }, id) => payments.findStarted(id)),
    ),
    step(
      'abandon',
      operation,
      waiting(({ payments }, id) => payments.abandon(id)),
    ),
  ]),
  step(
    'abandon',
    'Invoices.voidInvoice',
    waiting(({ payments }, id) => payments.abandon(id)),
  ),
  step(
    'setCancelAtPeriodEnd',
    'Subscriptions.update',
    running(({ payments }, { id }) => payments.setCancelAtPeriodEnd(id, true)),
  ),
  step(
    'cancelNow',
    'Subscriptions.cancel',
    running(({ payments }, { id }) => payments.cancelNow(id)),
  ),
  step(
    'portalUrl',
    'BillingPortal/Sessions.create',
    running(({ payments }, { customerId }) => {
      return payments.portalUrl({ customerId, returnUrl: 'https://perinka.example/settings', language: 'en' })
    }),
  ),
  ...(['Subscriptions.list', 'Charges.list', 'Disputes.list', 'InvoicePayments.list'] as const).map((operation) =>
    step(
      'listSubscriptions',
      operation,
      running(({ payments }, { customerId }) => payments.listSubscriptions(customerId)),
    ),
  ),
  ...(['Customers.retrieve', 'Subscriptions.list', 'Customers.del'] as const).map((operation) =>
    step(
      'forgetCustomer',
      operation,
      running(({ payments }, { customerId }) => payments.forgetCustomer(customerId)),
    ),
  ),
  step(
    'customerOfCharge',
    'Charges.retrieve',
    running(({ stripe, payments }) => {
      return payments.customerOfCharge(stripe.store.all('charge')[0]?.id ?? '')
    }),
  ),
]

/** Every step, side by side: the SDK waits half a second before it asks again. */
function atEachStep(
  steps: Step[],
  fault: Fault,
  times: number,
  then: (given: GivenStripe, ask: () => Promise<unknown>) => Promise<void>,
) {
  return Promise.all(
    steps.map(async ({ method, operation, prepare }) => {
      // Asked three times; what is answered at all is answered in time on a busy machine too.
      const given = await givenStripe({ timeoutMs: fault === 'mute' ? 5_000 : 60_000 })
      const ask = await prepare(given)
      given.stripe.fail(operation, fault, times)
      try {
        await then(given, ask)
      } catch (error) {
        throw new Error(`${method} at ${operation}`, { cause: error })
      }
      const twice = (['customer', 'subscription'] as const).filter((kind) => given.stripe.store.all(kind).length > 1)
      expect(twice, `${method} at ${operation} did something twice`).toEqual([])
    }),
  )
}

describe('Stripe, at each step of each method,', () => {
  test.each<[string, Fault, Step[]?]>([
    ['is down', 'break'],
    ['takes too long', 'mute'],
    ['does as asked but its answer is lost', 'lose-answer'],
    ['fails', { status: 500 }],
    ['is overrun', { status: 429 }],
    ['does not know the key', { status: 401 }],
    ['refuses', { status: 400, code: 'of_another_kind' }, STEPS.filter((one) => one !== CANCELLING_THE_VOID)],
  ])(
    '%s: the same failure always; once that is over the same call succeeds, and nothing was done twice',
    async (_, fault, steps = STEPS) => {
      await atEachStep(steps, fault, Number.POSITIVE_INFINITY, async ({ stripe }, ask) => {
        await expect(ask()).rejects.toMatchObject({ code: 'payment_failed' })
        stripe.heal()
        await ask()
      })
    },
  )

  test.each<[string, Fault, Step[]?]>([
    ['breaks off', 'break'],
    ['loses an answer', 'lose-answer'],
    ['fails', { status: 500 }],
    [
      'fails and says so again to the same key',
      { status: 500, isKept: true },
      STEPS.filter(({ operation }) => KEYED.has(operation)),
    ],
    ['asks to come again', { status: 429, headers: { 'stripe-should-retry': 'true' } }],
  ])('%s once: the family does not notice', async (_, fault, steps = STEPS) => {
    await atEachStep(steps, fault, 1, (_given, ask) => ask().then(() => undefined))
  })

  test('says in its errors what nobody may read: no word of it reaches a log', async () => {
    const { stripe, customer } = await givenStripe()
    stripe.fail('Customers.create', { status: 400, code: 'email_invalid', message: 'nina@example.com is no address' })
    const failure = await customer().catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'payment_failed', cause: { message: expect.stringContaining('nina@') } })
    const said = describeError(failure)
    expect(JSON.stringify(said)).not.toContain('nina@')
    expect(said).toMatchObject({ cause: { type: 'StripeInvalidRequestError', code: 'email_invalid', statusCode: 400 } })
  })
})
