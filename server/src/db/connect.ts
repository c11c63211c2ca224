import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { APPLICATION, boundedClient, LONG_WORK, type Patience, REQUESTS, sayPatience } from './patience.ts'
import { ofDatabase } from './trouble.ts'

type PooledDatabase = NodePgDatabase & { $client: pg.Pool }

export interface Database extends PooledDatabase {
  /** The same database for work over whole tables, which may take its time: on a few connections of its own. */
  $unhurried: PooledDatabase
}

/** What a repository may be handed: the pool, or the transaction that its caller has opened. */
export type Queryable = Pick<
  PooledDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'transaction'
>

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  databaseUrl: string
  /** Connections at most, and three beside them; a PostgreSQL allows 100 unless set otherwise, shared by all replicas. */
  max?: number
  /** How long a request's statements may take; tests have no time. */
  patience?: Partial<Patience>
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

/** Milliseconds for a free connection, or a new one. */
const CONNECT_WITHIN_MS = 10_000
/** Work over whole tables waits for its turn however long that takes: nobody waits for it, and it would be left out for an hour. */
const UNHURRIED = { max: 3, connectionTimeoutMillis: 0 }

/** The one pool of a process, and the unhurried one beside it. Opens nothing until the first query. */
export function connect({
  databaseUrl,
  max = 20,
  patience,
  onIdleError = () => undefined,
}: ConnectOptions): Connection {
  let closing: Promise<void> | undefined
  // While closing, a connection may still hear that the server ends too.
  const onError = (error: Error) => closing ?? onIdleError(error)
  const open = (patience: Patience, bounds: { max: number; connectionTimeoutMillis: number }) => {
    const opened = new pg.Pool({
      connectionString: databaseUrl,
      ...bounds,
      application_name: APPLICATION,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: boundedClient(patience),
      onConnect: (client) => sayPatience(client, patience),
    })
    opened.on('error', onError)
    // One that breaks while a transaction waits for something else: its next statement fails. Unheard, it would end the process.
    opened.on('connect', (client) => client.on('error', () => undefined))
    return opened
  }
  const pool = open({ ...REQUESTS, ...patience }, { max, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  const unhurried = open(LONG_WORK, UNHURRIED)
  const onLongWork = new Set<pg.PoolClient>()
  unhurried.on('connect', (client) => onLongWork.add(client))
  unhurried.on('remove', (client) => onLongWork.delete(client))
  // Its statements know no bound, and a pool ends with the last of them: they are cut off, and done another time.
  const endLongWork = () => {
    const ended = unhurried.end()
    return Promise.all([ended, ...[...onLongWork].map((client) => (client as pg.Client).end())])
  }
  return {
    db: Object.assign(pooled(pool), { $unhurried: pooled(unhurried) }),
    pool,
    close: () => {
      closing ??= Promise.all([pool.end(), endLongWork()]).then(() => undefined)
      return closing
    },
  }
}

/**
 * The library never gives a connection back on which not even `begin` came through: a database that is away for a moment
 * would leave the pool without any. Ours does.
 */
function pooled(pool: pg.Pool): PooledDatabase {
  const onClients = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const transaction: PooledDatabase['transaction'] = async (work, config) => {
    const client = await ofDatabase(pool.connect())
    const db = onClients.get(client) ?? drizzle({ client })
    onClients.set(client, db)
    try {
      return await db.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(drizzle({ client: pool }), { transaction })
}
