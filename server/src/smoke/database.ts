import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { ownClient } from '../db/patience.ts'
import { type Check, spell, Unfit } from './check.ts'
import { explainDatabase } from './explain.ts'

const OLDEST = 150_000
const ROUNDS = 5

/** Its version, whether it keeps every letter, how many may connect, and how far away it is. */
export function databaseCheck({ databaseUrl }: Config): Check {
  const url = databaseUrl === null ? null : new URL(databaseUrl)
  return {
    name: 'database',
    place: url && `PostgreSQL at ${url.host || 'a local socket'}${url.pathname}`,
    otherwise: 'DATABASE_URL; the private PostgreSQL in DATA_DIR',
    patience: 30_000,
    async call() {
      const client = ownClient(databaseUrl ?? '')
      try {
        await client.connect()
        const { rows } = await client.query<Settings>(SETTINGS)
        const seen = rows[0]
        if (!seen || seen.number < OLDEST) throw new Unfit(`PostgreSQL 15 or newer is needed, not ${seen?.version}.`)
        if (seen.encoding !== 'UTF8') throw new Unfit(`The database must be encoded as UTF8, not ${seen.encoding}.`)
        return [
          `PostgreSQL ${seen.version}, ${seen.encoding}, ${seen.connections} connections at most`,
          `a question is answered in ${await latency(client)}`,
        ]
      } catch (error) {
        throw error instanceof Unfit ? error : new Unfit(explainDatabase(error))
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
}

interface Settings {
  number: number
  version: string
  encoding: string
  connections: string
}

const SETTINGS = `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
  current_setting('server_encoding') as encoding, current_setting('max_connections') as connections`

/** The middle one of a few. */
async function latency(client: pg.Client): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await client.query('select 1')
    times.push(performance.now() - begun)
  }
  const middle = times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
  return spell(middle)
}
