import { createHash } from 'node:crypto'
import { HOME_COUNTRY, isCountry } from '@perinka/contract/countries'
import { type Code, discountedCents, type SubscriptionWish } from '@perinka/contract/payments'
import type { Queryable } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import type { SubscriptionOrder } from '../ports/payments.ts'
import { findDiscount } from './codes/find-discount.ts'
import type { BillingAccount } from './repository.ts'

/** What a family asks for, once it is known that it may. */
export interface Order {
  /** Null: the full price. */
  code: Code | null
  /** Whole, 0 to 100. */
  percentage: number
  cents: number
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** Throws `Failure('invalid')` for a country that there is not, `Failure('discount_invalid')` for a code that takes nothing off. */
export async function orderOf(db: Queryable, account: BillingAccount, wish: SubscriptionWish): Promise<Order> {
  const country = wish.residencyCountry ?? countryOf(account)
  if (!isCountry(country)) throw new Failure('invalid', { fields: { residencyCountry: 'validation.country' } })
  const code = wish.discountCode || null
  const discount = code === null ? null : await findDiscount(db, code, account.id)
  if (code !== null && discount === null) throw new Failure('discount_invalid')
  const percentage = discount?.percentage ?? 0
  return { code, percentage, cents: discountedCents(percentage), country }
}

/** Where the family lives: what it has said, else where Perinka is sold from. */
export function countryOf({ residencyCountry }: Pick<BillingAccount, 'residencyCountry'>): string {
  return residencyCountry ?? HOME_COUNTRY
}

/**
 * As the provider is told. The key is the same for the same order in place of the same subscription: asked again after a
 * crash or an answer that was lost, it finds what was made. It changes with anything ordered, with what is replaced (so a
 * code that is taken off and put on again does not find the session that was given up meanwhile), and each hour: a provider
 * repeats for a day what it answered first, also a failure or a session that has run out since. What an older hour made
 * and nobody was told of expires unpaid.
 */
export function subscriptionOrder(
  account: BillingAccount,
  customerId: string,
  order: Order,
  now: Date,
): SubscriptionOrder {
  const { code, percentage, cents, country } = order
  const hour = Math.floor(now.getTime() / 3_600_000)
  const facts = [account.id, customerId, account.subscriptionId, code, percentage, cents, country, hour]
  return {
    customerId,
    userId: account.id,
    discountPercentage: percentage,
    cents,
    idempotencyKey: `subscribe-${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}`,
  }
}
