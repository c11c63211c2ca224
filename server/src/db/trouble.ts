import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/**
 * States of PostgreSQL in which it can do nothing for us now, whatever it was asked: classes 08 (connection), 53 (room,
 * connections) and 58 (its system), shutting down, and what it gave up because it took too long or may only be read.
 */
const STATES = /^(?:08...|53...|58...|57P0.|57014|55P03|25006|25P03)$/

/** What the driver says, without a code, of a connection that is lost, refused or silent, and of a pool that has none. */
/** Said by whoever finds a standby that has not taken over. */
export const READ_ONLY = 'the database may only be read'

const SAID: Record<string, string> = {
  [READ_ONLY]: 'read-only',
  'Connection terminated': 'lost',
  'Connection terminated unexpectedly': 'lost',
  'Client was closed and is not queryable': 'lost',
  'Client has encountered a connection error and is not queryable': 'lost',
  'Connection terminated due to connection timeout': 'silent',
  'timeout expired': 'silent',
  'timeout exceeded when trying to connect': 'busy',
}

const LINE = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/**
 * PostgreSQL's or the system's code, or our word, where the database could not answer and may soon; null for whatever is
 * wrong with what was asked, and for trouble of anything else.
 */
export function databaseTrouble(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return null
  const { code, syscall } = cause as NodeJS.ErrnoException
  if (cause instanceof pg.DatabaseError) return code && STATES.test(code) ? code : null
  if (syscall !== undefined && LINE.has(syscall)) return code ?? syscall
  return SAID[cause.message] ?? null
}
