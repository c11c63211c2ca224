import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Visiting } from './env.ts'

/** Errors whose own words hold no text of a family: the engine's and the operating system's. */
const PLAIN_SPOKEN = new Set(['TypeError', 'RangeError', 'ReferenceError', 'Failure', 'AssertionError'])

/**
 * What a log may say of an error: its kind, code and where it happened. A failed query's message
 * holds its parameters (names, stories), a model's holds the request: such messages are left out.
 */
export function describeError(error: unknown, depth = 0): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error }
  const { code, constraint, syscall, statusCode } = error as unknown as Record<string, unknown>
  const plain = PLAIN_SPOKEN.has(error.name) || syscall !== undefined
  return {
    type: error.name,
    code,
    constraint,
    statusCode,
    message: plain ? error.message : undefined,
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    cause: depth < 3 ? describeError(error.cause, depth + 1) : undefined,
  }
}

/** Keys whose values never reach a log, should somebody hand them over by mistake. */
const PRIVATE = [
  'email',
  'name',
  'title',
  'content',
  'text',
  'token',
  'idToken',
  'password',
  'to',
  'subject',
  'cookie',
  'authorization',
]

/** Structured logs, one JSON object a line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error) => describeError(error) },
      redact: { paths: PRIVATE.flatMap((key) => [key, `*.${key}`]), censor: '[private]' },
    },
    destination as DestinationStream,
  )
}

/**
 * Gives each request an id and says how it went: the route's pattern, never the address itself,
 * whose query may hold a token or a code.
 */
export function logRequests(log: Logger): MiddlewareHandler<Visiting> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.header('X-Request-Id', requestId)
    await next()
    if (c.req.path.startsWith('/health/')) return
    c.var.log.info(
      {
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'answered',
    )
  }
}
