import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { deleteProfile, findProfile, keepNamesOfGone, lockProfilesForUpdate } from '../family/profiles.ts'
import { deleteStories, leaveStories } from '../stories/in-batches.ts'
import { endGenerationsOf } from '../stories/leases.ts'

/**
 * Deletes a child with its stories. A story being written for the child ends first, so that the free
 * story it took comes back before its row goes; stories of its siblings stay, their next chapters are told without it.
 */
export async function removeProfile(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProfilesForUpdate(tx, userId)
    const child = await findProfile(tx, userId, id)
    if (!child) throw new Failure('profile_not_found')
    await endGenerationsOf(tx, userId, 'profile_not_found', { childProfileId: id })
    await deleteStories(tx, userId, id)
    await deleteProfile(tx, userId, id)
    await leaveStories(tx, userId, child.name)
    await keepNamesOfGone(tx, userId, [child.name, ...child.formerNames])
  })
}
