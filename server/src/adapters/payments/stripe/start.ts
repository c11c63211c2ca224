import { LEAST_CENTS } from '@perinka/contract/payments'
import type Stripe from 'stripe'
import { Failure } from '../../../failure.ts'
import type { StartedSubscription, SubscriptionOrder } from '../../../ports/payments.ts'
import type { StripeLog } from './client.ts'
import { ensureCoupon } from './coupons.ts'
import { abandon } from './end.ts'
import { isReplayed, once, refusalOf, unlessMissing } from './failing.ts'
import { invoiceOf, isOver, isPaidOrUnderWay, readSubscription, SHOWN } from './subscription.ts'

interface Shop {
  stripe: Stripe
  priceId: string
  log: StripeLog
}

export async function startSubscription(shop: Shop, order: SubscriptionOrder): Promise<StartedSubscription> {
  // Stripe would let it run unpaid until several months make as much.
  if (order.cents < LEAST_CENTS) {
    throw new Failure('payment_failed', { cause: new RangeError(`${order.cents} cents are less than Stripe charges.`) })
  }
  const { discountPercentage: percentage } = order
  const coupon = percentage > 0 ? await ensureCoupon(shop.stripe, percentage) : null
  return begin(shop, order, coupon, order.idempotencyKey)
}

async function begin(shop: Shop, order: SubscriptionOrder, coupon: string | null, key: string) {
  const { stripe, log } = shop
  const made = await create(shop, order, coupon, key)
  if (isReplayed(made.lastResponse.headers)) {
    const standing = await findStarted(stripe, made.id)
    if (standing) return standing
    const { status } = await readSubscription(stripe, made.id)
    if (!isOver(status)) throw new Failure('payment_failed', { cause: new RangeError('This order has been paid.') })
    return begin(shop, order, coupon, `${order.idempotencyKey}:${made.id}`)
  }
  const started = secretOf(made)
  const fault = faultOf(made, order.cents) ?? (started ? null : 'it has no secret')
  if (started && fault === null) {
    const { enabled, status } = made.automatic_tax.enabled
      ? invoiceOf(made).automatic_tax
      : { enabled: false, status: null }
    if (!enabled || status !== 'complete') log.warn({ subscription: made.id, status }, 'no tax was computed')
    return started
  }
  log.error({ subscription: made.id, fault }, 'a subscription was not made as ordered, and is taken back')
  await abandon(stripe, made.id)
  throw new Failure('payment_failed', { cause: new RangeError(`The subscription is not as ordered: ${fault}.`) })
}

async function create({ stripe, priceId }: Shop, order: SubscriptionOrder, coupon: string | null, key: string) {
  const make = (isTaxed: boolean) =>
    once(isTaxed ? key : `${key}:untaxed`, (options) =>
      stripe.subscriptions.create(
        {
          customer: order.customerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          automatic_tax: { enabled: isTaxed },
          ...(coupon === null ? {} : { discounts: [{ coupon }] }),
          metadata: { userId: order.userId },
          expand: SHOWN,
        },
        options,
      ),
    )
  try {
    return await make(true)
  } catch (error) {
    // Some countries need more than their name (a postal code): the price includes the tax, so it stays the same.
    if (refusalOf(error) !== 'customer_tax_location_invalid') throw error
    return make(false)
  }
}

/** Its secret, while the first payment can still be confirmed. */
export async function findStarted(stripe: Stripe, id: string): Promise<StartedSubscription | null> {
  const subscription = await unlessMissing(readSubscription(stripe, id))
  if (subscription?.status !== 'incomplete' || (await isPaidOrUnderWay(stripe, subscription))) return null
  return secretOf(subscription)
}

function secretOf(subscription: Stripe.Subscription): StartedSubscription | null {
  const { id, pending_setup_intent: setup } = subscription
  const { confirmation_secret: confirmation, total: cents } = invoiceOf(subscription)
  if (setup && typeof setup === 'object' && setup.client_secret) {
    return { id, clientSecret: setup.client_secret, mode: 'setup', cents }
  }
  return confirmation ? { id, clientSecret: confirmation.client_secret, mode: 'payment', cents } : null
}

/** Why a subscription would cost the family more than it was told. */
function faultOf(subscription: Stripe.Subscription, cents: number): string | null {
  const { total, amount_due: due, currency } = invoiceOf(subscription)
  if (currency !== 'eur') return `it asks for ${currency}`
  return Math.max(total, due) > cents ? `it asks for ${Math.max(total, due)} instead of ${cents} cents` : null
}
