import Stripe from 'stripe'
import { Failure } from '../../../failure.ts'
import { PaymentRefused } from '../../../ports/payments.ts'

/** Whatever Stripe answers but yes is one failure to us. Its own words may name a family: they stay in `cause`. */
export function failing<In extends unknown[], Out>(ask: (...args: In) => Promise<Out>): (...args: In) => Promise<Out> {
  return async (...args) => {
    try {
      return await ask(...args)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      // Stripe's classes call themselves only Error; a log tells them apart by name.
      error.name = error.type
      throw refusalOf(error) ? new PaymentRefused(error) : new Failure('payment_failed', { cause: error })
    }
  }
}

/** Stripe's code for what it refused: `resource_missing`, say. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeInvalidRequestError ? (error.code ?? 'unnamed') : undefined
}

export async function unlessMissing<Out>(asked: Promise<Out>): Promise<Out | null> {
  try {
    return await asked
  } catch (error) {
    if (refusalOf(error) === 'resource_missing') return null
    throw error
  }
}

/** Whether an answer is the one that Stripe gave to the first request with this key: it may be a day old. */
export function isReplayed(headers: Record<string, string> | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true'
}

/**
 * The same request with the same key is done once. Stripe also keeps the errors it answered under a key, for a day: such
 * an old error is not believed but asked about anew, with a key that follows from it.
 */
export async function once<Out>(key: string, ask: (options: { idempotencyKey: string }) => Promise<Out>): Promise<Out> {
  try {
    return await ask({ idempotencyKey: key })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !isReplayed(error.headers)) throw error
    return await ask({ idempotencyKey: `${key}:${error.headers?.['original-request'] ?? error.requestId}` })
  }
}
