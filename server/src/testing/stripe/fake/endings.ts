import type Stripe from 'stripe'
import { paymentOf } from './invoices.ts'
import type { Store } from './store.ts'

const OVER = new Set(['canceled', 'incomplete_expired'])

/** Ends a subscription at once; false where it has ended. What was never paid is voided and expires. */
export function end(store: Store, subscription: Stripe.Subscription): boolean {
  if (OVER.has(subscription.status)) return false
  const isUnpaid = subscription.status === 'incomplete'
  Object.assign(subscription, {
    status: isUnpaid ? 'incomplete_expired' : 'canceled',
    ended_at: store.now(),
    canceled_at: subscription.canceled_at ?? store.now(),
  })
  const invoice = store.find('invoice', subscription.latest_invoice)
  if (isUnpaid && invoice) voidInvoice(store, invoice)
  return true
}

/** Nobody can pay it any more. */
export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  invoice.status = 'void'
  invoice.amount_remaining = 0
  const due = paymentOf(store, invoice)
  if (!due) return
  due.intent.status = 'canceled'
  due.payment.status = 'canceled'
}
