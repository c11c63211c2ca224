import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { lockProfile } from '../family/profiles.ts'
import { forgetGeneration } from './generation-rows.ts'
import { endGenerationsOf } from './leases.ts'
import { deleteStory, findStory } from './repository.ts'
import { lockFirst, reroot } from './series.ts'

/**
 * Deletes a story, and what is still kept of how it was written: the same text stands there. A series goes on
 * without its first chapter; a chapter being written for a story that stood alone ends with it.
 */
export async function removeStory(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const story = await findStory(tx, userId, id)
    // Whoever begins, finishes or deletes a chapter holds its child: until we are done the first story stays the first.
    if (story?.childProfileId) await lockProfile(tx, userId, story.childProfileId, 'update')
    if ((await lockFirst(tx, userId, id)) && !(await reroot(tx, userId, id)))
      await endGenerationsOf(tx, userId, 'story_not_found', { chapterOf: id })
    if (!(await deleteStory(tx, userId, id))) throw new Failure('story_not_found')
    await forgetGeneration(tx, userId, id)
  })
}
