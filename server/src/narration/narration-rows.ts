import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { narrations } from '../db/narration-schema.ts'

export type NarrationRow = Awaited<ReturnType<typeof selectNarrations>>[number]

/** What is needed of a narration to show it or to hear it; its text stays where it is. */
const shown = {
  id: narrations.id,
  storyId: narrations.storyId,
  voice: narrations.voice,
  quality: narrations.quality,
  title: narrations.title,
  status: narrations.status,
  durationMs: narrations.durationMs,
  byteLength: narrations.byteLength,
  failureCode: narrations.failureCode,
  /** Whether its maker has gone silent; the database's clock decides, as it does for the lease. */
  isSilent: sql<boolean>`${narrations.status} = 'running' and ${narrations.leaseUntil} < now()`,
}

/** Of the same words of the same story: a story may have been changed since. */
export const ofSameWords = (story: { storyId: string; title: string; content: string }) =>
  and(eq(narrations.storyId, story.storyId), eq(narrations.title, story.title), eq(narrations.content, story.content))

/** One narration of this family, or null. */
export async function findNarration(db: Queryable, userId: string, id: string): Promise<NarrationRow | null> {
  const [row] = await selectNarrations(db, userId, id)
  return row ?? null
}

function selectNarrations(db: Queryable, userId: string, id: string) {
  return db
    .select(shown)
    .from(narrations)
    .where(and(eq(narrations.userId, userId), eq(narrations.id, id)))
}

/** How many narrations of this family are being made, and how many of the last 24 hours did not fail. */
export async function countLive(db: Queryable, userId: string): Promise<{ running: number; today: number }> {
  const isRunning = eq(narrations.status, 'running')
  const isOfToday = sql`${narrations.createdAt} > now() - interval '24 hours'`
  const [row] = await db
    .select({
      running: sql<number>`count(*) filter (where ${isRunning})`.mapWith(Number),
      today: sql<number>`count(*) filter (where ${isOfToday})`.mapWith(Number),
    })
    .from(narrations)
    .where(and(eq(narrations.userId, userId), ne(narrations.status, 'failed')))
  return row ?? { running: 0, today: 0 }
}
