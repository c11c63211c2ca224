import { PRICE_CENTS } from '@perinka/contract/catalog'
import Stripe from 'stripe'
import type { PaymentsConfig } from '../../../config/payments.ts'
import { PAYMENT_EVENTS } from '../../../ports/payments.ts'
import { openStripe, type StripeOptions } from './client.ts'
import { failing } from './failing.ts'

type Config = Extract<PaymentsConfig, { adapter: 'stripe' }>

/** Where Stripe delivers its events to, below `PUBLIC_URL`. */
const WEBHOOK_PATH = '/api/webhooks/stripe'

/** One thing that was looked at: a sentence for an operator, and whether payments work with it. */
export interface Finding {
  says: string
  isFine: boolean
}

const fine = (says: string): Finding => ({ says, isFine: true })
const wrong = (says: string): Finding => ({ says, isFine: false })

/** What the account at Stripe is set up for; changes nothing. Throws `Failure('payment_failed')`. */
export const inspectStripe = failing(async (config: Config, options?: StripeOptions): Promise<Finding[]> => {
  const stripe = openStripe(config, options)
  const price = await stripe.prices.retrieve(config.priceId)
  const tax = await stripe.tax.settings.retrieve()
  const { data: endpoints } = await stripe.webhookEndpoints.list({ limit: 100 })
  const ours = endpoints.filter(({ url }) => new URL(url).pathname.endsWith(WEBHOOK_PATH))
  return [
    fine(price.livemode ? 'Live mode: cards are charged.' : 'Test mode: no card is charged.'),
    priceLine(price),
    taxLine(tax),
    ...(ours.length > 0
      ? ours.map(endpointLine)
      : [wrong(`No webhook delivers to an address that ends in ${WEBHOOK_PATH}.`)]),
  ]
})

function priceLine(price: Stripe.Price): Finding {
  const { id, active, currency, recurring, tax_behavior: tax, unit_amount: cents } = price
  const faults = [
    active ? null : 'is not active',
    currency === 'eur' && cents === PRICE_CENTS
      ? null
      : `asks for ${cents} (${currency}) instead of ${PRICE_CENTS} (eur)`,
    recurring?.interval === 'month' && recurring.interval_count === 1 ? null : 'is not monthly',
    tax === 'inclusive' ? null : `has its tax ${tax ?? 'unspecified'} instead of inclusive`,
  ].filter((fault) => fault !== null)
  if (faults.length > 0) return wrong(`Price ${id} ${faults.join(', ')}: nobody can subscribe.`)
  return fine(`Price ${id}: ${(PRICE_CENTS / 100).toFixed(2)} EUR a month, tax included, active.`)
}

function taxLine({ status, status_details: details }: Stripe.Tax.Settings): Finding {
  if (status === 'active') return fine('Stripe Tax: active.')
  const missing = details.pending?.missing_fields ?? []
  return wrong(
    `Stripe Tax: ${status}${missing.length > 0 ? `, lacks ${missing.join(', ')}` : ''}: nobody can subscribe.`,
  )
}

function endpointLine({ url, status, enabled_events: enabled, api_version: version }: Stripe.WebhookEndpoint): Finding {
  const missing = PAYMENT_EVENTS.filter((type) => !enabled.includes(type) && !enabled.includes('*'))
  const faults = [
    status === 'enabled' ? null : status,
    missing.length > 0 ? `lacks ${missing.join(', ')}` : null,
    version === null || version === Stripe.API_VERSION
      ? null
      : `events in version ${version}, ours is ${Stripe.API_VERSION}`,
  ].filter((part) => part !== null)
  if (faults.length > 0) return wrong(`Webhook ${url}: ${faults.join('; ')}.`)
  return fine(`Webhook ${url}: all ${PAYMENT_EVENTS.length} events that are needed.`)
}
