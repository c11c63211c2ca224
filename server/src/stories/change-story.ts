import type { StoryChange } from '@perinka/contract/stories'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { narrations } from '../db/narration-schema.ts'
import { holdStory, SILENT, type StoryRow, updateStory } from './repository.ts'

/**
 * Writes what changed; null where the family has no such story. Audio of another text is not this story's any more: it
 * is shown no longer, and what is still being made of it ends.
 */
export function changeStory(db: Database, userId: string, id: string, change: StoryChange): Promise<StoryRow | null> {
  if (change.title === undefined && change.content === undefined) return updateStory(db, userId, id, change)
  return db.transaction(async (tx) => {
    const story = await holdStory(tx, userId, id)
    if (!story) return null
    const { title = story.title, content = story.content } = change
    if (title === story.title && content === story.content) return updateStory(tx, userId, id, change)
    await tx.delete(narrations).where(and(eq(narrations.storyId, id), eq(narrations.status, 'running')))
    return updateStory(tx, userId, id, { ...change, ...SILENT })
  })
}
