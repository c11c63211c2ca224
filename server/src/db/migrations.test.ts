import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { missingFromMigrations } from './check.ts'
import { characters } from './schema.ts'

describe('the migrations', () => {
  test('say everything that the schema says', async () => {
    expect(await missingFromMigrations()).toEqual([])
  })

  test('bring the four characters of the catalogue', { tags: ['3.4a'] }, async () => {
    const db = await testApp().db()
    const rows = await db.select().from(characters)
    const expected = PREDEFINED_CHARACTERS.map(({ id, name, traits }) =>
      expect.objectContaining({ id, name, traits, type: 'predefined', userId: null, description: expect.any(String) }),
    )
    expect(rows.sort((a, b) => a.id.localeCompare(b.id))).toEqual(expected)
  })

  test('index every column that a deleted row is looked for by', async () => {
    const db = await testApp().db()
    const { rows } = await db.execute(sql`
      SELECT conrelid::regclass::text || '.' || attname AS column
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND conrelid::regclass::text <> 'discount_codes'
        AND connamespace <> 'pgboss'::regnamespace -- Tables of a library: their indexes are its own business.
        AND NOT EXISTS (
        SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`)
    expect(rows).toEqual([])
  })
})
