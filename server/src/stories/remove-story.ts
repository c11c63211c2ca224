import type { Database } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import { forgetGeneration } from './generation-rows.ts'
import { deleteStory } from './repository.ts'

/** Deletes a story, and what is still kept of how it was written: the same text stands there. */
export async function removeStory(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteStory(tx, userId, id))) throw new Failure('story_not_found')
    await forgetGeneration(tx, userId, id)
  })
}
