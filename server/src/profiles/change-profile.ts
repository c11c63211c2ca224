import type { ProfileWish } from '@perinka/contract/profiles'
import { Failure } from '../failure.ts'
import {
  findProfile,
  keepFormerName,
  lockChildrenForShare,
  lockProfile,
  type ProfileRow,
  updateProfile,
} from '../family/profiles.ts'
import { countTry, type Limit } from '../http/limits.ts'
import type { Ports } from '../ports/ports.ts'
import { renameInStories } from '../stories/in-batches.ts'
import { refuseMoreNames } from './add-profile.ts'

/** A new name is written into every story that is about the child: thousands of rows, where a typo is mended once. */
const RENAMES: Limit = { name: 'rename', tries: 30, seconds: 60 * 60 }

/**
 * Writes the wish over a child. Where its name changes, the stories that are about the child go on being so: a next chapter
 * would otherwise take the old name for a stranger's.
 */
export async function changeProfile(
  { db, bounds }: Pick<Ports, 'db' | 'bounds'>,
  userId: string,
  id: string,
  wish: ProfileWish,
): Promise<ProfileRow> {
  const known = await findProfile(db, userId, id)
  if (known && known.name !== wish.name) await countTry(db, RENAMES, userId)
  return db.transaction(async (tx) => {
    await lockChildrenForShare(tx, userId)
    // Of two new names at once each must see the one before it: stories and former names follow from there.
    await lockProfile(tx, userId, id, 'no key update')
    const before = await findProfile(tx, userId, id)
    if (before && before.name !== wish.name) await refuseMoreNames(tx, userId, wish.name, bounds)
    const row = await updateProfile(tx, userId, id, wish)
    if (!before || !row) throw new Failure('profile_not_found')
    if (before.name === row.name) return row
    await renameInStories(tx, userId, before.name, row.name)
    await keepFormerName(tx, userId, id, before.name)
    return row
  })
}
