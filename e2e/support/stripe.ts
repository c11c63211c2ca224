import { VOICELESS } from '@perinka/server/testing/program'
import { type FakeStripe, fakeStripe } from '@perinka/server/testing/stripe/fake-stripe'
import type { Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'
import { stripeScript } from './stripe-script.ts'

/** The product with payments through Stripe, whose API and whose browser code are stand-ins. */
export interface PaidProduct extends Product {
  stripe: FakeStripe
  /** This browser gets the stand-in for Stripe's script. Answers the addresses of Stripe's that were asked for so far. */
  givesScript(page: Page): Promise<string[]>
  /** Tells the product's webhook of all that has happened since the last time. */
  tells(): Promise<void>
}

export async function startPaidProduct(): Promise<PaidProduct> {
  const stripe = await fakeStripe()
  const { secretKey, publishableKey, priceId, webhookSecrets, apiUrl } = stripe.config
  const product = await startProduct({
    env: {
      ...VOICELESS,
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_PRICE_ID: priceId,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.join(','),
      STRIPE_API_URL: apiUrl ?? '',
    },
  })
  let told = 0
  async function tells() {
    for (; told < stripe.sent.length; told++) {
      const event = stripe.sent[told]
      if (!event) return
      const { raw, signature } = stripe.webhook(event)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const answer = await fetch(`${product.url}/api/webhooks/stripe`, { method: 'POST', headers, body: raw })
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}: ${await answer.text()}`)
    }
  }
  return {
    ...product,
    stripe,
    tells,
    async givesScript(page) {
      const asked: string[] = []
      await page.route('https://js.stripe.com/**', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: stripeScript() })
      })
      await page.route('https://api.stripe.com/**', async (route) => {
        asked.push(route.request().url())
        const subscription = stripe.store.all('subscription').find(({ status }) => status === 'incomplete')
        if (subscription) stripe.pay(subscription.id)
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} })
      })
      return asked
    },
    async stop() {
      await product.stop()
      await stripe.close()
    },
  }
}
