import type Stripe from 'stripe'
import type { Announce } from './answer.ts'
import { end } from './endings.ts'
import { makeInvoice, paymentOf } from './invoices.ts'
import type { Store } from './store.ts'

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** What families, banks and the calendar do; each tells the webhook of it as Stripe would. `id`: a subscription's. */
export interface Life {
  /** The family pays what is open, or sets up its card. */
  pay(id: string): void
  /** The card is declined. */
  decline(id: string): void
  /** The bank asks the family first. */
  ask(id: string): void
  /** The bank takes its time. */
  process(id: string): void
  /** The bank refuses the card that was to be set up. */
  failSetup(id: string): void
  pause(id: string): void
  resume(id: string): void
  /** Stripe could not finish an invoice. */
  failInvoice(id: string): void
  /** A day has passed without the first payment. */
  expire(id: string): void
  renew(id: string): void
  failRenewal(id: string): void
  /** A cancelled one reaches its end; one whose renewal failed is given up. */
  endPeriod(id: string): void
  /** Of its last payment: all of it unless told. */
  refund(id: string, cents?: number): void
  dispute(id: string, status?: Stripe.Dispute.Status): void
  decideDispute(id: string, status: Stripe.Dispute.Status): void
}

export function lifeOf(store: Store, announce: Announce): Life {
  const find = (id: string) => store.get('subscription', id)
  const invoiceOf = (id: string) => store.get('invoice', find(id).latest_invoice)

  function change(id: string, fields: Partial<Stripe.Subscription>, type = 'customer.subscription.updated') {
    announce(type, Object.assign(find(id), fields))
  }

  function chargeOf(id: string, fields: Partial<Stripe.Charge>): Stripe.Charge {
    const invoice = invoiceOf(id)
    const intent = paymentOf(store, invoice)?.intent
    if (!intent) throw new Error('nothing is to be paid')
    const { amount, currency, customer } = intent
    const made = store.make('charge', { amount, currency, customer, payment_intent: intent.id, ...fields })
    intent.latest_charge = made.id
    return made
  }

  function pay(id: string) {
    const { status, pending_setup_intent: setup } = find(id)
    if (setup) {
      announce('setup_intent.succeeded', Object.assign(store.get('setup_intent', setup), { status: 'succeeded' }))
      return change(id, { pending_setup_intent: null })
    }
    if (!['incomplete', 'past_due', 'unpaid'].includes(status)) throw new Error(`${status}: nothing is to be paid`)
    const invoice = invoiceOf(id)
    const { payment, intent } = paymentOf(store, invoice) ?? {}
    chargeOf(id, { status: 'succeeded', paid: true, captured: true, amount_captured: invoice.amount_due })
    Object.assign(intent ?? {}, { status: 'succeeded', amount_received: invoice.amount_due })
    Object.assign(payment ?? {}, { status: 'paid', amount_paid: invoice.amount_due })
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 })
    announce('invoice.paid', invoice)
    change(id, { status: 'active' })
  }

  function beginPeriod(id: string) {
    const [item] = find(id).items.data
    if (!item) throw new Error('a subscription to nothing')
    item.current_period_start = item.current_period_end
    item.current_period_end += MONTH_SECONDS
    makeInvoice(store, find(id), 'subscription_cycle')
  }

  function lastPaid(id: string): Stripe.Charge {
    const found = store.all('charge').find((one) => one.customer === find(id).customer && one.status === 'succeeded')
    if (!found) throw new Error('nothing was paid')
    return found
  }

  return {
    pay,
    decline(id) {
      chargeOf(id, { status: 'failed', failure_code: 'card_declined' })
      announce('invoice.payment_failed', invoiceOf(id))
    },
    ask(id) {
      Object.assign(paymentOf(store, invoiceOf(id))?.intent ?? {}, { status: 'requires_action' })
      announce('invoice.payment_action_required', invoiceOf(id))
    },
    process(id) {
      Object.assign(paymentOf(store, invoiceOf(id))?.intent ?? {}, { status: 'processing' })
    },
    failSetup(id) {
      announce('setup_intent.setup_failed', store.get('setup_intent', find(id).pending_setup_intent))
    },
    pause: (id) => change(id, { status: 'paused' }, 'customer.subscription.paused'),
    resume: (id) => change(id, { status: 'active' }, 'customer.subscription.resumed'),
    failInvoice: (id) => announce('invoice.finalization_failed', invoiceOf(id)),
    expire(id) {
      if (end(store, find(id))) change(id, {})
    },
    renew(id) {
      beginPeriod(id)
      find(id).status = 'past_due'
      pay(id)
    },
    failRenewal(id) {
      beginPeriod(id)
      chargeOf(id, { status: 'failed', failure_code: 'insufficient_funds' })
      announce('invoice.payment_failed', invoiceOf(id))
      change(id, { status: 'past_due' })
    },
    endPeriod(id) {
      end(store, find(id))
      find(id).ended_at = find(id).items.data[0]?.current_period_end ?? null
      change(id, {}, 'customer.subscription.deleted')
    },
    refund(id, cents) {
      const charge = lastPaid(id)
      charge.amount_refunded += cents ?? charge.amount - charge.amount_refunded
      charge.refunded = charge.amount_refunded === charge.amount
      announce('charge.refunded', charge)
    },
    dispute(id, status = 'needs_response') {
      const charge = lastPaid(id)
      charge.disputed = true
      const { amount, currency, payment_intent } = charge
      const dispute = store.make('dispute', {
        amount,
        currency,
        payment_intent,
        charge: charge.id,
        status,
        reason: 'general',
      })
      announce('charge.dispute.created', dispute)
    },
    decideDispute(id, status) {
      const dispute = store.all('dispute').find(({ charge }) => charge === lastPaid(id).id)
      if (!dispute) throw new Error('nothing is disputed')
      announce('charge.dispute.closed', Object.assign(dispute, { status }))
    },
  }
}
