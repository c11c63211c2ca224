import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** Address of a database of its own, copied from the migrated one; the end of the run removes it. */
export async function testDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'))
  const template = inject('templateDatabase')
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  } finally {
    await client.end()
  }
  url.pathname = `/${name}`
  return url.href
}
