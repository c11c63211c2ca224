import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** What a repository may be handed: the pool, or the transaction that its caller has opened. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | 'transaction'>

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  databaseUrl: string
  /** Connections at most; a PostgreSQL allows 100 unless set otherwise, shared by all replicas. */
  max?: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

/** The one pool of a process. Opens nothing until the first query. */
export function connect({ databaseUrl, max = 20, onIdleError = () => undefined }: ConnectOptions): Connection {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: 10_000 })
  let closing: Promise<void> | undefined
  // While closing, a connection may still hear that the server ends too.
  pool.on('error', (error) => closing ?? onIdleError(error))
  // One that breaks while a transaction waits for something else: its next statement fails. Unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    db: drizzle({ client: pool, schema }),
    pool,
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
