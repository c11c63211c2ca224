import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { CharacterWish } from '@perinka/contract/characters'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { type CharacterRow, countCharacters, deleteCharacter, insertCharacter } from '../family/characters.ts'
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

/** Deletes one of the family's own characters. The product's own four stay for everybody. */
export async function removeCharacter(db: Database, userId: string, id: string): Promise<void> {
  if (PREDEFINED_CHARACTERS.some((character) => character.id === id)) throw new Failure('predefined_character')
  if (!(await deleteCharacter(db, userId, id))) throw new Failure('character_not_found')
}
