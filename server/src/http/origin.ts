import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { Failure } from '../failure.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that change something and come from another site's page. No Origin: not a browser.
 * Origin equal to Host: our own page, under whichever name it was reached. Origin equal to the
 * public address: our own page behind a proxy that rewrites Host.
 */
export function refuseForeignOrigin(publicUrl: string): MiddlewareHandler {
  const publicOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && !READING.has(c.req.method) && origin !== publicOrigin) {
      const host = URL.canParse(origin) ? new URL(origin).host : null
      if (host === null || host !== c.req.header('Host')) throw new Failure('foreign_origin')
    }
    await next()
  }
}

/** What a request is read as that names no host; HTTP/1.0 does not ask for one. */
export const UNNAMED_HOST = 'localhost'

/** Refuses what came over a line and names no host: who reached us, and by which name, is asked of it everywhere. */
export const needHost: MiddlewareHandler = async (c, next) => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (incoming?.headers && !incoming.headers.host) throw new Failure('malformed')
  await next()
}
