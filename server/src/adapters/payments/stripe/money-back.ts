import type Stripe from 'stripe'
import { idOf } from './customers.ts'

export interface MoneyBack {
  isDisputed: boolean
  /** Subscriptions whose running period has been given back whole. */
  refunded: Set<string>
}

/** The bank has the money meanwhile, and may keep it. Inquiries (`warning_…`) count: nobody is charged again over them. */
const OPEN = new Set(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])
/** An appeal begins after a dispute is lost; the money is with the parent until it is won. */
const LOST = new Set(['lost', 'appeal_needs_response', 'appeal_under_review'])

/** What went back of `live`, subscriptions of this customer with their last invoices. */
export async function moneyBack(stripe: Stripe, customer: string, live: Stripe.Subscription[]): Promise<MoneyBack> {
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
