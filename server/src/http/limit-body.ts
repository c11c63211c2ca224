import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Failure } from './failure.ts'

/** Refuses a longer body with `Failure('too_large')`, announced or not, as soon as it shows. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError: tooLarge })
  return async (c, next) => {
    let isRead = false
    const goOn = () => {
      isRead = true
      return next()
    }
    try {
      return await limit(c, goOn)
    } catch (cause) {
      // Whoever sent it hung up in the middle.
      throw isRead || cause instanceof Failure ? cause : new Failure('malformed', { cause })
    }
  }
}

function tooLarge(c: Context): never {
  // What still arrives is not read, so the next request cannot be told apart: this line ends here.
  c.header('Connection', 'close')
  throw new Failure('too_large')
}
