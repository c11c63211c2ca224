import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { storyGenerations as generations } from '../db/story-schema.ts'
import { leasedRows } from '../durable/leased-rows.ts'
import { CHANNELS } from '../durable/notifications.ts'

/** Stories on their way, as rows that are worked on. */
export const generationWork = leasedRows(generations, CHANNELS.generations)

const generationColumns = {
  id: generations.id,
  status: generations.status,
  language: generations.language,
  theme: generations.theme,
  title: generations.title,
  paragraphs: generations.paragraphs,
  failureCode: generations.failureCode,
  /** Whether its writer has gone silent. */
  isSilent: generationWork.isSilent,
}

/** One generation as its family may see it, or null. */
export async function findGeneration(db: Queryable, userId: string, id: string) {
  const isIt = and(eq(generations.userId, userId), eq(generations.id, id))
  const [row] = await db.select(generationColumns).from(generations).where(isIt)
  return row ?? null
}

export type GenerationRow = NonNullable<Awaited<ReturnType<typeof findGeneration>>>

const ofKey = (userId: string, requestKey: string) =>
  and(eq(generations.userId, userId), eq(generations.requestKey, requestKey))

/** Id of the generation this family asked for with this key, unless it failed; null where there is none. */
export async function findLiveByKey(db: Queryable, userId: string, requestKey: string): Promise<string | null> {
  const isLive = and(ofKey(userId, requestKey), ne(generations.status, 'failed'))
  const [row] = await db.select({ id: generations.id }).from(generations).where(isLive)
  return row?.id ?? null
}

/** Makes room for a new try with the same key. */
export async function forgetFailed(db: Queryable, userId: string, requestKey: string): Promise<void> {
  await db.delete(generations).where(and(ofKey(userId, requestKey), eq(generations.status, 'failed')))
}

/** Forgets one generation that has ended. */
export async function forgetGeneration(db: Queryable, userId: string, id: string): Promise<void> {
  await db
    .delete(generations)
    .where(and(eq(generations.userId, userId), eq(generations.id, id), ne(generations.status, 'running')))
}

/** The chapter of this series that is being written; null where none is. */
export async function findRunningChapter(db: Queryable, userId: string, firstId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.chapterOf, firstId), eq(generations.status, 'running')))
  return row?.id ?? null
}

/** First story of the series that a generation becomes a chapter of, as it is now. */
export async function findSeriesOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ chapterOf: generations.chapterOf }).from(generations).where(eq(generations.id, id))
  return row?.chapterOf ?? null
}
