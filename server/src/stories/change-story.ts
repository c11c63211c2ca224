import type { StoryChange } from '@perinka/contract/stories'
import { and, eq } from 'drizzle-orm'
import { narrations } from '../db/narration-schema.ts'
import { storyProvenance } from '../db/story-schema.ts'
import type { Ports } from '../ports/ports.ts'
import { lockStanding } from '../rights/standing.ts'
import { refuseMoreText } from './family-bounds.ts'
import { lockStory, SILENT, type StoryRow, updateStory } from './repository.ts'

/**
 * Writes what changed; null where the family has no such story. Audio of another text is not this story's any more: it
 * is shown no longer, and what is still being made of it ends; nobody is known any more to say its lines. Fails with `family_bound` where a text grows beyond what a
 * family's stories may have together; a text that does not grow may always be changed.
 */
export async function changeStory(
  { db, bounds }: Pick<Ports, 'db' | 'bounds'>,
  userId: string,
  id: string,
  change: StoryChange,
): Promise<StoryRow | null> {
  if (change.title === undefined && change.content === undefined) return updateStory(db, userId, id, change)
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, userId, id)
    if (!story) return null
    const { title = story.title, content = story.content } = change
    if (title === story.title && content === story.content) return updateStory(tx, userId, id, change)
    const added = Buffer.byteLength(content) - Buffer.byteLength(story.content)
    if (added > 0) {
      await lockStanding(tx, userId)
      await refuseMoreText(tx, userId, added, bounds)
    }
    await tx.delete(narrations).where(and(eq(narrations.storyId, id), eq(narrations.status, 'running')))
    if (content !== story.content)
      await tx.update(storyProvenance).set({ speakers: [] }).where(eq(storyProvenance.storyId, id))
    return updateStory(tx, userId, id, { ...change, ...SILENT })
  })
}
