import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { databaseTrouble } from '../db/trouble.ts'

interface BodyEnds {
  /** The client went away. */
  left?: () => void
  /** There will be no more of it, though there should be; the line is cut, because an end would say that this was all. */
  broken: (error: unknown) => void
  /** Called once, however it ends. */
  ended?: () => void
}

/** Answers piece by piece, each made when the client has room for it. */
export function streamBody(
  c: Context,
  pieces: AsyncIterator<Uint8Array, unknown>,
  { left, broken, ended }: BodyEnds,
): ReadableStream<Uint8Array> {
  let isLeft = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (isLeft) return
          if (!done) return controller.enqueue(value)
          ended?.()
          controller.close()
        } catch (error) {
          if (isLeft) return
          ended?.()
          broken(error)
          cutOff(c, controller, error)
        }
      },
      cancel() {
        isLeft = true
        left?.()
        ended?.()
        // Wherever it stands, it must put away what it holds.
        pieces.return?.().catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
}

/** Logs that an answer broke off half way. Trouble of the database breaks off one for each reader: its code says all of it. */
export function sayBroken(log: Logger, level: 'warn' | 'error', err: unknown, what: string, about = {}): void {
  const database = databaseTrouble(err)
  if (database) log.warn({ ...about, database }, what)
  else log[level]({ ...about, err }, what)
}

/**
 * Breaks an answer off whose rest cannot be had: an end would say that this was all. The line itself is closed where
 * there is one, because a failing body would be printed with all that its error says.
 */
function cutOff(c: Context, controller: ReadableStreamDefaultController, error: unknown): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (outgoing) outgoing.destroy()
  else controller.error(error)
}
