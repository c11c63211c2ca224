import { describe, expect, test } from 'vitest'
import { givenStripe } from '../../../testing/stripe/given-stripe.ts'
import { inspectStripe } from './inspect.ts'

const wrongIn = (findings: { says: string; isFine: boolean }[]) => {
  return findings.filter(({ isFine }) => !isFine).map(({ says }) => says)
}

describe('a look at the account at Stripe', () => {
  test('finds everything in order, and changes nothing', async () => {
    const { stripe } = await givenStripe()
    const findings = await inspectStripe(stripe.config)
    expect(findings.map(({ says }) => says)).toEqual([
      'Test mode: no card is charged.',
      `Price ${stripe.config.priceId}: 5.99 EUR a month, tax included, active.`,
      'Stripe Tax: active.',
      'Webhook https://perinka.example/api/webhooks/stripe: all 15 events that are needed.',
    ])
    expect(wrongIn(findings)).toEqual([])
    expect(stripe.requests.map(({ operation }) => operation).join()).not.toMatch(/create|update|del/)
  })

  test.each([
    ['is not active', { active: false }],
    ['asks for 699 (eur) instead of 599 (eur)', { unit_amount: 699 }],
    ['asks for 599 (usd) instead of 599 (eur)', { currency: 'usd' }],
    ['has its tax exclusive instead of inclusive', { tax_behavior: 'exclusive' }],
    ['is not monthly', { recurring: null }],
  ] as const)('says that the price %s', async (said, price) => {
    const { stripe } = await givenStripe({ price })
    expect(wrongIn(await inspectStripe(stripe.config))).toEqual([
      `Price ${stripe.config.priceId} ${said}: nobody can subscribe.`,
    ])
  })

  test('says what Stripe Tax lacks', async () => {
    const { stripe } = await givenStripe()
    Object.assign(stripe.store.taxSettings, {
      status: 'pending',
      status_details: { pending: { missing_fields: ['head_office', 'defaults.tax_code'] } },
    })
    expect(wrongIn(await inspectStripe(stripe.config))).toEqual([
      'Stripe Tax: pending, lacks head_office, defaults.tax_code: nobody can subscribe.',
    ])
  })

  test('says which events the webhook lacks, that it is off, or that there is none', async () => {
    const { stripe } = await givenStripe()
    const [endpoint] = stripe.store.all('webhook_endpoint')
    if (!endpoint) throw new Error('there is a webhook')
    endpoint.enabled_events = endpoint.enabled_events.filter((type) => type !== 'invoice.paid')
    endpoint.status = 'disabled'
    expect(wrongIn(await inspectStripe(stripe.config))).toEqual([
      'Webhook https://perinka.example/api/webhooks/stripe: disabled; lacks invoice.paid.',
    ])
    Object.assign(endpoint, { enabled_events: ['*'], status: 'enabled', api_version: '2024-06-20' })
    expect(wrongIn(await inspectStripe(stripe.config))[0]).toContain('events in version 2024-06-20')
    endpoint.url = 'https://perinka.example/elsewhere'
    expect(wrongIn(await inspectStripe(stripe.config))).toEqual([
      'No webhook delivers to an address that ends in /api/webhooks/stripe.',
    ])
  })

  test('says that the price is unknown, or the key wrong, as one failure', async () => {
    const { stripe } = await givenStripe()
    const asked = inspectStripe({ ...stripe.config, priceId: 'price_of_another_account' })
    await expect(asked).rejects.toMatchObject({ code: 'payment_failed', cause: { code: 'resource_missing' } })
    const keyless = inspectStripe({ ...stripe.config, secretKey: 'pk_test_1' })
    await expect(keyless).rejects.toMatchObject({ code: 'payment_failed', cause: { statusCode: 401 } })
  })
})
