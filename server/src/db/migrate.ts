import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartRefused } from '../start-refused.ts'
import { migrateQueues } from './job-queues.ts'
import { APPLICATION } from './patience.ts'

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))
/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_374_653
const OLDEST_MAJOR = 15

/**
 * Brings the database to the newest migration. Replicas that start together wait for one another: without the lock
 * all but one of them would fail. On a connection of its own, so that the lock ends with it whatever happens.
 */
export async function migrate(databaseUrl: string, migrationsFolder = MIGRATIONS): Promise<void> {
  // No bound on its statements: a large table may take a while, and nobody is served meanwhile.
  const client = new Client({
    connectionString: databaseUrl,
    application_name: APPLICATION,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that is lost fails the running query too; a second report would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle({ client }), { migrationsFolder })
    await migrateQueues(client)
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major >= OLDEST_MAJOR) return
  throw new StartRefused(`DATABASE_URL names PostgreSQL ${major}, but ${OLDEST_MAJOR} or newer is needed.`)
}
