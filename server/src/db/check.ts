import { readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as authSchema from './auth-schema.ts'
import * as billingSchema from './billing-schema.ts'
import * as narrationSchema from './narration-schema.ts'
import * as schema from './schema.ts'
import * as storySchema from './story-schema.ts'

/** Compares the schema with the migrations: what a new migration would still have to say; empty when they agree. */
export async function missingFromMigrations(): Promise<string[]> {
  const meta = new URL('./migrations/meta/', import.meta.url)
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, meta), 'utf8'))
  const { entries } = (await read('_journal.json')) as { entries: { tag: string }[] }
  const last = entries.at(-1)
  if (!last) throw new Error('There is no migration yet.')
  const migrated = await read(`${last.tag.slice(0, 4)}_snapshot.json`)
  const wanted = generateDrizzleJson(
    { ...schema, ...storySchema, ...narrationSchema, ...authSchema, ...billingSchema },
    migrated.id,
    undefined,
    undefined,
  )
  return generateMigration(migrated, wanted)
}

if (import.meta.main) {
  const missing = await missingFromMigrations()
  if (missing.length > 0) {
    console.error(
      `The migrations lack what the schema says; run \`npm run db:generate -w @perinka/server\`:\n\n${missing.join('\n')}`,
    )
    process.exit(1)
  }
  console.log('The schema and the migrations agree.')
}
