import { describe, expect, test } from 'vitest'
import { stripePayments } from '../adapters/payments/stripe.ts'
import { testApp } from '../testing/app.ts'
import { scriptedIdentity } from '../testing/identity.ts'

const STRIPE = {
  adapter: 'stripe',
  ...{ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', priceId: 'price_1' },
  ...{ webhookSecrets: ['whsec_1'], apiUrl: 'http://localhost:1' },
} as const
const FIREBASE = { apiKey: 'key', authDomain: 'perinka.firebaseapp.com', projectId: 'perinka' }

async function headersOf(app: ReturnType<typeof testApp>) {
  const { headers } = await app.ask('/stories')
  const policy = headers.get('Content-Security-Policy') ?? ''
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ')
  return { policy, directive, permissions: headers.get('Permissions-Policy') }
}

describe('our pages may load from and talk to', () => {
  test('nobody else, unless the settings call for it', async () => {
    const { policy, directive, permissions } = await headersOf(testApp())
    expect(policy).not.toMatch(/stripe|google|firebase/)
    expect(directive('script-src')).toEqual(["'self'"])
    expect(directive('connect-src')).toEqual(["'self'"])
    expect(directive('frame-src')).toEqual(["'self'"])
    expect(permissions).toContain('payment=(self)')
  })

  test('Stripe where it takes the money, and its frames to the browser’s own payments', async () => {
    const payments = ({ log }: { log: Parameters<typeof stripePayments>[1] }) => stripePayments(STRIPE, log)
    const { policy, directive, permissions } = await headersOf(testApp({ payments }))
    const library = ['https://js.stripe.com', 'https://*.js.stripe.com']
    expect(directive('script-src')).toEqual(["'self'", ...library])
    expect(directive('connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
    expect(directive('frame-src')).toEqual(["'self'", ...library, 'https://hooks.stripe.com'])
    expect(permissions).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")')
    expect(policy).not.toMatch(/google|firebase/)
  })

  test('Firebase where it keeps the accounts', async () => {
    const identity = () => ({ ...scriptedIdentity(), firebase: FIREBASE })
    const { policy, directive } = await headersOf(testApp({ identity }))
    expect(directive('script-src')).toEqual(["'self'", 'https://apis.google.com'])
    expect(directive('connect-src')).toEqual([
      ...["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    ])
    expect(directive('frame-src')).toEqual(["'self'", 'https://perinka.firebaseapp.com'])
    expect(policy).not.toContain('stripe')
  })
})
