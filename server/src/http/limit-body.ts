import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Failure } from './failure.ts'

/** How much may be sent: a body at most, and all that one sender has on its way at the same time. */
export interface BodyRoom {
  maxBytes: number
  together: number
  /** Whose bodies count together: a family, or an address. */
  whose: string
}

/** Seconds after which there is room again: what is on its way then has come or was given up. */
const RETRY_AFTER_S = 5

/**
 * Refuses a longer body with `Failure('too_large')`, announced or not, as soon as it shows, and one that comes beside too
 * many others of the same sender with `too_many_requests`. A body is counted as long as it was announced, else as long as
 * it may be, until it is answered. Who sends it is asked before anything of it is read.
 */
export function limitBody<Asked extends Context>(
  roomFor: (c: Asked) => BodyRoom | Promise<BodyRoom>,
): MiddlewareHandler {
  const onTheWay = new Map<string, number>()
  return async (c, next) => {
    if (!hasBody(c)) return next()
    const { maxBytes, together, whose } = await roomFor(c as Asked)
    const announced = Number.parseInt(c.req.header('Content-Length') ?? '', 10)
    if (announced > maxBytes) tooLarge(c)
    const bytes = Number.isNaN(announced) ? maxBytes : announced
    const held = onTheWay.get(whose) ?? 0
    if (held + bytes > together) refuse(c, new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S }))
    onTheWay.set(whose, held + bytes)
    try {
      return await limited(c, maxBytes, next)
    } finally {
      const left = (onTheWay.get(whose) ?? 0) - bytes
      if (left > 0) onTheWay.set(whose, left)
      else onTheWay.delete(whose)
    }
  }
}

function hasBody({ req }: Context): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD' && req.raw.body !== null
}

async function limited(c: Context, maxBytes: number, next: () => Promise<void>) {
  let isRead = false
  const goOn = () => {
    isRead = true
    return next()
  }
  try {
    return await bodyLimit({ maxSize: maxBytes, onError: tooLarge })(c, goOn)
  } catch (cause) {
    // Whoever sent it hung up in the middle.
    throw isRead || cause instanceof Failure ? cause : new Failure('malformed', { cause })
  }
}

function tooLarge(c: Context): never {
  refuse(c, new Failure('too_large'))
}

/** What still arrives is not read, so the next request cannot be told apart: this line ends here. */
function refuse(c: Context, failure: Failure): never {
  c.header('Connection', 'close')
  throw failure
}
