import type { MiddlewareHandler } from 'hono'
import { Failure } from '../failure.ts'
import { isLoopback } from '../http/address.ts'

/** Lets only whoever sits at this very machine pass; for everybody else the page is not there. */
export const atThisMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isLoopback(c)) throw new Failure('not_found')
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  await next()
}
