import type { ProfileWish } from '@perinka/contract/profiles'
import { type Bounds, mostOf } from '../config/bounds.ts'
import type { Queryable } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { countProfiles, insertProfile, listNames, lockChildrenForShare, type ProfileRow } from '../family/profiles.ts'
import type { Ports } from '../ports/ports.ts'

/** Adds a child, or fails with `family_bound`: families take turns, so that no two at once are one too many. */
export function addProfile(
  { db, bounds }: Pick<Ports, 'db' | 'bounds'>,
  userId: string,
  wish: ProfileWish,
): Promise<ProfileRow> {
  return db.transaction(async (tx) => {
    await lockChildrenForShare(tx, userId)
    if ((await countProfiles(tx, userId)) >= bounds.children) {
      throw new Failure('family_bound', { bound: { of: 'children', most: bounds.children } })
    }
    await refuseMoreNames(tx, userId, wish.name, bounds)
    return insertProfile(tx, userId, wish)
  })
}

/** Fails with `family_bound` where a new name would be one too many; the family's children must be held. */
export async function refuseMoreNames(tx: Queryable, userId: string, name: string, bounds: Bounds): Promise<void> {
  const most = mostOf(bounds, 'names')
  const names = await listNames(tx, userId, most)
  if (names.length < most || names.includes(name)) return
  throw new Failure('family_bound', { bound: { of: 'names', most } })
}
