import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Letter, Mailer } from '../../ports/mailer.ts'

/** Mail servers take few connections of one client, five being what all of them do. */
const AT_ONCE = 5
/** Letters of a kilobyte: a mail server that hangs must not fill the memory. */
const WAITING = 1_000
/** Milliseconds that a server that stops gives to letters on their way. */
const GRACE_MS = 2_000

/** A mailer that keeps nobody waiting. */
export interface LaterMailer extends Mailer {
  /** Waits a little for letters on their way; the rest is lost, and said so in the log. */
  close(): Promise<void>
}

/**
 * Posts letters after whoever wrote them has been answered, a few at a time and in their order: a mail server may take ten
 * seconds for each. `send` throws where too many wait; one that fails later is told to the log alone.
 */
export function postedLater(mailer: Mailer, log: Logger): LaterMailer {
  let waiting: Letter[] = []
  const onTheWay = new Set<Promise<void>>()

  function postMore() {
    while (onTheWay.size < AT_ONCE) {
      const letter = waiting.shift()
      if (!letter) return
      const posting = mailer
        .send(letter)
        .catch((err: unknown) => log.error({ err }, 'a letter could not be posted'))
        .finally(() => {
          onTheWay.delete(posting)
          postMore()
        })
      onTheWay.add(posting)
    }
  }

  return {
    adapter: mailer.adapter,
    async send(letter) {
      if (waiting.length >= WAITING) throw new Error(`${WAITING} letters wait for the mail server already`)
      waiting.push(letter)
      postMore()
    },
    async forget(address) {
      waiting = waiting.filter(({ to }) => to.toLowerCase() !== address.toLowerCase())
      await mailer.forget(address)
    },
    async close() {
      const end = AbortSignal.timeout(GRACE_MS)
      const over = wait(GRACE_MS, undefined, { ref: false })
      while (onTheWay.size > 0 && !end.aborted) await Promise.race([...onTheWay, over])
      const lost = waiting.length + onTheWay.size
      if (lost > 0) log.error({ lost }, 'the server stops before all letters were posted')
    },
  }
}
