import { PRICE_CENTS } from '@perinka/contract/catalog'
import { discountedCents, LEAST_CENTS } from '@perinka/contract/payments'
import type Stripe from 'stripe'
import { Failure } from '../../../failure.ts'
import { isOver, type StartedSubscription, type SubscriptionOrder } from '../../../ports/payments.ts'
import type { StripeLog } from './client.ts'
import { abandon } from './end.ts'
import { isReplayed, once, refusalOf, unlessMissing } from './failing.ts'
import { invoiceOf, isPaidOrUnderWay, readSubscription, SHOWN } from './subscription.ts'

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

/**
 * The coupon that takes `percentage` off a month of Premium, made when first needed. It takes off cents, not per cent, so
 * that Stripe rounds nothing; its id holds the price, so that another price makes another coupon.
 */
async function ensureCoupon(stripe: Stripe, percentage: number): Promise<string> {
  const id = `perinka-${PRICE_CENTS}eur-minus-${percentage}pct`
  const cents = PRICE_CENTS - discountedCents(percentage)
  const found = (await unlessMissing(stripe.coupons.retrieve(id))) ?? (await make(stripe, id, percentage, cents))
  const isRight = found.amount_off === cents && found.currency === 'eur' && found.duration === 'forever' && found.valid
  if (!isRight)
    throw new Failure('payment_failed', { cause: new RangeError(`The coupon ${id} is not what it should be.`) })
  return id
}

async function make(stripe: Stripe, id: string, percentage: number, cents: number): Promise<Stripe.Coupon> {
  try {
    return await stripe.coupons.create({
      id,
      name: `-${percentage} %`,
      amount_off: cents,
      currency: 'eur',
      duration: 'forever',
    })
  } catch (error) {
    if (refusalOf(error) !== 'resource_already_exists') throw error
    return stripe.coupons.retrieve(id)
  }
}
