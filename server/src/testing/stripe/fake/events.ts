import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Contract } from '../contract/contract.ts'
import type { Announce } from './answer.ts'
import { show } from './show.ts'
import type { Store } from './store.ts'

export interface SignedWebhook {
  /** The body's text as it is sent. */
  raw: string
  /** For the header `Stripe-Signature`. */
  signature: string
}

export interface Announcements {
  /** What was fields so far, oldest first. */
  sent: Stripe.Event[]
  announce: Announce
  /** Tells it once more, or with another signature. */
  webhook(event: Stripe.Event, options?: { secret?: string; timestamp?: number }): SignedWebhook
  /** Signs any text. */
  signed(raw: string): SignedWebhook
}

/** Events as Stripe tells them: a picture of the object at that moment. Types that are not subscribed to are not told. */
export function openAnnouncements(contract: Contract, store: Store, secret: string, wrong: string[]): Announcements {
  const { webhooks } = new Stripe('sk_test_stand_in')
  const sent: Stripe.Event[] = []
  const sign = (raw: string, options: { secret?: string; timestamp?: number } = {}) => {
    return { raw, signature: webhooks.generateTestHeaderString({ payload: raw, secret, ...options }) }
  }
  return {
    sent,
    announce(type, object) {
      if (!contract.events.includes(type)) throw new Error(`nobody listens to ${type}`)
      const event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        api_version: contract.apiVersion,
        type,
        created: store.now(),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        data: { object: show(store, object, []) },
      }
      const faults = contract.faultsOfEvent(JSON.parse(JSON.stringify(event)))
      wrong.push(...faults.map((fault) => `event ${type}: ${fault}`))
      sent.push(structuredClone(event) as unknown as Stripe.Event)
    },
    webhook: (event, options) => sign(JSON.stringify(event, null, 2), options),
    signed: (raw) => sign(raw),
  }
}
