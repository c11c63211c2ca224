import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { OperationId } from '../contract/covered.ts'
import { type Announce, type Answer, requireObject, toList } from './answer.ts'
import { livingCustomer } from './customer-answers.ts'
import { end, voidInvoice } from './endings.ts'
import { discountIdOf, makeInvoice, paymentOf } from './invoices.ts'
import { missing, Refusal } from './refusal.ts'
import { isPlaced } from './shop.ts'
import type { Store } from './store.ts'

const MONTH_SECONDS = 30 * 24 * 60 * 60

export function subscriptionAnswers(announce: Announce) {
  return {
    'Subscriptions.create': (store, params) => {
      const made = makeSubscription(store, params as unknown as Stripe.SubscriptionCreateParams)
      announce('customer.subscription.created', made)
      return made
    },
    'Subscriptions.retrieve': (store, _, parts) => requireObject(store, 'subscription', Object.values(parts)[0]),
    'Subscriptions.update': (store, params, parts) => {
      const found = unended(store, Object.values(parts)[0])
      const { cancel_at_period_end: ends = found.cancel_at_period_end } = params as Stripe.SubscriptionUpdateParams
      Object.assign(found, { cancel_at_period_end: ends, canceled_at: ends ? store.now() : null })
      announce('customer.subscription.updated', found)
      return found
    },
    'Subscriptions.cancel': (store, _, parts) => {
      const found = unended(store, Object.values(parts)[0])
      end(store, found)
      announce('customer.subscription.deleted', found)
      return found
    },
    'Subscriptions.list': (store, params) => {
      const { customer, status } = params
      if (!store.find('customer', customer)) throw missing('customer', customer, 'customer')
      const found = store.all('subscription').filter((one) => {
        return (
          one.customer === customer && (status === 'all' || (status ? one.status === status : one.ended_at === null))
        )
      })
      return toList('/v1/subscriptions', found, params)
    },
    'Invoices.voidInvoice': (store, _, parts) => {
      const invoice = requireObject(store, 'invoice', Object.values(parts)[0])
      const isBusy = paymentOf(store, invoice)?.intent.status === 'processing'
      if (invoice.status !== 'open' || isBusy)
        throw new Refusal(400, { message: 'This invoice can no longer be voided.' })
      voidInvoice(store, invoice)
      const waiting = store.all('subscription').find(({ latest_invoice: last }) => last === invoice.id)
      if (waiting?.status === 'incomplete') end(store, waiting)
      return invoice
    },
  } satisfies Partial<Record<OperationId, Answer>>
}

function unended(store: Store, id: string | undefined): Stripe.Subscription {
  const found = requireObject(store, 'subscription', id)
  if (found.ended_at !== null) throw missing('subscription', id)
  return found
}

function makeSubscription(store: Store, params: Stripe.SubscriptionCreateParams): Stripe.Subscription {
  const customer = livingCustomer(store, params.customer, 'customer')
  const [wanted] = params.items ?? []
  const price = store.find('price', wanted?.price)
  if (!price) throw missing('price', wanted?.price, 'items[0][price]')
  if (params.payment_behavior !== 'default_incomplete') throw new Error('the stand-in knows one payment behavior')
  const isTaxed = params.automatic_tax?.enabled === true
  if (isTaxed) refuseTax(store, customer)
  const discounts = (params.discounts || []).map(({ coupon }) => {
    if (!store.find('coupon', coupon)) throw missing('coupon', coupon, 'discounts[0][coupon]')
    return discountIdOf(coupon as string)
  })
  const subscription = store.make('subscription', {
    customer: customer.id,
    currency: price.currency,
    discounts,
    metadata: params.metadata as Stripe.Metadata,
    automatic_tax: { disabled_reason: null, enabled: isTaxed, liability: { type: 'self' } },
    status: 'incomplete',
    collection_method: 'charge_automatically',
  })
  const start = store.now()
  const item = {
    ...store.blank<Stripe.SubscriptionItem>('SubscriptionItems:SubscriptionItem'),
    id: `si_${subscription.id}`,
    subscription: subscription.id,
    price,
    quantity: 1,
    current_period_start: start,
    current_period_end: start + MONTH_SECONDS,
  }
  subscription.items = { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' }
  const invoice = makeInvoice(store, subscription, 'subscription_create')
  if (invoice.status === 'paid') beginWithoutPayment(store, subscription)
  return subscription
}

/** Nothing is due: it is active at once, and the card is still to be set up. */
function beginWithoutPayment(store: Store, subscription: Stripe.Subscription): void {
  const setup = store.make('setup_intent', {
    customer: subscription.customer,
    status: 'requires_payment_method',
    usage: 'off_session',
    payment_method_types: ['card'],
  })
  setup.client_secret = `${setup.id}_secret_${randomBytes(8).toString('hex')}`
  Object.assign(subscription, { status: 'active', pending_setup_intent: setup.id })
}

function refuseTax(store: Store, customer: Stripe.Customer): void {
  if (store.taxSettings.status !== 'active') throw new Refusal(400, { message: 'Stripe Tax has not been activated.' })
  if (isPlaced(customer.address?.country)) return
  const message = "The customer's location isn't recognized."
  throw new Refusal(400, { code: 'customer_tax_location_invalid', message, param: 'automatic_tax[enabled]' })
}
