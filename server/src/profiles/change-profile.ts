import type { ProfileWish } from '@perinka/contract/profiles'
import type { Database } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import { renameInStories } from '../stories/repository.ts'
import { claimTurn, findProfile, keepFormerName, type ProfileRow, updateProfile } from './repository.ts'

/**
 * Writes the wish over a child. Where its name changes, the stories that are about the child go on being so: a next chapter
 * would otherwise take the old name for a stranger's.
 */
export async function changeProfile(db: Database, userId: string, id: string, wish: ProfileWish): Promise<ProfileRow> {
  return db.transaction(async (tx) => {
    // Of two new names at once each must see the one before it: stories and former names follow from there.
    await claimTurn(tx, userId, id)
    const before = await findProfile(tx, userId, id)
    const row = await updateProfile(tx, userId, id, wish)
    if (!before || !row) throw new Failure('profile_not_found')
    if (before.name === row.name) return row
    await renameInStories(tx, userId, before.name, row.name)
    await keepFormerName(tx, userId, id, before.name)
    return row
  })
}
