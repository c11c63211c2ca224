import { createHash } from 'node:crypto'
import type { FailureCode } from '@perinka/contract/failures'
import { lte, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '../db/billing-schema.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { ofDatabase } from '../db/trouble.ts'
import { Failure } from '../failure.ts'
import type { Ports } from '../ports/ports.ts'
import type { Visiting } from './env.ts'

/** How often something may be tried: `tries` in `seconds`, counted from the first one. */
export interface Limit {
  /** Names what is tried; part of the stored key. */
  name: string
  tries: number
  seconds: number
}

/**
 * Counts one try of `whose`; `Failure('too_many_requests')` with the time to wait where it is one too many. Counted before
 * it is made, and in the database, so that a hundred tries at once at several servers are not a hundred tries. `whose` may
 * be an address: only its hash is stored.
 */
export async function countTry(db: Database, limit: Limit, whose: string): Promise<void> {
  await counter(db, limit)
    .consume(keyOf(limit, whose))
    .catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new Failure('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
    })
}

/**
 * Does the work, and counts it as a try while it is done, against each limit by whose tries it counts; `isTry` says of what
 * came of it whether it stays counted. The first limit that is reached refuses, as `countTry` does, and the work is not begun.
 */
export async function countingTries<T>(
  db: Database,
  counted: readonly (readonly [Limit, string])[],
  work: () => Promise<T>,
  isTry: (came: { answer: T } | { error: unknown }) => boolean,
): Promise<T> {
  for (const [limit, whose] of counted) await countTry(db, limit, whose)
  const settle = async (came: { answer: T } | { error: unknown }) => {
    if (isTry(came)) return
    await Promise.all(counted.map(([limit, whose]) => uncountTry(db, limit, whose)))
  }
  const answer = await work().catch(async (error: unknown) => {
    await settle({ error })
    throw error
  })
  await settle({ answer })
  return answer
}

/** A counted try that was none: what it was about was right. */
export async function uncountTry(db: Database, limit: Limit, whose: string): Promise<void> {
  await counter(db, limit).reward(keyOf(limit, whose))
}

/** Whether work ended in one of these failures. */
export function failedWith(came: object, codes: readonly FailureCode[]): boolean {
  return 'error' in came && came.error instanceof Failure && codes.includes(came.error.code)
}

/** Forgets all tries so far. */
export async function forgetTries(db: Database, limit: Limit, whose: string): Promise<void> {
  await counter(db, limit).delete(keyOf(limit, whose))
}

/** Remembers `whose` for as long as `what` says. */
export async function remember(db: Database, what: Omit<Limit, 'tries'>, whose: string): Promise<void> {
  const limit = { ...what, tries: 0 }
  await counter(db, limit).set(keyOf(limit, whose), 0, what.seconds)
}

/** Whether it does so still. */
export async function isRemembered(db: Database, what: Omit<Limit, 'tries'>, whose: string): Promise<boolean> {
  const limit = { ...what, tries: 0 }
  return (await counter(db, limit).get(keyOf(limit, whose))) !== null
}

/** Throws away what counts nothing any more. */
export async function sweepLimits(db: Queryable): Promise<void> {
  // By the database's clock: a process whose own is ahead would forget what all the others count.
  await db.delete(rateLimits).where(lte(rateLimits.expire, sql`extract(epoch from now()) * 1000`))
}

function counter(db: Database, { tries, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (query: QueryConfig) => ofDatabase(db.$client.query(query)) },
    storeType: 'pool',
    tableName: 'rate_limits',
    // A migration made it, and `sweepLimits` tidies it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: tries,
    duration: seconds,
  })
}

function keyOf({ name }: Limit, whose: string): string {
  return `${name}:${createHash('sha256').update(`${name}\n${whose}`).digest('base64url')}`
}

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
