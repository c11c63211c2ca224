import { realpath } from 'node:fs/promises'
import { Client } from 'pg'
import { SUPERUSER } from './cluster.ts'
import type { Place } from './place.ts'

/** Any number that nothing else in this cluster's `postgres` database locks. */
const OWNER_LOCK = 7_374_652

/** A connection that is confirmed to serve this cluster, or the reason why there is none. */
export async function connectTo(place: Place, socketDir: string): Promise<Client | 'absent' | 'busy'> {
  const client = new Client({
    host: socketDir,
    port: 5432,
    user: SUPERUSER,
    database: 'postgres',
    application_name: SUPERUSER,
    connectionTimeoutMillis: 10_000,
  })
  // A lost connection is told by the keeper's end; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    if ((await realpath(rows[0]?.data_directory ?? '/')) === (await realpath(place.cluster))) return client
    await client.end()
    return 'absent'
  } catch (error) {
    await client.end().catch(() => undefined)
    return isStartingOrStopping(error) ? 'busy' : 'absent'
  }
}

/** 57P03: PostgreSQL is there and starts, recovers or shuts down; 57P01: it was told to stop meanwhile. */
function isStartingOrStopping(error: unknown): boolean {
  return ['57P03', '57P01'].includes((error as { code?: string }).code ?? '')
}

/**
 * Makes this session the owner, whose lock says whose database this is; it ends with its app, so a lock left behind cannot
 * exist. False where another one has it. `address`: where this app answers, for a second start; at most 63 bytes are kept.
 */
export async function takeOwnership(client: Client, address: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK])
  if (!rows[0]?.taken) return false
  await client.query("SELECT set_config('application_name', $1, false)", [address])
  return true
}

/** Where the app that owns the cluster answers; undefined where nobody owns it. */
export async function ownersAddress(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1 AND objsubid = 1
        AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [OWNER_LOCK],
  )
  return rows[0]?.application_name
}
