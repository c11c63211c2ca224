import type { CharacterWish } from '@perinka/contract/characters'
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import { holdStanding } from '../billing/repository.ts'
import type { Bounds } from '../bounds.ts'
import type { Queryable } from '../db/connect.ts'
import { characters } from '../db/schema.ts'
import { Failure } from '../http/failure.ts'

export type CharacterRow = typeof characters.$inferSelect

/** The product's own characters first, then the family's in the order they were made. */
export async function listCharacters(db: Queryable, userId: string): Promise<CharacterRow[]> {
  return db
    .select()
    .from(characters)
    .where(or(isNull(characters.userId), eq(characters.userId, userId)))
    .orderBy(sql`${characters.userId} is not null`, asc(characters.createdAt), asc(characters.id))
}

/** Adds a character, or fails with `family_bound`: who adds one holds the family's row, so that no two at once are one too many. */
export function insertCharacter(
  db: Queryable,
  userId: string,
  { name, description, traits }: CharacterWish,
  bounds: Bounds,
): Promise<CharacterRow> {
  return db.transaction(async (tx) => {
    if (!(await holdStanding(tx, userId))) throw new Failure('unauthorized')
    const [there] = await tx.select({ own: count() }).from(characters).where(eq(characters.userId, userId))
    if ((there?.own ?? 0) >= bounds.characters) {
      throw new Failure('family_bound', { bound: { of: 'characters', most: bounds.characters } })
    }
    const [row] = await tx
      .insert(characters)
      .values({ userId, name, description: description || null, type: 'custom', traits })
      .returning()
    if (!row) throw new Error('an insert returned no row')
    return row
  })
}

/** Deletes one of the family's own characters; false where it has no such character. */
export async function deleteCharacter(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(characters)
    .where(and(eq(characters.userId, userId), eq(characters.id, id)))
    .returning({ id: characters.id })
  return deleted.length === 1
}
