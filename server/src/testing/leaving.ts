import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'
import type { Client, ParentClient } from './client.ts'

/** Deletes the account as its form does. */
export const leave = (parent: Client & Pick<ParentClient, 'email'>, email = parent.email) =>
  parent.delete('/api/account', { body: JSON.stringify({ email }), headers: { 'Content-Type': 'application/json' } })

/** Every row of every table that names this parent, by table. */
export async function rowsOf(app: TestApp, userId: string): Promise<Record<string, number>> {
  const db = await app.db()
  const { rows } = await db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' union select 'users'`)
  const counts = await Promise.all(
    rows.map(async ({ table_name: name }) => {
      const column = sql.identifier(name === 'users' ? 'id' : 'user_id')
      const found = await db.execute(sql`select 1 from ${sql.identifier(name)} where ${column} = ${userId}`)
      return [name, found.rows.length] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
