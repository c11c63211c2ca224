import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { narrations } from '../db/narration-schema.ts'
import { leasedRows } from '../durable/leased-rows.ts'
import { CHANNELS } from '../durable/notifications.ts'

/** Narrations as rows that are worked on. */
export const narrationWork = leasedRows(narrations, CHANNELS.narrations)

/** What is needed of a narration to show it or to hear it; its text stays where it is. */
const narrationColumns = {
  id: narrations.id,
  storyId: narrations.storyId,
  voice: narrations.voice,
  title: narrations.title,
  status: narrations.status,
  byteLength: narrations.byteLength,
  /** Whether its maker has gone silent. */
  isSilent: narrationWork.isSilent,
}

/** Of the same words of the same story: a story may have been changed since. */
export const ofSameWords = (story: { storyId: string; title: string; content: string }) =>
  and(eq(narrations.storyId, story.storyId), eq(narrations.title, story.title), eq(narrations.content, story.content))

/** One narration of this family, or null. */
export async function findNarration(db: Queryable, userId: string, id: string) {
  const isIt = and(eq(narrations.userId, userId), eq(narrations.id, id))
  const [row] = await db.select(narrationColumns).from(narrations).where(isIt)
  return row ?? null
}

export type NarrationRow = NonNullable<Awaited<ReturnType<typeof findNarration>>>
