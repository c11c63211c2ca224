import type { Settings } from './settings.ts'

/** Who takes the money, if anybody. */
export type PaymentsConfig =
  | { adapter: 'sandbox' }
  | { adapter: 'off' }
  | {
      adapter: 'stripe'
      secretKey: string
      publishableKey: string
      /** The price of a month of Premium: 5.99 € with the tax included. */
      priceId: string
      /** Newest first: while one is being replaced both are good. */
      webhookSecrets: string[]
      /** Where Stripe's API answers; null: at Stripe. */
      apiUrl: string | null
    }

const ADAPTERS = ['sandbox', 'stripe', 'off'] as const
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_ID', 'STRIPE_WEBHOOK_SECRET'] as const

/** `PAYMENTS` and `STRIPE_*`; Stripe by itself where its key is set. */
export function readPayments(settings: Settings): PaymentsConfig {
  const isSet = settings.text('STRIPE_SECRET_KEY') !== null
  const adapter = settings.oneOf('PAYMENTS', ADAPTERS, isSet ? 'stripe' : 'sandbox')
  const apiUrl = settings.server('STRIPE_API_URL', 'http://localhost:12111')
  if (adapter !== 'stripe') {
    if (settings.text('PAYMENTS') === null) {
      settings.refuseIdle([...STRIPE.slice(1), 'STRIPE_API_URL'], 'STRIPE_SECRET_KEY')
    }
    return { adapter }
  }
  const missing = STRIPE.filter((name) => settings.text(name) === null)
  if (missing.length > 0) {
    settings.problems.push(`Payments through Stripe also need ${new Intl.ListFormat('en-GB').format(missing)}.`)
  }
  const [secretKey = '', publishableKey = '', priceId = '', webhookSecret = ''] = STRIPE.map(
    (name) => settings.text(name) ?? '',
  )
  return {
    adapter,
    secretKey,
    publishableKey,
    priceId,
    webhookSecrets: webhookSecret.split(',').map((secret) => secret.trim()),
    apiUrl,
  }
}
