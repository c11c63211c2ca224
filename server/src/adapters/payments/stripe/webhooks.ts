import type Stripe from 'stripe'
import { Failure } from '../../../failure.ts'
import type { PaymentEvent } from '../../../ports/payments.ts'

const TOLERANCE_SECONDS = 300

export function parseWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  raw: Uint8Array,
  signature: string | undefined,
): PaymentEvent {
  for (const secret of secrets) {
    try {
      const event: unknown = stripe.webhooks.constructEvent(
        Buffer.from(raw),
        signature ?? '',
        secret,
        TOLERANCE_SECONDS,
      )
      return eventOf(event)
    } catch {
      // Not by this secret: the next one may be the old or the new one of the two.
    }
  }
  throw new Failure('webhook_refused')
}

function eventOf(event: unknown): PaymentEvent {
  if (!isRecord(event) || !isRecord(event.data)) throw new TypeError('not an event')
  const { id, type } = event
  const { object } = event.data
  if (typeof id !== 'string' || typeof type !== 'string' || !isRecord(object)) throw new TypeError('not an event')
  const customerId = named(object.object === 'customer' ? object : object.customer)
  return { id, type, customerId, chargeId: customerId === null ? named(object.charge) : null }
}

/** An object is named by its id, or is there itself. */
function named(value: unknown): string | null {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' && id !== '' ? id : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
