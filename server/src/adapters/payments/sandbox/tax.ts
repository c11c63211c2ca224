import type { SubscriptionState } from '../../../ports/payments.ts'

/** Standard VAT in percent where Perinka would have to collect it: the European Union, as of 2026. */
const VAT: Record<string, number> = {
  ...{
    AT: 20,
    BE: 21,
    BG: 20,
    CY: 19,
    CZ: 21,
    DE: 19,
    DK: 25,
    EE: 24,
    ES: 21,
    FI: 25.5,
    FR: 20,
    GR: 24,
    HR: 25,
    HU: 27,
  },
  ...{ IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 },
}

/** The tax within `cents`, in the shape of Stripe's `total_taxes`. `country`: ISO 3166-1 alpha-2. */
export function taxWithin(cents: number, country: string): NonNullable<SubscriptionState['tax']> {
  const percentage = VAT[country] ?? 0
  const amount = Math.round((cents * percentage) / (100 + percentage))
  const rate = {
    amount,
    tax_behavior: 'inclusive',
    tax_rate_details: { tax_rate: `txr_sandbox_${country}` },
    taxability_reason: percentage > 0 ? 'standard_rated' : 'not_collecting',
    taxable_amount: cents - amount,
    type: 'tax_rate_details',
  }
  return { amountCents: amount, rates: [rate], behavior: 'inclusive' }
}
