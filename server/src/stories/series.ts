import type { Bible } from '@perinka/storyteller/brief'
import { and, asc, desc, eq, gt, isNull, max, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { stories } from '../db/schema.ts'
import { storyBibles, storyGenerations } from '../db/story-schema.ts'
import { type StoryRow, storyColumns, tracesOf } from './repository.ts'

/*
 * A series is its first story and all that name it as their parent. Whoever changes a series locks its first
 * story, so that a chapter being finished and a chapter being deleted take turns.
 */

const ofSeries = (userId: string, firstId: string) =>
  and(eq(stories.userId, userId), or(eq(stories.id, firstId), eq(stories.parentStoryId, firstId)))

/** The first and the last chapter of a series; a story of its own is both. Null where the family has none. */
export async function findEnds(db: Queryable, userId: string, firstId: string) {
  const chapters = () => db.select(storyColumns).from(stories).where(ofSeries(userId, firstId)).limit(1)
  const [[first], [last]] = await Promise.all([
    chapters().orderBy(asc(stories.chapterNumber)),
    chapters().orderBy(desc(stories.chapterNumber)),
  ])
  return first && last ? { first, last } : null
}

/** Locks the first story of a series until the transaction ends; false where it is no longer the first of one. */
export async function lockFirst(tx: Queryable, userId: string, firstId: string): Promise<boolean> {
  const held = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.id, firstId), isNull(stories.parentStoryId)))
    .for('update')
  return held.length === 1
}

/** The chapter beside the first story that follows one of this number; null where the series ends there. */
export async function findChapterAfter(tx: Queryable, userId: string, firstId: string, number: number) {
  const [row] = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.parentStoryId, firstId), gt(stories.chapterNumber, number)))
    .orderBy(asc(stories.chapterNumber))
    .limit(1)
  return row?.id ?? null
}

export async function findBible(db: Queryable, firstId: string): Promise<Bible | null> {
  const [row] = await db.select({ bible: storyBibles.bible }).from(storyBibles).where(eq(storyBibles.storyId, firstId))
  return (row?.bible as Bible | undefined) ?? null
}

/** What the last chapters were made of, newest first. */
export function listSeriesTraces(db: Queryable, userId: string, firstId: string, limit: number): Promise<string[][]> {
  return tracesOf(db, ofSeries(userId, firstId), stories.chapterNumber, limit)
}

/** Saves what the series remembers by its first story. */
export async function saveBible(tx: Queryable, firstId: string, bible: Bible): Promise<void> {
  await tx
    .insert(storyBibles)
    .values({ storyId: firstId, bible })
    .onConflictDoUpdate({ target: storyBibles.storyId, set: { bible, updatedAt: sql`now()` } })
}

/**
 * Where the next chapter of a locked series stands; the child's turn must have been taken before. The first story becomes chapter 1 of a series that has its title; a
 * child's two series never share one, because title and child tell series apart.
 */
export async function nextChapter(tx: Queryable, userId: string, firstId: string) {
  const [first] = await tx.select(storyColumns).from(stories).where(eq(stories.id, firstId))
  if (!first) throw new Error('a locked series has no first story')
  const seriesTitle = first.seriesTitle ?? (await freeTitle(tx, userId, first))
  const isOutside = or(eq(stories.isChapter, false), sql`${stories.seriesTitle} is distinct from ${seriesTitle}`)
  await tx
    .update(stories)
    .set({ seriesTitle, isChapter: true })
    .where(and(ofSeries(userId, firstId), isOutside))
  const [row] = await tx
    .select({ last: max(stories.chapterNumber) })
    .from(stories)
    .where(ofSeries(userId, firstId))
  return { seriesTitle, parentStoryId: firstId, chapterNumber: (row?.last ?? 1) + 1, isChapter: true }
}

async function freeTitle(tx: Queryable, userId: string, first: StoryRow): Promise<string> {
  const rows = await tx
    .select({ title: stories.seriesTitle })
    .from(stories)
    .where(
      and(
        eq(stories.userId, userId),
        ne(stories.id, first.id),
        sql`starts_with(${stories.seriesTitle}, ${first.title})`,
        first.childProfileId ? eq(stories.childProfileId, first.childProfileId) : isNull(stories.childProfileId),
      ),
    )
    .groupBy(stories.seriesTitle)
  const taken = new Set(rows.map(({ title }) => title))
  let title = first.title
  for (let n = 2; taken.has(title); n++) title = `${first.title} (${n})`
  return title
}

/**
 * Before the first story of a series is deleted: the chapter after it becomes the first, and what hangs on the old one hangs
 * on it. False where there is no other chapter. Numbers stay as the family knows them.
 */
export async function reroot(tx: Queryable, userId: string, firstId: string): Promise<boolean> {
  const next = await findChapterAfter(tx, userId, firstId, 0)
  if (!next) return false
  await tx.update(stories).set({ parentStoryId: null }).where(eq(stories.id, next))
  await tx.update(stories).set({ parentStoryId: next }).where(eq(stories.parentStoryId, firstId))
  // Every story brings a bible of its own, but only the first one's is read.
  await tx.delete(storyBibles).where(eq(storyBibles.storyId, next))
  await tx.update(storyBibles).set({ storyId: next }).where(eq(storyBibles.storyId, firstId))
  await tx.update(storyGenerations).set({ chapterOf: next }).where(eq(storyGenerations.chapterOf, firstId))
  return true
}
