import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../testing/postgres.ts'
import { migrate } from './migrate.ts'

/** A database of this test's own; the end of the run removes it by its name. */
async function emptyDatabase(): Promise<{ url: string; client: Client }> {
  const url = await createDatabase(inject('postgres'), 'template0')
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return { url, client }
}

async function applied(client: Client): Promise<number> {
  const { rows } = await client.query('SELECT count(*)::int AS all FROM drizzle.__drizzle_migrations')
  return rows[0].all
}

describe('the migrations', () => {
  test('run once each when five replicas start together', async () => {
    const { url, client } = await emptyDatabase()
    const written = (await readdir(new URL('migrations', import.meta.url))).filter((name) => name.endsWith('.sql'))
    await Promise.all(Array.from({ length: 5 }, () => migrate(url)))
    expect(await applied(client)).toBe(written.length)
    await expect(client.query('SELECT 1 FROM users, stories, child_profiles LIMIT 1')).resolves.toBeDefined()
    const { rows: queues } = await client.query('SELECT name FROM pgboss.queue ORDER BY name')
    expect(queues).toHaveLength(5)
  })

  test('change nothing where they have run before', async () => {
    const { url, client } = await emptyDatabase()
    await migrate(url)
    const before = await applied(client)
    await migrate(url)
    expect(await applied(client)).toBe(before)
  })

  test('give the lock back when one of them fails, and leave nothing of it', async () => {
    const { url, client } = await emptyDatabase()
    await client.query('CREATE TABLE stories ()')
    await expect(migrate(url)).rejects.toThrow()
    await client.query('DROP TABLE stories')
    await expect(migrate(url)).resolves.toBeUndefined()
  })

  describe('while a release beside them uses a table', () => {
    /** A migrated database of which somebody holds what every migration asks for. */
    async function givenHeld() {
      const { url, client } = await emptyDatabase()
      await migrate(url)
      await client.query('BEGIN; LOCK TABLE drizzle.__drizzle_migrations')
      return { url, client }
    }

    test('let those who wait behind them pass, say so, and run once the table is free', async () => {
      const { url, client } = await givenHeld()
      const said: string[] = []
      const say = (line: string) => void said.push(line)
      const migrating = migrate(url, { say, patience: { lock: 20, pause: 20, tries: 10_000 } })
      await expect.poll(() => said).toContainEqual(expect.stringContaining('try 2 of 10000'))
      await client.query('COMMIT')
      await expect(migrating).resolves.toBeUndefined()
    })

    test('give up in the end, with what the operator can do', async () => {
      const { url } = await givenHeld()
      const migrating = migrate(url, { patience: { lock: 20, pause: 20, tries: 2 } })
      await expect(migrating).rejects.toThrow(/pg_stat_activity/)
    })
  })
})
