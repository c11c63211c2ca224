import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LENGTHS, STORY_THEMES } from '@perinka/contract/catalog'
import { addChild, type Family, newFamily } from '@perinka/e2e/support/family'
import { type Product, startProduct } from '@perinka/e2e/support/product'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { Client } from 'pg'

export interface Library {
  product: Product
  database: Client
  stop(): Promise<void>
}

/** The product on a database of its own, which the benches may write into. */
export async function startLibrary(): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-bench-'))
  const postgres = await startEmbedded({ dataDir: folder, log: () => {} })
  const product = await startProduct({ env: { DATABASE_URL: postgres.databaseUrl } })
  const database = new Client({ connectionString: postgres.databaseUrl })
  await database.connect()
  return {
    product,
    database,
    async stop() {
      await database.end()
      await product.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Twenty-four stories that the built-in storyteller really told: every theme in both languages, all lengths. */
export async function tellSome({ product, database }: Library): Promise<void> {
  const author = await newFamily(product.url)
  await database.query('UPDATE users SET is_lifetime_access = true WHERE email = $1', [author.email])
  const childProfileId = await addChild(author)
  for (const [place, theme] of STORY_THEMES.entries()) {
    for (const language of ['en', 'sk']) {
      const wish = { childProfileId, theme, language, length: LENGTHS[place % LENGTHS.length] }
      const answer = await author.ask('POST', '/api/stories/generate', wish)
      if (answer.status !== 201) throw new Error(`A story answered ${answer.status}: ${await answer.text()}`)
    }
  }
  // The same family and number, the same id: chapters name the first of their series before it is there.
  await database.query(
    `CREATE FUNCTION pg_temp.story_id(owner text, n int) RETURNS uuid LANGUAGE sql AS
     $$ SELECT overlay(overlay(md5(owner || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`,
  )
  await database.query('CREATE TABLE told AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, * FROM stories')
}

/** Words of titles, words that only texts hold, without accents, without case, cut short, and none at all. */
export const SEARCHES = ['ema', 'lamp', 'drak', 'moonlight', 'zaspal', 'hviezd', 'OCEAN', 'pillow', 'xylofon']

const CHILDREN = ['Ema', 'Adam', 'Žofia']

/**
 * A family with three children and so many stories: copies of what was told, each title with a number of its own; four of
 * ten are the chapters of a series, one of nine is a favourite, a new one every three hours.
 */
export async function familyOf({ product, database }: Library, stories: number): Promise<Family> {
  const family = await newFamily(product.url)
  const children: string[] = []
  for (const name of CHILDREN) children.push(await addChild(family, { name }))
  await database.query(
    `INSERT INTO stories (id, user_id, child_profile_id, title, series_title, content, theme, length, voice, language,
       is_favorite, is_chapter, parent_story_id, chapter_number, created_at)
     SELECT pg_temp.story_id(u.id, n), u.id, ($2::uuid[])[1 + n / 10 % 3], t.title || ' ' || n,
       CASE WHEN n % 10 < 4 THEN t.title || ' ' || n / 10 END, t.content, t.theme, t.length, t.voice, t.language,
       n % 9 = 0, n % 10 < 4, CASE WHEN n % 10 BETWEEN 1 AND 3 THEN pg_temp.story_id(u.id, n - n % 10) END,
       CASE WHEN n % 10 < 4 THEN 1 + n % 10 ELSE 1 END, now() - ($3::int - n) * interval '3 hours'
     FROM generate_series(0, $3::int - 1) n
     JOIN told t ON t.place = (CASE WHEN n % 10 < 4 THEN n / 10 ELSE n END) % 24
     JOIN users u ON u.email = $1`,
    [family.email, children, stories],
  )
  await database.query('VACUUM ANALYZE stories')
  return family
}
