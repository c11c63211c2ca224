import type { MiddlewareHandler } from 'hono'

/** Answers about a family are kept nowhere, unless the route itself says otherwise. */
export const neverCached: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
