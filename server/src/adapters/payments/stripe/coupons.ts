import { PRICE_CENTS } from '@perinka/contract/catalog'
import { discountedCents } from '@perinka/contract/payments'
import type Stripe from 'stripe'
import { Failure } from '../../../failure.ts'
import { refusalOf, unlessMissing } from './failing.ts'

/**
 * The coupon that takes `percentage` off a month of Premium, made when first needed. It takes off cents, not per cent, so
 * that Stripe rounds nothing; its id holds the price, so that another price makes another coupon.
 */
export async function ensureCoupon(stripe: Stripe, percentage: number): Promise<string> {
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
