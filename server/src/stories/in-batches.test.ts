import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { leave, rowsOf } from '../testing/leaving.ts'

const STORIES = 1_200
const app = testApp()

/** A child with its stories, half of them chapters, on a database that fails whatever statement writes a thousand of them at once. */
async function givenMany(parent: ParentClient): Promise<string> {
  const { id } = await parent.addChild({ name: 'Mia' })
  const db = await app.db()
  await db.execute(sql`
    insert into stories (user_id, child_profile_id, title, content, theme, length, voice, characters)
    select ${parent.id}, ${id}::uuid, 't' || n, 'c', 'space', 'short', 'nova', '{Mia}' from generate_series(1, ${STORIES / 2}::int) n`)
  await db.execute(sql`
    insert into stories (user_id, child_profile_id, title, content, theme, length, voice, characters, parent_story_id, is_chapter,
      chapter_number, created_at)
    select user_id, child_profile_id, title, content, theme, length, voice, characters, id, true, 2, created_at + interval '1 day'
    from stories where user_id = ${parent.id}`)
  await db.execute(sql`
    insert into story_provenance (story_id, engine, model, readability)
    select id, 'built-in', 'm', '{}' from stories where user_id = ${parent.id}`)
  await db.execute(sql`
    create or replace function few() returns trigger language plpgsql as $$ begin
      if (select count(*) from written) > 1000 then raise exception 'a statement that takes too long'; end if;
      return null; end $$`)
  await db.execute(sql`
    create or replace trigger few_deleted after delete on stories referencing old table as written
      for each statement execute function few()`)
  await db.execute(sql`
    create or replace trigger few_changed after update on stories referencing new table as written
      for each statement execute function few()`)
  return id
}

async function countTold(app: TestApp, userId: string, name: string): Promise<unknown> {
  const db = await app.db()
  const { rows } = await db.execute(sql`
    select count(*)::int as told from stories where user_id = ${userId} and ${name} = any(characters)`)
  return rows[0]?.told
}

describe('a family with thousands of stories', () => {
  test('deletes its account, in no statement that takes too long', async () => {
    const parent = await app.givenParent()
    await givenMany(parent)
    expect((await leave(parent)).status).toBe(200)
    expect(await rowsOf(app, parent.id)).toEqual({})
  })

  test('deletes a child with all its stories, and keeps those of the other', async () => {
    const parent = await app.givenParent()
    const id = await givenMany(parent)
    const tom = await parent.addChild({ name: 'Tom' })
    await (await app.db()).execute(sql`
      insert into stories (user_id, child_profile_id, title, content, theme, length, voice, characters)
      select ${parent.id}, ${tom.id}::uuid, 't', 'c', 'space', 'short', 'nova', '{Tom,Mia}' from generate_series(1, ${STORIES}::int)`)
    expect((await parent.delete(`/api/profiles/${id}`)).status).toBe(200)
    expect([await countTold(app, parent.id, 'Tom'), await countTold(app, parent.id, 'Mia')]).toEqual([STORIES, 0])
  })

  test('renames the child in every one of them', async () => {
    const parent = await app.givenParent()
    const id = await givenMany(parent)
    const wish = { name: 'Ema', age: 5, favoriteThemes: ['Space'] }
    expect((await parent.put(`/api/profiles/${id}`, wish)).status).toBe(200)
    expect([await countTold(app, parent.id, 'Ema'), await countTold(app, parent.id, 'Mia')]).toEqual([STORIES, 0])
  })
})
