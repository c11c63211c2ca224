import type { Logger } from 'pino'
import Stripe from 'stripe'

export type StripeLog = Pick<Logger, 'warn' | 'error'>

export interface StripeOptions {
  /** How long one request may take. The SDK asks at most three times where the line or Stripe fails. */
  timeoutMs?: number
}

interface StripeAccess {
  secretKey: string
  /** Where Stripe's API answers; null: at Stripe. */
  apiUrl: string | null
}

/** The SDK speaks the API version it was made for; what we send and read is checked against its typings in tests. */
export function openStripe({ secretKey, apiUrl }: StripeAccess, { timeoutMs = 10_000 }: StripeOptions = {}): Stripe {
  return new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false, ...place(apiUrl) })
}

function place(apiUrl: string | null) {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  return { host: hostname, port: port || (isSecure ? 443 : 80), protocol: isSecure ? 'https' : 'http' } as const
}
