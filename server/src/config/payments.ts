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
/** What Stripe cannot do without, and what each of them is. */
export const STRIPE_NEEDS = {
  STRIPE_SECRET_KEY: 'the key with which this server asks Stripe; without Stripe set PAYMENTS=off',
  STRIPE_PUBLISHABLE_KEY: 'the key that browsers see',
  STRIPE_PRICE_ID: 'the price of a month of Premium',
  STRIPE_WEBHOOK_SECRET: 'what Stripe signs its messages with',
} as const
const STRIPE = Object.keys(STRIPE_NEEDS) as (keyof typeof STRIPE_NEEDS)[]

/** `PAYMENTS` and `STRIPE_*`; Stripe by itself where its key is set. Production tells of what is missing itself. */
export function readPayments(settings: Settings): PaymentsConfig {
  const production = settings.text('NODE_ENV') === 'production'
  const isSet = settings.text('STRIPE_SECRET_KEY') !== null
  const adapter = settings.oneOf('PAYMENTS', ADAPTERS, isSet ? 'stripe' : 'sandbox')
  const apiUrl = settings.server('STRIPE_API_URL', 'http://localhost:12111')
  const missing = STRIPE.filter((name) => settings.text(name) === null)
  if (adapter !== 'stripe') {
    if (settings.text('PAYMENTS') === null) {
      if (!production) settings.refuseIdle([...STRIPE.slice(1), 'STRIPE_API_URL'], 'without STRIPE_SECRET_KEY')
    } else if (production && adapter === 'sandbox') {
      settings.problems.push(
        'PAYMENTS=sandbox takes test cards only and is refused with NODE_ENV=production: set stripe or off.',
      )
    }
    return { adapter }
  }
  if (missing.length > 0 && !production) {
    settings.problems.push(`Payments through Stripe also need ${new Intl.ListFormat('en-GB').format(missing)}.`)
  }
  const [secretKey = '', publishableKey = '', priceId = '', written = ''] = STRIPE.map(
    (name) => settings.text(name) ?? '',
  )
  const webhookSecrets = settings.list('STRIPE_WEBHOOK_SECRET')
  settings.problems.push(...wrongKeys(secretKey, publishableKey), ...wrongNames(priceId, written, webhookSecrets))
  return { adapter, secretKey, publishableKey, priceId, webhookSecrets, apiUrl }
}

/** Live keys move money; with others, or with a stand-in for Stripe's own kind, none moves. */
export function takesRealMoney({ secretKey }: { secretKey: string }): boolean {
  return mode(secretKey) === 'live'
}

/** The values are never repeated: one of them is secret. An empty one is told of elsewhere. */
function wrongKeys(secretKey: string, publishableKey: string): string[] {
  const problems: string[] = []
  if (secretKey.startsWith('pk_')) {
    problems.push('STRIPE_SECRET_KEY holds a publishable key (pk_…); the secret one begins with sk_ or rk_.')
  } else if (secretKey && !isSecret(secretKey)) {
    problems.push('STRIPE_SECRET_KEY must begin with sk_ or rk_.')
  }
  if (isSecret(publishableKey)) {
    problems.push(
      'STRIPE_PUBLISHABLE_KEY holds a secret key, and every browser would see it; the right one begins with pk_.',
    )
  } else if (publishableKey && !publishableKey.startsWith('pk_')) {
    problems.push('STRIPE_PUBLISHABLE_KEY must begin with pk_.')
  }
  const [secretMode, publishableMode] = [mode(secretKey), mode(publishableKey)]
  if (problems.length === 0 && secretMode && publishableMode && secretMode !== publishableMode) {
    problems.push(
      `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} key; they must be of one kind.`,
    )
  }
  return problems
}

function wrongNames(priceId: string, written: string, webhookSecrets: string[]): string[] {
  const problems: string[] = []
  if (priceId && !priceId.startsWith('price_')) {
    problems.push('STRIPE_PRICE_ID must be the id of a price, which begins with price_.')
  }
  if (written && !(webhookSecrets.length > 0 && webhookSecrets.every((secret) => secret.startsWith('whsec_')))) {
    problems.push('STRIPE_WEBHOOK_SECRET must begin with whsec_; two of them with a comma between.')
  }
  return problems
}

const isSecret = (key: string) => /^[sr]k_/.test(key)

function mode(key: string): string | undefined {
  return /^(?:sk|rk|pk)_(live|test)_/.exec(key)?.[1]
}
