import type Stripe from 'stripe'
import { PAYMENT_EVENTS } from '../../../ports/payments.ts'
import type { Store } from './store.ts'

/** What an operator sets up before the first family comes: the price, the webhook, the tax. */
export function stockShop(store: Store, price: Partial<Stripe.Price> = {}): Stripe.Price {
  store.make('webhook_endpoint', {
    url: 'https://perinka.example/api/webhooks/stripe',
    status: 'enabled',
    enabled_events: [...PAYMENT_EVENTS],
  })
  const recurring = {
    ...store.blank<Stripe.Price.Recurring>('Prices:Price.Recurring'),
    interval: 'month',
    interval_count: 1,
  }
  return store.make('price', {
    active: true,
    currency: 'eur',
    unit_amount: 599,
    product: 'prod_premium',
    tax_behavior: 'inclusive',
    type: 'recurring',
    recurring,
    ...price,
  })
}

/** Of what a family pays, in per cent; elsewhere nothing is due. */
const TAX_RATES: Record<string, number> = { SK: 23, CZ: 21, DE: 19, HU: 27 }

/** Where Stripe needs more than the country to compute a tax. */
const VAGUE = new Set(['US', 'CA'])

export interface Sum {
  total: number
  taxes: Stripe.Invoice.TotalTax[]
}

export function isPlaced(country: string | null | undefined): boolean {
  return country !== null && country !== undefined && !VAGUE.has(country)
}

/** What `net` asks for in this country, the tax within it or on top of it as the price says. */
export function taxed(price: Stripe.Price, cents: number, country: string | null | undefined): Sum {
  const rate = TAX_RATES[country ?? ''] ?? 0
  const isInclusive = price.tax_behavior === 'inclusive'
  const amount = Math.round(isInclusive ? (cents * rate) / (100 + rate) : (cents * rate) / 100)
  const behavior = isInclusive ? 'inclusive' : 'exclusive'
  return {
    total: isInclusive ? cents : cents + amount,
    taxes: [
      {
        amount,
        tax_behavior: behavior,
        taxable_amount: isInclusive ? cents - amount : cents,
        type: 'tax_rate_details',
        tax_rate_details: { tax_rate: `txr_${(country ?? 'none').toLowerCase()}` },
        taxability_reason: rate > 0 ? 'standard_rated' : 'not_collecting',
      },
    ],
  }
}
