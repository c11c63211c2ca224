import type { CharacterWish } from '@perinka/contract/characters'
import { Failure } from '../failure.ts'
import { type CharacterRow, countCharacters, insertCharacter } from '../family/characters.ts'
import type { Ports } from '../ports/ports.ts'
import { lockStanding } from '../rights/standing.ts'

/** Adds a character, or fails with `family_bound`: who adds one holds the family's row, so that no two at once are one too many. */
export function addCharacter(
  { db, bounds }: Pick<Ports, 'db' | 'bounds'>,
  userId: string,
  wish: CharacterWish,
): Promise<CharacterRow> {
  return db.transaction(async (tx) => {
    if (!(await lockStanding(tx, userId))) throw new Failure('unauthorized')
    if ((await countCharacters(tx, userId)) >= bounds.characters) {
      throw new Failure('family_bound', { bound: { of: 'characters', most: bounds.characters } })
    }
    return insertCharacter(tx, userId, wish)
  })
}
