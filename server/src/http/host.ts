import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { Failure } from '../failure.ts'

/** What a request is read as that names no host; HTTP/1.0 does not ask for one. */
export const UNNAMED_HOST = 'localhost'

/** Refuses what came over a line and names no host: who reached us, and by which name, is asked of it everywhere. */
export const needHost: MiddlewareHandler = async (c, next) => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (incoming?.headers && !incoming.headers.host) throw new Failure('malformed')
  await next()
}
