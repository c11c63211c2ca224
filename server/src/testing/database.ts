import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

const made: string[] = []

/** Address of a database of its own, copied from the migrated one; it goes with its file of tests. */
export async function testDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'))
  const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`
  // By file: a log of every page, the other way, takes ten times as long.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`)
  made.push(name)
  url.pathname = `/${name}`
  return url.href
}

/** Removes what this file of tests has made; the run's end removes what a killed one left. */
export async function dropTestDatabases(): Promise<void> {
  await Promise.all(made.splice(0).map((name) => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)))
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
