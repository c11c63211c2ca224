import pg from 'pg'

/** How connections call themselves in `pg_stat_activity`. */
export const APPLICATION = 'perinka'

/** A connection of one's own, because one borrowed from a pool would be lent on. */
export function ownClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: APPLICATION,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that is lost fails the running query too; a second report would end the process.
  client.on('error', () => undefined)
  return client
}

/** Milliseconds; 0: for ever. */
export interface Patience {
  /** A lock, of whatever kind. */
  lock: number
  /** A statement, its locks included. */
  statement: number
  /** An answer, by our own clock: whoever the line leads to has gone without a word. Longer than a statement may take. */
  answer: number
  /** A transaction in which nothing happens: nothing outside the database is waited for within one. */
  idle: number
}

/**
 * Of a request's statements few take a tenth of a second, and a parent gives up after some seconds. What writes thousands of
 * rows does so in several.
 */
export const REQUESTS: Patience = { lock: 10_000, statement: 15_000, answer: 18_000, idle: 60_000 }
/** Tidying and an operator's commands read whole tables. */
export const LONG_WORK: Patience = { lock: 10_000, statement: 0, answer: 0, idle: 300_000 }

/**
 * Tells a new connection how long it may take. In a statement: a connection pooler in front of PostgreSQL refuses settings
 * that come with the connection itself.
 */
export async function sayPatience(client: pg.ClientBase, { lock, statement, idle }: Patience): Promise<void> {
  await client.query(
    `set lock_timeout = ${lock}; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`,
  )
}

/**
 * Connections that are hung up on where an answer does not come in time: all that wait for them fail at once, and the pool
 * opens others. The driver's own bound would leave a connection in the pool that nobody answers on.
 */
export function boundedClient({ answer }: Patience): typeof pg.Client {
  if (answer === 0) return pg.Client
  return class extends pg.Client {
    override query(...asked: unknown[]): never {
      const timer = setTimeout(() => void this.end().catch(() => undefined), answer)
      const over = () => clearTimeout(timer)
      const heard = asked.findIndex((one) => typeof one === 'function')
      const callback = asked[heard] as ((...said: unknown[]) => void) | undefined
      if (callback) {
        asked[heard] = (...said: unknown[]) => {
          over()
          callback(...said)
        }
      }
      const answered: unknown = super.query(...(asked as [string]))
      if (!callback && answered instanceof Promise) answered.then(over, over)
      return answered as never
    }
  }
}
