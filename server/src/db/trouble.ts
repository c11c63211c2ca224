import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/**
 * States of PostgreSQL in which it can do nothing for us now, whatever it was asked: classes 08 (connection), 53 (room,
 * connections) and 58 (its system), shutting down, what it gave up because it took too long or may only be read, and whom it chose of those who wait in a circle.
 */
const STATES = /^(?:08...|53...|58...|57P0.|57014|55P03|40P01|25006|25P03)$/

/** Said by whoever finds a standby that has not taken over. */
export const READ_ONLY = 'the database may only be read'

/** What the driver says, without a code, of a connection that is lost, refused or silent, and of a pool that has none. */
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
  const isAsked = error instanceof DrizzleQueryError
  const cause = isAsked ? error.cause : error
  if (cause instanceof pg.DatabaseError) return cause.code && STATES.test(cause.code) ? cause.code : null
  // By its words alone it could be a disk's, or any other server's.
  if (!isAsked || !(cause instanceof Error)) return null
  const { code, syscall } = cause as NodeJS.ErrnoException
  if (syscall !== undefined && LINE.has(syscall)) return code ?? syscall
  return SAID[cause.message] ?? null
}

/** What a database throws that is asked without the library, wrapped as the library does, so that it is known to be the database's. */
export async function ofDatabase<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DrizzleQueryError || !(error instanceof Error)) throw error
    throw new DrizzleQueryError('asked without the library', [], error)
  }
}

/** Whether a statement failed on this unique or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  return constraintOf(error) === constraint
}

/** Whether a statement failed because the account it wrote for has been deleted meanwhile. */
export function violatesOwner(error: unknown): boolean {
  return constraintOf(error)?.endsWith('_user_id_users_id_fk') ?? false
}

function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { constraint?: unknown } | undefined) : undefined
  return typeof cause?.constraint === 'string' ? cause.constraint : undefined
}
