import type Stripe from 'stripe'

/** What we have Stripe show within a subscription. */
export const SHOWN = ['latest_invoice.confirmation_secret', 'pending_setup_intent']

export function readSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(id, { expand: SHOWN })
}

/** Its last invoice, which `SHOWN` asked for. */
export function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (!invoice || typeof invoice !== 'object') throw new TypeError('Stripe showed no invoice')
  return invoice
}

const DONE = new Set(['succeeded', 'processing', 'requires_capture'])

/** Whether the first payment has been made, or a bank is at it, though the subscription does not say so yet. */
export async function isPaidOrUnderWay(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
  const secret = invoiceOf(subscription).confirmation_secret?.client_secret
  if (!secret?.startsWith('pi_')) return false
  const { status } = await stripe.paymentIntents.retrieve(secret.slice(0, secret.indexOf('_secret_')))
  return DONE.has(status)
}
