import type { MiddlewareHandler } from 'hono'
import type { Ports } from '../ports/ports.ts'
import type { Visiting } from './env.ts'
import { countTry } from './limits.ts'

const WRITING = new Set(['POST', 'PUT'])

/**
 * Counts what a family adds and changes, of whatever kind: two parents in a hurry are far from it, a program that fills the
 * database is not. Deleting is always open.
 */
export function countWrites({ db, bounds }: Pick<Ports, 'db' | 'bounds'>): MiddlewareHandler<Visiting> {
  const limit = { name: 'writes', tries: bounds.writesPerMinute, seconds: 60 }
  return async (c, next) => {
    const parent = WRITING.has(c.req.method) ? await c.var.findParent() : null
    if (parent) await countTry(db, limit, parent.id)
    await next()
  }
}
