import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { type Client, DatabaseError } from 'pg'
import { StartRefused } from '../config/start-refused.ts'
import { migrateQueues } from './job-queues.ts'
import { ownClient } from './patience.ts'

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))
/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_374_653
const OLDEST_MAJOR = 15

/** Milliseconds. */
export interface MigrationPatience {
  /** For a lock: all who ask for the same table wait behind a migration that waits. */
  lock: number
  /** Between two tries, in which they are served. */
  pause: number
  tries: number
}

/** Four minutes: longer than any request, shorter than an operator's patience. */
const PATIENCE: MigrationPatience = { lock: 3_000, pause: 3_000, tries: 40 }

interface MigrateOptions {
  /** Told in whole lines why the start takes long. */
  say?: (line: string) => void
  patience?: MigrationPatience
}

/**
 * Brings the database to the newest migration. Replicas that start together wait for one another: without the lock
 * all but one of them would fail. On a connection of its own, so that the lock ends with it whatever happens.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { say = () => undefined, patience = PATIENCE } = options
  // No bound on its statements: a large table may take a while.
  const client = ownClient(databaseUrl)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`SET lock_timeout = ${patience.lock}`)
    await untilFree(client, patience, say, async () => {
      await runMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS })
      await migrateQueues(client)
    })
  } finally {
    await client.end()
  }
}

/** A release that runs beside this one may be using a table for a while. What a try has begun is undone before the next. */
async function untilFree(
  client: Client,
  { pause, tries }: MigrationPatience,
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isHeldUp(error)) throw error
      await client.query('ROLLBACK')
      if (tried === tries) throw new StartRefused(HELD_UP, { cause: error })
    }
    say(`A migration waits for a table that somebody else is using (try ${tried} of ${tries}).`)
    await wait(pause)
  }
}

const HELD_UP =
  'A migration did not get a table that somebody else is using; see pg_stat_activity for whoever holds it, and start again.'

/** A lock that did not come in time, and a circle of locks. */
function isHeldUp(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DatabaseError && (cause.code === '55P03' || cause.code === '40P01')
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major >= OLDEST_MAJOR) return
  throw new StartRefused(`DATABASE_URL names PostgreSQL ${major}, but ${OLDEST_MAJOR} or newer is needed.`)
}
