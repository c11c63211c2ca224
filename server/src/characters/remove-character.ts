import { PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { deleteCharacter } from '../family/characters.ts'

/** Deletes one of the family's own characters. The product's own four stay for everybody. */
export async function removeCharacter(db: Database, userId: string, id: string): Promise<void> {
  if (PREDEFINED_CHARACTERS.some((character) => character.id === id)) throw new Failure('predefined_character')
  if (!(await deleteCharacter(db, userId, id))) throw new Failure('character_not_found')
}
