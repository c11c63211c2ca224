import { FAILURES } from '@perinka/contract/failures'
import type { ErrorHandler, MiddlewareHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { databaseTrouble, violatesOwner } from '../db/trouble.ts'
import { Failure } from '../failure.ts'
import type { Visiting } from './env.ts'

/**
 * Turns whatever was thrown into `{code, message, fields?, requestId}`. Only a `Failure` speaks for
 * itself: an unexpected error's own text may hold a story, a name or a secret, so it stays inside.
 */
export const onError: ErrorHandler<Visiting> = (error, c) => {
  const failure = asFailure(error)
  const { status } = FAILURES[failure.code]
  if (status >= 500) say(c.var.log, failure)
  if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  return c.json(
    {
      ...{ code: failure.code, message: failure.message, fields: failure.fields, bound: failure.bound },
      requestId: c.var.requestId,
    },
    status as ContentfulStatusCode,
  )
}

/** Trouble of the database comes by the hundred, and where in our code it was met says nothing of it. */
function say(log: Logger, failure: Failure): void {
  const { code, cause } = failure
  const database = databaseTrouble(cause)
  if (database) log.warn({ code, database }, 'the database could not answer')
  else if (code === 'unavailable' && cause === undefined) log.warn({ code }, 'request refused')
  else log.error({ err: cause ?? failure, code }, 'request failed')
}

/** Seconds: most of its trouble is over by then, a restart or a standby that takes over. */
const RETRY_AFTER_S = 5

function asFailure(error: Error): Failure {
  if (error instanceof Failure) return error
  if (databaseTrouble(error)) return new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER_S, cause: error })
  if (error instanceof HTTPException && error.status < 500) return new Failure('malformed', { cause: error })
  // Another tab has deleted the account while this request was on its way.
  if (violatesOwner(error)) return new Failure('unauthorized', { cause: error })
  return new Failure('unexpected', { cause: error })
}

/** Nothing under this address. */
export const onNotFound: NotFoundHandler<Visiting> = () => {
  throw new Failure('not_found')
}

/** Hono lets whatever is no Error fall through to the connection; here it becomes one. */
export const errorsOnly: MiddlewareHandler = async (_c, next) => {
  await next().catch((thrown: unknown) => {
    throw thrown instanceof Error ? thrown : new Failure('unexpected', { cause: thrown })
  })
}
