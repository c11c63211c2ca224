import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { PaymentEvent } from '../../../ports/payments.ts'

/** Takes an event to where webhooks are received; throws where it was not stored there. */
export type Deliver = (event: PaymentEvent) => Promise<void>

/** Pauses before an event is delivered again. What is lost after that, asking the sandbox again makes good. */
const PAUSES_MS = [200, 1_000, 5_000]

/** Tells of events of these types: settles after the first attempt, never rejects. */
export type Emit = (customerId: string, types: string[]) => Promise<void>

export function emitter(deliver: Deliver, log: Logger, pausesMs = PAUSES_MS): Emit {
  async function again(event: PaymentEvent): Promise<void> {
    for (const pause of pausesMs) {
      await wait(pause, undefined, { ref: false })
      const failed = await deliver(event).then(
        () => false,
        () => true,
      )
      if (!failed) return
    }
    log.error({ eventId: event.id }, 'an event of the sandbox was not delivered')
  }
  return async (customerId, types) => {
    for (const type of types) {
      const event = { id: `evt_sandbox_${randomUUID()}`, type, customerId, chargeId: null }
      await deliver(event).catch((err: unknown) => {
        log.warn({ err }, 'an event of the sandbox is delivered again later')
        void again(event)
      })
    }
  }
}
