import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { CustomerDetails } from '../../../ports/payments.ts'
import { abandon } from './end.ts'
import { isReplayed, once, unlessMissing } from './failing.ts'

/** A customer who was deleted at Stripe is followed by a new one. */
export async function ensureCustomer(stripe: Stripe, details: CustomerDetails): Promise<string> {
  const known = details.customerId === null ? null : await unlessMissing(stripe.customers.retrieve(details.customerId))
  if (!known || known.deleted) return makeCustomer(stripe, details)
  const news: Stripe.CustomerUpdateParams = {}
  if (details.email !== null && details.email !== known.email) news.email = details.email
  if (details.country !== known.address?.country) news.address = { country: details.country }
  if (Object.keys(news).length > 0) await stripe.customers.update(known.id, news)
  return known.id
}

async function makeCustomer(stripe: Stripe, details: CustomerDetails): Promise<string> {
  const { userId, email, country } = details
  const asked = { ...(email === null ? {} : { email }), address: { country }, metadata: { userId } }
  const digest = createHash('sha256')
    .update(JSON.stringify([asked, details.customerId]))
    .digest('hex')
  const made = await once(`customer:${digest}`, (options) => stripe.customers.create(asked, options))
  // An answer of yesterday: the customer may have been deleted since.
  return isReplayed(made.lastResponse.headers) ? ensureCustomer(stripe, { ...details, customerId: made.id }) : made.id
}

/** Deleting a customer ends their subscriptions; what waits for a first payment is made unpayable before. */
export async function forgetCustomer(stripe: Stripe, customerId: string): Promise<boolean> {
  const known = await unlessMissing(stripe.customers.retrieve(customerId))
  if (!known || known.deleted) return known !== null
  const waiting = await stripe.subscriptions
    .list({ customer: customerId, status: 'incomplete', limit: 100 })
    .autoPagingToArray({ limit: 1000 })
  for (const { id } of waiting) await abandon(stripe, id)
  await unlessMissing(stripe.customers.del(customerId))
  return true
}

export async function customerOfCharge(stripe: Stripe, chargeId: string): Promise<string | null> {
  const charge = await unlessMissing(stripe.charges.retrieve(chargeId))
  return idOf(charge?.customer ?? null)
}

/** Stripe names another object by its id, or gives the whole of it where asked to. */
export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'object' ? (named?.id ?? null) : named
}
