import type { Context, MiddlewareHandler } from 'hono'
import { Failure } from '../failure.ts'

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
 * many others of the same sender with `too_many_requests`. Who sends it is asked before anything of it is read; it counts
 * until it is answered.
 */
export function limitBody<Asked extends Context>(
  roomFor: (c: Asked) => BodyRoom | Promise<BodyRoom>,
): MiddlewareHandler {
  const onTheWay = new Map<string, number>()
  return async (c, next) => {
    if (!hasBody(c)) return next()
    const { maxBytes, together, whose } = await roomFor(c as Asked)
    let held = 0
    const hold = (bytes: number) => {
      if (held + bytes > maxBytes) refuse(c, new Failure('too_large'))
      const all = (onTheWay.get(whose) ?? 0) + bytes
      if (all > together) refuse(c, new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S }))
      held += bytes
      onTheWay.set(whose, all)
    }
    try {
      const announced = Number.parseInt(c.req.header('Content-Length') ?? '', 10)
      if (announced >= 0) hold(announced)
      // No more of it comes than was announced.
      const body = await received(c, announced >= 0 ? () => {} : hold)
      c.req.raw = new Request(c.req.raw, { body })
      await next()
    } finally {
      const left = (onTheWay.get(whose) ?? 0) - held
      if (left > 0) onTheWay.set(whose, left)
      else onTheWay.delete(whose)
    }
  }
}

function hasBody({ req }: Context): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD' && req.raw.body !== null
}

/** Bytes; twice as much whenever it is full. */
const FIRST_ROOM = 4_096

/** The body in one piece, so that it takes up what it is long, however it was cut on the way. */
async function received(c: Context, hold: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = c.req.raw.body?.getReader()
  let body = new Uint8Array(FIRST_ROOM)
  let length = 0
  for (;;) {
    const part = await reader?.read().catch((cause: unknown) => {
      // Whoever sent it hung up in the middle.
      throw new Failure('malformed', { cause })
    })
    if (!part || part.done) return body.slice(0, length)
    const { byteLength } = part.value
    hold(byteLength)
    if (length + byteLength > body.length) {
      const larger = new Uint8Array(Math.max(2 * body.length, length + byteLength))
      larger.set(body.subarray(0, length))
      body = larger
    }
    body.set(part.value, length)
    length += byteLength
  }
}

/** What still arrives is not read, so the next request cannot be told apart: this line ends here. */
function refuse(c: Context, failure: Failure): never {
  c.header('Connection', 'close')
  throw failure
}
