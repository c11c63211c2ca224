import { describe, expect, test } from 'vitest'
import { PAYMENT_EVENTS } from '../../../ports/payments.ts'
import type { FakeStripe } from '../../../testing/stripe/fake-stripe.ts'
import { givenStripe } from '../../../testing/stripe/given-stripe.ts'
import { stripePayments } from '../stripe.ts'

async function toldOnce() {
  const given = await givenStripe()
  const { customerId } = await given.subscriber()
  const [event] = given.stripe.sent
  if (!event) throw new Error('nothing was told')
  return { ...given, customerId, event }
}

const withSecrets = ({ config }: FakeStripe, webhookSecrets: string[]) => {
  return stripePayments({ ...config, webhookSecrets }, { warn() {}, error() {} })
}

const REFUSED = expect.objectContaining({ code: 'webhook_refused' })

describe('a message from Stripe', () => {
  test('says what happened, and to whom', async () => {
    const { stripe, payments, customerId, event } = await toldOnce()
    const { raw, signature } = stripe.webhook(event)
    expect(payments.parseWebhook(Buffer.from(raw), signature)).toEqual({
      id: event.id,
      type: 'customer.subscription.created',
      customerId,
      chargeId: null,
    })
  })

  test('of every kind that means something names the family, or its charge', async () => {
    const { stripe, payments, customer, start, subscriber } = await givenStripe()
    const { customerId, id } = await subscriber()
    stripe.renew(id)
    stripe.failRenewal(id)
    stripe.ask(id)
    stripe.pay(id)
    stripe.refund(id, 1)
    stripe.dispute(id)
    stripe.decideDispute(id, 'won')
    stripe.pause(id)
    stripe.resume(id)
    stripe.failInvoice(id)
    await payments.forgetCustomer(customerId)
    const rich = await customer({ userId: 'u2' })
    stripe.store.get('customer', rich).balance = -1000
    const setup = await start(rich)
    stripe.failSetup(setup.id)
    stripe.pay(setup.id)

    const told = stripe.sent.map((event) => {
      const { raw, signature } = stripe.webhook(event)
      return payments.parseWebhook(Buffer.from(raw), signature)
    })
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(PAYMENT_EVENTS))
    const [charge] = stripe.store.all('dispute').map((dispute) => dispute.charge)
    for (const { type, customerId: whose, chargeId } of told) {
      if (type.startsWith('charge.dispute')) expect([type, whose, chargeId]).toEqual([type, null, charge])
      else expect([type, [customerId, rich].includes(whose ?? ''), chargeId]).toEqual([type, true, null])
    }
  })

  test('may show the customer whole, name nobody, or be of a kind we have never heard of', async () => {
    const { stripe, payments, event } = await toldOnce()
    const parse = (type: string, object: object) => {
      const { raw, signature } = stripe.webhook({ ...event, type, data: { object } } as unknown as typeof event)
      const { customerId, chargeId } = payments.parseWebhook(Buffer.from(raw), signature)
      return [customerId, chargeId]
    }
    expect(parse('invoice.paid', { object: 'invoice', customer: { id: 'cus_1', object: 'customer' } })).toEqual([
      'cus_1',
      null,
    ])
    expect(parse('customer.deleted', { object: 'customer', id: 'cus_1' })).toEqual(['cus_1', null])
    expect(parse('charge.dispute.created', { object: 'dispute', charge: { id: 'ch_1' } })).toEqual([null, 'ch_1'])
    expect(parse('price.updated', { object: 'price', id: 'price_1' })).toEqual([null, null])
    expect(parse('invoice.of_tomorrow', { object: 'invoice', customer: null })).toEqual([null, null])
  })

  test('counts only as the very bytes that were signed, by Stripe, within five minutes', async () => {
    const { stripe, payments, event } = await toldOnce()
    const { raw, signature } = stripe.webhook(event)
    const now = Math.floor(Date.now() / 1000)
    const parse = (body: string, header: string | undefined) => () => payments.parseWebhook(Buffer.from(body), header)
    expect(parse(raw, signature)).not.toThrow()
    expect(parse(raw, stripe.webhook(event, { timestamp: now - 290 }).signature)).not.toThrow()
    expect(parse(JSON.stringify(JSON.parse(raw)), signature)).toThrow(REFUSED)
    expect(parse(raw.replace('created', 'deleted'), signature)).toThrow(REFUSED)
    expect(parse(raw, stripe.webhook(event, { timestamp: now - 301 }).signature)).toThrow(REFUSED)
    expect(parse(raw, stripe.webhook(event, { secret: 'whsec_of_a_thief' }).signature)).toThrow(REFUSED)
    expect(parse(raw, undefined)).toThrow(REFUSED)
    expect(parse(raw, 't=1,v1=00')).toThrow(REFUSED)
    expect(parse('', signature)).toThrow(REFUSED)
  })

  test('that was parsed before it was verified is refused', async () => {
    const { stripe, payments, event } = await toldOnce()
    const { signature } = stripe.webhook(event)
    expect(() => payments.parseWebhook(event as unknown as Uint8Array, signature)).toThrow(REFUSED)
  })

  test.each([
    'null',
    '[]',
    '"text"',
    '{}',
    '{"id":"evt_1","type":"invoice.paid","data":null}',
    '{"object":"v2.core.event"}',
  ])('that is signed but no event is refused: %s', async (raw) => {
    const { stripe, payments } = await givenStripe()
    const { signature } = stripe.signed(raw)
    expect(() => payments.parseWebhook(Buffer.from(raw), signature)).toThrow(REFUSED)
  })

  test('is believed with either secret while one is being replaced, and never with an empty one', async () => {
    const { stripe, event } = await toldOnce()
    const [current = ''] = stripe.config.webhookSecrets
    const { raw, signature } = stripe.webhook(event)
    const parse =
      (secrets: string[], header = signature) =>
      () => {
        return withSecrets(stripe, secrets).parseWebhook(Buffer.from(raw), header)
      }
    expect(parse(['whsec_new', current])).not.toThrow()
    expect(parse([current, 'whsec_old'])).not.toThrow()
    expect(parse(['whsec_new'])).toThrow(REFUSED)
    expect(parse([''])).toThrow(REFUSED)
    expect(parse([])).toThrow(REFUSED)
    expect(parse([''], stripe.webhook(event, { secret: ' ' }).signature)).toThrow(REFUSED)
  })
})
