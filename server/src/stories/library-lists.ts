import { searchable } from '@perinka/contract/names'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { stories } from '../db/schema.ts'
import { type Batch, batchOf, type Cursor, cursorOf, newestFirst, walk, walkByWeight } from '../db/walk.ts'
import { type StoryRow, storyColumns } from './repository.ts'

const { userId: _owner, content: _text, characters: _cast, ttsProvider: _provider, ...card } = storyColumns
export type StoryCardRow = Pick<StoryRow, keyof typeof card>

/** Stories that are looked at before their texts are read, a few at a time. */
const STEPS = 500
/** All of a whole story but its text. */
const STORY_BYTES = 2000
/** Cards have no text: at the longest that the contract lets be, so many are half a megabyte. */
const CARDS = 200
const IDS = 5000

/** The family's stories, newest first, whole. `search`: as `matches` reads it. */
export function walkStories(db: Queryable, userId: string, search = ''): AsyncGenerator<Batch<StoryRow>> {
  return walkByWeight(
    STEPS,
    (after) => stepsOf(db, userId, search, after),
    (ids) =>
      db
        .select(storyColumns)
        .from(stories)
        .where(and(eq(stories.userId, userId), inArray(stories.id, ids))),
  )
}

/** The next stories and how long they are; the length of a text stands beside it, so none is read. */
export function stepsOf(db: Queryable, userId: string, search: string, after: Cursor | null) {
  const bytes = sql<number>`octet_length(${stories.content}) + ${STORY_BYTES}::int`
  const steps = db.select({ id: stories.id, at: cursorOf(stories), bytes }).from(stories)
  return next(steps.$dynamic(), userId, search, after, STEPS)
}

/** The same without their texts. */
export function walkStoryCards(db: Queryable, userId: string, search = ''): AsyncGenerator<Batch<StoryCardRow>> {
  return walk(async (after) => {
    const cards = db.select({ ...card, at: cursorOf(stories) }).from(stories)
    return batchOf(await next(cards.$dynamic(), userId, search, after, CARDS), CARDS)
  })
}

/** Their ids alone. */
export function walkStoryIds(db: Queryable, userId: string, search = ''): AsyncGenerator<Batch<Cursor>> {
  return walk(async (after) => {
    const ids = db.select({ id: stories.id, at: cursorOf(stories) }).from(stories)
    return batchOf(await next(ids.$dynamic(), userId, search, after, IDS), IDS)
  })
}

/** Of what is selected `most` that match, after a place. */
function next<Query extends PgSelect>(
  query: Query,
  userId: string,
  search: string,
  after: Cursor | null,
  most: number,
) {
  const { where, order } = newestFirst(stories, after)
  return query
    .where(and(matches(userId, search), where))
    .orderBy(...order)
    .limit(most)
}

/** The family's stories whose title or text holds these words, whatever their case and accents; all for none. */
function matches(userId: string, search: string) {
  const words = searchable(search)
  // Looks for the words as they are, and takes half the time of LIKE.
  const holds = words === '' ? undefined : gt(sql`strpos(${stories.searchText}, ${words})`, 0)
  return and(eq(stories.userId, userId), holds)
}
