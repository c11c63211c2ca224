import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Breaks an answer off whose rest cannot be had: an end would say that this was all. The line itself is closed where
 * there is one, because a failing body would be printed with all that its error says.
 */
export function cutOff(c: Context, controller: ReadableStreamDefaultController, error: unknown): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (outgoing) outgoing.destroy()
  else controller.error(error)
}
