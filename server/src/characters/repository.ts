import type { CharacterWish } from '@perinka/contract/characters'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { characters } from '../db/schema.ts'

export type CharacterRow = typeof characters.$inferSelect

/** The product's own characters first, then the family's in the order they were made. */
export async function listCharacters(db: Queryable, userId: string): Promise<CharacterRow[]> {
  return db
    .select()
    .from(characters)
    .where(or(isNull(characters.userId), eq(characters.userId, userId)))
    .orderBy(sql`${characters.userId} is not null`, asc(characters.createdAt), asc(characters.id))
}

export async function insertCharacter(db: Queryable, userId: string, wish: CharacterWish): Promise<CharacterRow> {
  const [row] = await db
    .insert(characters)
    .values({ userId, name: wish.name, description: wish.description || null, type: 'custom', traits: wish.traits })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Deletes one of the family's own characters; false where it has no such character. */
export async function deleteCharacter(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(characters)
    .where(and(eq(characters.userId, userId), eq(characters.id, id)))
    .returning({ id: characters.id })
  return deleted.length === 1
}
