import type Stripe from 'stripe'
import { isOver, type SubscriptionState } from '../../../ports/payments.ts'
import { idOf } from './customers.ts'
import { refusalOf } from './failing.ts'

/** More than a family could make by reloading the page for years. */
const MOST = 1000

export async function listSubscriptions(stripe: Stripe, customerId: string): Promise<SubscriptionState[]> {
  const all = (await readAll(stripe, customerId)).sort((a, b) => b.created - a.created)
  const lastOver = all
    .filter(({ status }) => isOver(status))
    .reduce<Stripe.Subscription | null>((last, one) => (last && endOf(last) >= endOf(one) ? last : one), null)
  const shown = all.filter((one) => !isOver(one.status) || one === lastOver)
  const live = shown.filter(({ status }) => !isOver(status) && status !== 'incomplete')
  const back = await moneyBack(stripe, customerId, live)
  return shown.map((one) => stateOf(one, live.includes(one) ? back : NOTHING_BACK))
}

async function readAll(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const pages = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
    return await pages.autoPagingToArray({ limit: MOST })
  } catch (error) {
    if (refusalOf(error) !== 'resource_missing') throw error
    // Deleted: nothing is left. Never heard of: this is another account's key, and nobody shall lose Premium by it.
    if ((await stripe.customers.retrieve(customer)).deleted) return []
    throw error
  }
}

const NOTHING_BACK: MoneyBack = { isDisputed: false, refunded: new Set() }

function stateOf(subscription: Stripe.Subscription, back: MoneyBack): SubscriptionState {
  const { id, status, cancel_at_period_end: cancelAtPeriodEnd } = subscription
  return {
    id,
    status,
    paidUntil: new Date(paidUntil(subscription) * 1000),
    cancelAtPeriodEnd,
    hasStarted: hasStarted(subscription),
    tax: taxOf(subscription.latest_invoice),
    isRefunded: back.refunded.has(id),
    isDisputed: back.isDisputed,
  }
}

/** In these the running period has begun, but nobody has paid for it. */
const UNPAID = new Set(['incomplete', 'incomplete_expired', 'past_due', 'unpaid'])

function paidUntil({ status, items, ended_at: ended }: Stripe.Subscription): number {
  const [item] = items.data
  if (!item) throw new TypeError('Stripe showed a subscription to nothing')
  if (UNPAID.has(status)) return item.current_period_start
  return Math.min(item.current_period_end, ended ?? item.current_period_end)
}

/** A cancelled one does not say whether it was ever paid; its last invoice does. */
function hasStarted({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (status === 'incomplete' || status === 'incomplete_expired') return false
  if (!invoice || typeof invoice !== 'object' || invoice.billing_reason !== 'subscription_create') return true
  return invoice.status === 'paid'
}

function endOf({ ended_at, created }: Stripe.Subscription): number {
  return ended_at ?? created
}

/** Null where Stripe Tax has computed none: not switched on, or the country was not enough. */
function taxOf(invoice: Stripe.Subscription['latest_invoice']): SubscriptionState['tax'] {
  const taxes = invoice && typeof invoice === 'object' ? invoice.total_taxes : null
  if (!taxes) return null
  return {
    amountCents: taxes.reduce((sum, { amount }) => sum + amount, 0),
    rates: taxes.map(({ amount, taxable_amount, tax_behavior, taxability_reason, tax_rate_details }) => ({
      amount,
      taxable_amount,
      tax_behavior,
      taxability_reason,
      tax_rate: tax_rate_details?.tax_rate ?? null,
    })),
    behavior: taxes[0]?.tax_behavior ?? null,
  }
}

interface MoneyBack {
  isDisputed: boolean
  /** Subscriptions whose running period has been given back whole. */
  refunded: Set<string>
}

/** The bank has the money meanwhile, and may keep it. Inquiries (`warning_…`) count: nobody is charged again over them. */
const OPEN = new Set(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])
/** An appeal begins after a dispute is lost; the money is with the parent until it is won. */
const LOST = new Set(['lost', 'appeal_needs_response', 'appeal_under_review'])

/** What went back of `live`, subscriptions of this customer with their last invoices. */
async function moneyBack(stripe: Stripe, customer: string, live: Stripe.Subscription[]): Promise<MoneyBack> {
  const back: MoneyBack = { isDisputed: false, refunded: new Set() }
  if (live.length === 0) return back
  const { data: charges } = await stripe.charges.list({ customer, limit: 100 })
  const gone = new Set(charges.filter(({ refunded }) => refunded).map(({ id }) => id))
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const { data: disputes } = await stripe.disputes.list({ charge: id, limit: 100 })
    if (disputes.some(({ status }) => LOST.has(status))) gone.add(id)
    if (disputes.some(({ status }) => OPEN.has(status))) back.isDisputed = true
  }
  if (gone.size === 0) return back
  for (const { id, latest_invoice: invoice } of live) {
    const paying = await paymentsOf(stripe, idOf(invoice))
    const paid = charges.filter(({ id: charge, payment_intent: intent, status }) => {
      return status === 'succeeded' && (paying.has(charge) || paying.has(idOf(intent) ?? ''))
    })
    if (paid.length > 0 && paid.every((charge) => gone.has(charge.id))) back.refunded.add(id)
  }
  return back
}

/** Ids of the charges and payment intents by which an invoice was paid. */
async function paymentsOf(stripe: Stripe, invoice: string | null): Promise<Set<string>> {
  if (invoice === null) return new Set()
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 })
  const named = data.flatMap(({ payment }) => [payment.charge, payment.payment_intent])
  return new Set(named.map((one) => idOf(one ?? null)).filter((id) => id !== null))
}
