import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { narrations } from '../db/narration-schema.ts'
import { stories } from '../db/schema.ts'
import type { StoryRow } from '../stories/repository.ts'

/** Where a narration is heard; another narration of the same story has another address, so none hides behind a cache. */
export function addressOf(storyId: string, id: string): string {
  return `/api/stories/${storyId}/audio?v=${id}`
}

/** Of a story beside a narration: whether it is this one that it shows. */
export const isShown = sql`${stories.standardAudioUrl} = '/api/stories/' || ${stories.id} || '/audio?v=' || ${narrations.id}`

/** What a story of this family shows, without its text; null where there is no such story. */
export async function findShown(db: Queryable, userId: string, storyId: string) {
  const { id, audioUrl, standardAudioUrl } = stories
  const [row] = await db
    .select({ id, audioUrl, standardAudioUrl })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(id, storyId)))
  return row ?? null
}

/** Id of the narration that a story shows, null where it shows none. */
export function shownBy({
  audioUrl,
  standardAudioUrl,
}: Pick<StoryRow, 'audioUrl' | 'standardAudioUrl'>): string | null {
  const address = audioUrl ?? standardAudioUrl
  return address && (/[?&]v=([\da-f-]{36})/.exec(address)?.[1] ?? null)
}

type Shown = Pick<typeof narrations.$inferSelect, 'id' | 'storyId' | 'voice' | 'quality' | 'durationMs'>

/** What a story's row says of the narration it shows. Every narration is a standard one; a premium one is both. */
export function columnsOf({ id, storyId, voice, quality, durationMs }: Shown) {
  const address = addressOf(storyId, id)
  const seconds = durationMs === null ? null : Math.round(durationMs / 1000)
  const isPremium = quality === 'premium'
  return {
    voice,
    standardAudioUrl: address,
    standardDuration: seconds,
    audioUrl: isPremium ? address : null,
    duration: isPremium ? seconds : null,
  }
}
