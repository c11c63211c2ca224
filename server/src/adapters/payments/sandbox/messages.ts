import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { Failure } from '../../../failure.ts'
import type { PaymentEvent } from '../../../ports/payments.ts'

/** Something that happened at the sandbox: `object` is what it happened to, as Stripe would show it. */
export interface Happening {
  type: string
  object: { id: string; object: string; customer?: string; charge?: string }
}

type StripeWebhooks = (typeof Stripe)['webhooks']

/** Signs the sandbox's messages, and opens them again, in the way of Stripe. */
export interface Messages {
  /** A message with an id of its own. */
  write(happening: Happening): string
  /** The signature of `raw`, as of now. */
  sign(raw: string): string
  open(raw: Uint8Array, signature: string | undefined): PaymentEvent
}

export function openMessages(secret: string): Messages {
  // Loaded when something is first paid: it takes 0.1 s and 35 MB. `parseWebhook` waits for nothing, hence no `import`.
  let loaded: StripeWebhooks | undefined
  const webhooks = () => {
    loaded ??= (createRequire(import.meta.url)('stripe') as typeof Stripe).webhooks
    return loaded
  }
  return {
    write: ({ type, object }) =>
      JSON.stringify({
        id: `evt_sandbox_${randomUUID()}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        data: { object },
      }),
    sign: (raw) => webhooks().generateTestHeaderString({ payload: raw, secret }),
    open(raw, signature) {
      if (!signature) throw new Failure('webhook_refused')
      try {
        return eventOf(webhooks().constructEvent(Buffer.from(raw), signature, secret))
      } catch (cause) {
        throw new Failure('webhook_refused', { cause })
      }
    },
  }
}

function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
  const { customer, charge } = data.object as unknown as Happening['object']
  return { id, type, customerId: customer ?? null, chargeId: customer ? null : (charge ?? null) }
}
