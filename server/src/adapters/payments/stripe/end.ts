import type Stripe from 'stripe'
import { isOver } from '../../../ports/payments.ts'
import { refusalOf, unlessMissing } from './failing.ts'
import { invoiceOf, isPaidOrUnderWay, readSubscription } from './subscription.ts'

/**
 * Ends what waits for its first payment. Its invoice is voided first: Stripe refuses that where the payment came in between,
 * and lets no payment in afterwards. So nobody pays for a subscription that is being taken back.
 */
export async function abandon(stripe: Stripe, id: string): Promise<boolean> {
  const before = await unlessMissing(readSubscription(stripe, id))
  // Made with another account's keys, or with test keys: nobody can pay it here.
  if (!before) return true
  if (before.status !== 'incomplete') return isOver(before.status)
  if (await isPaidOrUnderWay(stripe, before)) return false
  try {
    await stripe.invoices.voidInvoice(invoiceOf(before).id)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    const now = await readSubscription(stripe, id)
    if (isOver(now.status)) return true
    if (now.status !== 'incomplete' || (await isPaidOrUnderWay(stripe, now))) return false
    throw error
  }
  await cancelNow(stripe, id)
  return true
}

export async function setCancelAtPeriodEnd(stripe: Stripe, id: string, ends: boolean): Promise<void> {
  await stripe.subscriptions.update(id, { cancel_at_period_end: ends })
}

/** Nothing is invoiced for the days since the period began, and nothing given back. */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    const now = await unlessMissing(stripe.subscriptions.retrieve(id))
    if (now && !isOver(now.status)) throw error
  }
}
