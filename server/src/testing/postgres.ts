import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'

/** Where a run's databases are made. */
export interface TestPostgres {
  /** Address of the server. */
  url: string
  /** The migrated database that all others are copied from. */
  template: string
}

/**
 * One PostgreSQL for a whole run: the one DATABASE_URL names, else a private one without fsync with room for so many workers,
 * thrown away by `stop`. One database is migrated; whoever needs one works on a copy of it.
 */
export async function startTestPostgres(workers: number): Promise<TestPostgres & { stop(): Promise<void> }> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await privateServer(workers)
  const template = `perinka_test_${randomUUID().slice(0, 8)}`
  await onServer(server.url, (client) => client.query(`CREATE DATABASE ${template}`))
  await migrate(databaseAt(server.url, template))
  return {
    url: server.url,
    template,
    async stop() {
      await onServer(server.url, (client) => dropAll(client, template))
      await server.stop()
    },
  }
}

/** Address of a database of one's own, a copy of the migrated one unless told. */
export async function createDatabase({ url, template }: TestPostgres, copyOf = template): Promise<string> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  // By file: a log of every page, the other way, takes ten times as long.
  await onServer(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${copyOf} STRATEGY FILE_COPY`))
  return databaseAt(url, name)
}

/** Removes what `createDatabase` has made, whoever is connected to it. */
export async function dropDatabase({ url }: Pick<TestPostgres, 'url'>, address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1)
  await onServer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 31

/** In memory where there is plenty: the tests' hundreds of databases need not outlive anything. */
async function roomyFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
}

/** Some 55 were counted for each worker, and two whole servers open as many. */
const CONNECTIONS_EACH = 100

async function privateServer(workers: number) {
  const connections = (workers + 1) * CONNECTIONS_EACH
  const dataDir = await mkdtemp(join(await roomyFolder(), 'perinka-test-'))
  // As root, PostgreSQL's own user must be able to pass through.
  await chmod(dataDir, 0o711)
  const embedded = await startEmbedded({
    dataDir,
    log: () => {},
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: `${connections}`,
    },
  })
  return {
    url: embedded.databaseUrl,
    stop: async () => {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function dropAll(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  )
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Address of the server's database of that name. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
