import { randomBytes } from 'node:crypto'
import { LEAST_CENTS } from '@perinka/contract/payments'
import type Stripe from 'stripe'
import { isPlaced, taxed } from './shop.ts'
import { idIn, type Store } from './store.ts'

/** The invoice of a period; it stands as the subscription's last one, paid already where nothing is due. */
export function makeInvoice(store: Store, subscription: Stripe.Subscription, reason: Stripe.Invoice.BillingReason) {
  const customer = store.get('customer', subscription.customer)
  const price = subscription.items.data[0]?.price as Stripe.Price
  const country = customer.address?.country
  const isTaxed = subscription.automatic_tax.enabled && isPlaced(country)
  const asked = Math.max(0, (price.unit_amount ?? 0) - discountOf(store, subscription, price))
  const { total, taxes } = isTaxed ? taxed(price, asked, country) : { total: asked, taxes: null }
  const wanted = Math.max(0, total + customer.balance)
  // Too little for a card: it waits on the customer's balance.
  const due = wanted < LEAST_CENTS ? 0 : wanted
  const details = { metadata: subscription.metadata, subscription: subscription.id }
  const invoice = store.make('invoice', {
    customer: customer.id,
    currency: price.currency,
    billing_reason: reason,
    starting_balance: customer.balance,
    subtotal: asked,
    total,
    total_taxes: taxes,
    amount_due: due,
    amount_remaining: due,
    status: due > 0 ? 'open' : 'paid',
    collection_method: 'charge_automatically',
    automatic_tax: { ...BLANK_TAX, enabled: isTaxed, status: isTaxed ? 'complete' : null },
    parent: { quote_details: null, subscription_details: details, type: 'subscription_details' },
    confirmation_secret: null,
  })
  customer.balance = due > 0 ? 0 : customer.balance + total
  if (due > 0) demandPayment(store, invoice)
  subscription.latest_invoice = invoice.id
  return invoice
}

const BLANK_TAX = { disabled_reason: null, liability: { type: 'self' }, provider: 'stripe' } as const

function discountOf(store: Store, { discounts }: Stripe.Subscription, price: Stripe.Price): number {
  const coupons = discounts.map((id) => store.get('coupon', couponIdOf(idIn(id))))
  const cents = price.unit_amount ?? 0
  return coupons.reduce((sum, { amount_off, percent_off }) => {
    return sum + (amount_off ?? Math.round((cents * (percent_off ?? 0)) / 100))
  }, 0)
}

/** A discount is the use of a coupon: its id says of which one. */
export const discountIdOf = (coupon: string) => `di_${coupon}`
const couponIdOf = (discount: string) => discount.slice('di_'.length)

function demandPayment(store: Store, invoice: Stripe.Invoice): void {
  const intent = store.make('payment_intent', {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    status: 'requires_payment_method',
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
  })
  intent.client_secret = `${intent.id}_secret_${randomBytes(8).toString('hex')}`
  store.make('invoice_payment', {
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  })
  invoice.confirmation_secret = { client_secret: intent.client_secret, type: 'payment_intent' }
}

/** How an invoice is to be paid. */
export function paymentOf(store: Store, invoice: Stripe.Invoice) {
  const payment = store.all('invoice_payment').find((one) => one.invoice === invoice.id)
  return payment ? { payment, intent: store.get('payment_intent', payment.payment.payment_intent) } : null
}
