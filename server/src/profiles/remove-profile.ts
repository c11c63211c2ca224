import type { Database } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import { endGenerationsOf } from '../stories/leases.ts'
import { claimProfile, deleteProfile } from './repository.ts'

/**
 * Deletes a child with its stories. A story being written for the child ends first, so that the free
 * story it took comes back before its row goes.
 */
export async function removeProfile(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimProfile(tx, userId, id))) throw new Failure('profile_not_found')
    await endGenerationsOf(tx, userId, id)
    await deleteProfile(tx, userId, id)
  })
}
