import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '../db/connect.ts'
import { databaseAt } from './postgres.ts'

/** Address of the database that `db` works on, for a second process to open it too. */
export async function databaseUrlOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return databaseAt(inject('postgres').url, rows[0]?.name ?? '')
}
