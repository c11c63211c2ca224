import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartRefused } from '../../config/start-refused.ts'
import { ensureCluster, SUPERUSER, sweepUnfinished } from './cluster.ts'
import { type Keeper, keep, lastLogLine } from './keeper.ts'
import { connectTo, ownersAddress, takeOwnership } from './owner.ts'
import { choosePlace, logFileOf, type Place } from './place.ts'
import { alreadyRunning, clearPrevious, readPidFile } from './previous.ts'

export interface EmbeddedOptions {
  /** Absolute folder; the cluster goes to `postgres` inside. */
  dataDir: string
  /** Told in whole lines what takes long or deserves notice. */
  log: (line: string) => void
  /** Where this app answers, for a second start on the same folder to name. */
  address?: string
  /** PostgreSQL settings by name; tests turn fsync off. */
  settings?: Record<string, string>
}

export interface Embedded {
  /** `postgres://…` of the product's database; for another database of the cluster replace the path. */
  databaseUrl: string
  /** Settles when PostgreSQL has ended, also where nobody asked it to. */
  ended: Promise<void>
  /** Ends every connection, stops PostgreSQL and waits; may be called twice. */
  stop(): Promise<void>
}

const DATABASE = 'perinka'
/** Recovery after a crash of the machine can take a while; a plain start takes 0.1 s. */
const READY_WITHIN_MS = 300_000

/**
 * Starts the private PostgreSQL on a folder and owns it until `stop` or the end of this process, however it ends.
 * Throws StartRefused where the folder cannot be used or another app owns it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, address = 'another process', settings = {} } = options
  const place = await choosePlace(dataDir, log)
  await ensureCluster(place, log)
  await clearPrevious(place, log)
  const keeper = await keep(place, settings)
  try {
    await createDatabase(await becomeOwner(place, keeper, address))
    await sweepUnfinished(place)
    return {
      databaseUrl: urlOf(keeper.socketDir),
      ended: keeper.ended,
      stop: keeper.stop,
    }
  } catch (error) {
    await keeper.stop()
    throw error
  }
}

async function becomeOwner(place: Place, keeper: Keeper, address: string): Promise<Client> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt) {
    if (keeper.hasEnded()) throw await whyItEnded(place)
    const connection = await connectTo(place, keeper.socketDir)
    if (typeof connection === 'object') {
      if (await takeOwnership(connection, address)) return connection
      await connection.end()
      throw new StartRefused(alreadyRunning(place, 'another address'))
    }
    await sleep(20)
  }
  throw new StartRefused(`The private PostgreSQL was not ready in time; its log is ${logFileOf(place)}.`)
}

/** Either another start was faster and holds the folder, which clearPrevious tells best, or PostgreSQL says why. */
async function whyItEnded(place: Place): Promise<StartRefused> {
  const reason = lastLogLine(place)
  if (/postmaster\.pid/.test(reason)) await clearPrevious(place, () => undefined)
  return new StartRefused(`The private PostgreSQL did not start: ${reason}`)
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
}

function urlOf(socketDir: string): string {
  return `postgres://${SUPERUSER}@localhost/${DATABASE}?host=${encodeURIComponent(socketDir)}`
}

/** Address of the private PostgreSQL that a running app keeps on this folder; null where none does. */
export async function findRunning(dataDir: string): Promise<string | null> {
  const place = await choosePlace(dataDir, () => undefined)
  const left = await readPidFile(place)
  if (!left) return null
  const connection = await connectTo(place, left.socketDir)
  if (typeof connection !== 'object') return null
  try {
    if (!(await ownersAddress(connection))) return null
    return urlOf(left.socketDir)
  } finally {
    await connection.end()
  }
}
