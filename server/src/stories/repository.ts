import type { Story, StoryChange, StoryMaking } from '@perinka/contract/stories'
import { and, desc, eq, getTableColumns, not, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { stories } from '../db/schema.ts'
import { storyProvenance } from '../db/story-schema.ts'
import { Failure } from '../failure.ts'
import { lockProfile } from '../family/profiles.ts'
import { dated } from '../http/route.ts'

/** Everything of a story but what only a search reads. */
const { searchText: _searched, ...columns } = getTableColumns(stories)
export const storyColumns = columns
export type StoryRow = Omit<typeof stories.$inferSelect, 'searchText'>

/** What a story's row says where there is no narration of it. */
export const SILENT = { standardAudioUrl: null, standardDuration: null, audioUrl: null, duration: null } as const

/** The story as its family sees it, or `story_not_found`. */
export function requireStory(row: StoryRow | null): Story {
  if (!row) throw new Failure('story_not_found')
  return dated(row)
}

/** One story of this family, or null. */
export async function findStory(db: Queryable, userId: string, id: string): Promise<StoryRow | null> {
  const [row] = await db.select(storyColumns).from(stories).where(owned(userId, id))
  return row ?? null
}

/**
 * One story of this family, its row held until the transaction ends, or null. Its child is held first, as by everybody
 * who writes for one, so that nobody waits for another in a circle.
 */
export async function lockStory(tx: Queryable, userId: string, id: string): Promise<StoryRow | null> {
  const story = await findStory(tx, userId, id)
  if (story?.childProfileId && !(await lockProfile(tx, userId, story.childProfileId, 'key share'))) return null
  const [row] = await tx.select(storyColumns).from(stories).where(owned(userId, id)).for('no key update')
  return row ?? null
}

/** A story anybody may read by its link, whoever asks: the one lookup without an owner. */
export async function findSharedStory(db: Queryable, id: string): Promise<StoryRow | null> {
  const [row] = await db
    .select(storyColumns)
    .from(stories)
    .where(and(eq(stories.id, id), eq(stories.linkShared, true)))
  return row ?? null
}

/** Writes what changed; null where the family has no such story. */
export async function updateStory(
  db: Queryable,
  userId: string,
  id: string,
  change: StoryChange & Partial<typeof SILENT>,
): Promise<StoryRow | null> {
  // An UPDATE that sets nothing is not SQL.
  if (Object.keys(change).length === 0) return findStory(db, userId, id)
  const words = change.content?.split(' ').length
  const [row] = await db
    .update(stories)
    .set({ ...change, words })
    .where(owned(userId, id))
    .returning(storyColumns)
  return row ?? null
}

/** Turns the favourite on or off, in one statement; null where the family has no such story. */
export async function toggleFavorite(db: Queryable, userId: string, id: string): Promise<StoryRow | null> {
  const [row] = await db
    .update(stories)
    .set({ isFavorite: not(stories.isFavorite) })
    .where(owned(userId, id))
    .returning(storyColumns)
  return row ?? null
}

/** False where the family has no such story. */
export async function deleteStory(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(stories).where(owned(userId, id))
  return rowCount === 1
}

/** How many stories this child has. */
export function countStoriesOf(db: Queryable, userId: string, childId: string): Promise<number> {
  return db.$count(stories, and(eq(stories.userId, userId), eq(stories.childProfileId, childId)))
}

/** What this child's last stories were made of, newest first. */
export function listTraces(db: Queryable, userId: string, childId: string, limit: number): Promise<string[][]> {
  const ofChild = and(eq(stories.userId, userId), eq(stories.childProfileId, childId))
  return tracesOf(db, ofChild, stories.createdAt, limit)
}

/** What some stories of a family, the last of them by `order`, were made of. */
export async function tracesOf(db: Queryable, which: SQL | undefined, order: PgColumn, limit: number) {
  const rows = await db
    .select({ trace: storyProvenance.trace })
    .from(stories)
    .innerJoin(storyProvenance, eq(storyProvenance.storyId, stories.id))
    .where(which)
    .orderBy(desc(order))
    .limit(limit)
  return rows.map((row) => row.trace)
}

const { storyId: _story, trace: _trace, speakers: _speakers, ...making } = getTableColumns(storyProvenance)
export const makingColumns = making

/** How a story of this family was made; null where it has none such. */
export async function findMaking(db: Queryable, userId: string, id: string): Promise<StoryMaking | null> {
  const [row] = await db
    .select(makingColumns)
    .from(storyProvenance)
    .innerJoin(stories, eq(stories.id, storyProvenance.storyId))
    .where(owned(userId, id))
  return row ? { ...row, readability: row.readability as StoryMaking['readability'] } : null
}

function owned(userId: string, id: string) {
  return and(eq(stories.userId, userId), eq(stories.id, id))
}
