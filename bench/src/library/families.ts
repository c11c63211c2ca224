import { LANGUAGES, LENGTHS, STORY_THEMES } from '@perinka/contract/catalog'
import { addChild, type Family, newFamily } from '@perinka/e2e/support/family'
import { Client } from 'pg'
import { ask } from '../families.ts'
import { type Opened, openDatabase, openProduct } from '../resources.ts'

/** The product on a database of its own, which the benches may write into. */
export interface Library {
  url: string
  database: Client
}

export async function openLibrary(opened: Opened): Promise<Library> {
  const connectionString = await openDatabase(opened)
  const { url } = await openProduct(opened, { env: { DATABASE_URL: connectionString } })
  const database = opened.adopt(new Client({ connectionString }), (client) => client.end())
  await database.connect()
  return { url, database }
}

/** Twenty-four stories that the built-in storyteller really told: every theme in both languages, all lengths. */
export async function tellSome({ url, database }: Library): Promise<void> {
  const author = await newFamily(url)
  await database.query('UPDATE users SET is_lifetime_access = true WHERE email = $1', [author.email])
  const childProfileId = await addChild(author)
  for (const [place, theme] of STORY_THEMES.entries()) {
    for (const language of LANGUAGES) {
      const wish = { childProfileId, theme, language, length: LENGTHS[place % LENGTHS.length] }
      await ask(author, 'POST', '/api/stories/generate', wish)
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
export async function familyOf({ url, database }: Library, stories: number): Promise<Family> {
  const family = await newFamily(url)
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

/** So many stories of other families, a hundred each; of each so many characters, all of them where nothing is said. */
export async function addOthers({ database }: Library, stories: number, characters = 1_000_000): Promise<void> {
  await database.query(
    `INSERT INTO users (id, email) SELECT 'other-' || n, 'other-' || n || '@perinka.test' FROM generate_series(0, $1::int / 100 - 1) n`,
    [stories],
  )
  await database.query(
    `INSERT INTO stories (user_id, title, content, theme, length, voice, language, created_at)
     SELECT 'other-' || n % ($1::int / 100), t.title || ' ' || n, left(t.content, $2::int), t.theme, t.length, t.voice, t.language,
       now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n JOIN told t ON t.place = n % 24`,
    [stories, characters],
  )
}

/** Milliseconds until all that is listed has come. */
export async function timeList(
  family: Family,
  path: string,
  isRight: (stories: unknown[]) => boolean,
): Promise<number> {
  const begun = performance.now()
  const stories = await ask<unknown[]>(family, 'GET', path)
  const took = performance.now() - begun
  if (!isRight(stories)) throw new Error(`${path} answered ${stories.length} stories`)
  return took
}
