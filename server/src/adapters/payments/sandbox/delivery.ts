import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Happening, Messages } from './messages.ts'

/** Takes a signed message to the webhook route; throws where it was not stored there. */
export type Deliver = (raw: string, signature: string) => Promise<void>

/** Pauses before a message is delivered again. What is lost after that, asking the sandbox again makes good. */
const PAUSES_MS = [200, 1_000, 5_000]

export type Tell = (happenings: Happening[]) => Promise<void>

/** Tells the webhook route what has happened: settles after the first attempt, never rejects. */
export function teller(messages: Messages, deliver: Deliver, log: Logger, pausesMs = PAUSES_MS): Tell {
  const attempt = async (raw: string) => deliver(raw, messages.sign(raw))
  async function again(raw: string): Promise<void> {
    for (const pause of pausesMs) {
      await wait(pause, undefined, { ref: false })
      const failed = await attempt(raw).then(
        () => false,
        () => true,
      )
      if (!failed) return
    }
    log.error({ eventId: JSON.parse(raw).id }, 'a message of the sandbox was not delivered')
  }
  return async (happenings) => {
    for (const happening of happenings) {
      const raw = messages.write(happening)
      await attempt(raw).catch((err: unknown) => {
        log.warn({ err }, 'a message of the sandbox is delivered again later')
        void again(raw)
      })
    }
  }
}
