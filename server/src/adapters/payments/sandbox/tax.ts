import type { SubscriptionState } from '../../../ports/payments.ts'

/** Standard VAT in percent where Perinka would have to collect it: the European Union, as of 2026. */
const RATES: [percentage: number, countries: string[]][] = [
  [17, ['LU']],
  [18, ['MT']],
  [19, ['CY', 'DE']],
  [20, ['AT', 'BG', 'FR']],
  [21, ['BE', 'CZ', 'ES', 'LT', 'LV', 'NL', 'RO']],
  [22, ['IT', 'SI']],
  [23, ['IE', 'PL', 'PT', 'SK']],
  [24, ['EE', 'GR']],
  [25, ['DK', 'HR', 'SE']],
  [25.5, ['FI']],
  [27, ['HU']],
]

/** The tax within `cents`, in the shape of Stripe's `total_taxes`. `country`: ISO 3166-1 alpha-2. */
export function taxWithin(cents: number, country: string): NonNullable<SubscriptionState['tax']> {
  const [percentage] = RATES.find(([, countries]) => countries.includes(country)) ?? [0]
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
