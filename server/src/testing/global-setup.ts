import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that test databases are made on, and the migrated one they are copied from. */
    databaseUrl: string
    templateDatabase: string
  }
}

/**
 * One PostgreSQL for the whole run: the one DATABASE_URL names, else a private one without fsync,
 * thrown away afterwards. One database is migrated; every test file works on a copy of it.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await privateServer(project.vitest.config.maxWorkers)
  const template = `perinka_test_${randomUUID().slice(0, 8)}`
  await onServer(server.url, (client) => client.query(`CREATE DATABASE ${template}`))
  await migrate(databaseAt(server.url, template))
  project.provide('databaseUrl', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await onServer(server.url, (client) => dropAll(client, template))
    await server.stop()
  }
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

function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
