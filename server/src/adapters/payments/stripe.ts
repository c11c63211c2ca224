import type { PaymentsConfig } from '../../config/payments.ts'
import type { Payments } from '../../ports/payments.ts'
import { openStripe, type StripeLog, type StripeOptions } from './stripe/client.ts'
import { customerOfCharge, ensureCustomer, forgetCustomer } from './stripe/customers.ts'
import { abandon, cancelNow, setCancelAtPeriodEnd } from './stripe/end.ts'
import { failing } from './stripe/failing.ts'
import { listSubscriptions } from './stripe/list.ts'
import { findStarted, startSubscription } from './stripe/start.ts'
import { parseWebhook } from './stripe/webhooks.ts'

/** Stripe takes the money. Nothing is asked of it before a method is called. */
export function stripePayments(
  config: Extract<PaymentsConfig, { adapter: 'stripe' }>,
  log: StripeLog,
  options?: StripeOptions,
): Payments {
  const stripe = openStripe(config, options)
  const { priceId, publishableKey, webhookSecrets } = config
  return {
    adapter: 'stripe',
    publishableKey,
    ensureCustomer: failing((payer) => ensureCustomer(stripe, payer)),
    startSubscription: failing((order) => startSubscription({ stripe, priceId, log }, order)),
    findStarted: failing((id) => findStarted(stripe, id)),
    abandon: failing((id) => abandon(stripe, id)),
    setCancelAtPeriodEnd: failing((id, ends) => setCancelAtPeriodEnd(stripe, id, ends)),
    cancelNow: failing((id) => cancelNow(stripe, id)),
    portalUrl: failing(async ({ customerId, returnUrl, language }) => {
      const wish = { customer: customerId, return_url: returnUrl, locale: language }
      return (await stripe.billingPortal.sessions.create(wish)).url
    }),
    listSubscriptions: failing((customerId) => listSubscriptions(stripe, customerId)),
    forgetCustomer: failing((customerId) => forgetCustomer(stripe, customerId)),
    customerOfCharge: failing((chargeId) => customerOfCharge(stripe, chargeId)),
    parseWebhook: (raw, signature) => parseWebhook(stripe, webhookSecrets, raw, signature),
  }
}
