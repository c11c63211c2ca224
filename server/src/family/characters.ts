import type { CharacterWish } from '@perinka/contract/characters'
import { Id } from '@perinka/contract/fields'
import { nameKey } from '@perinka/contract/names'
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { characters } from '../db/schema.ts'
import { type Batch, batchOf, cursorOf, oldestFirst, walk } from '../db/walk.ts'

export type CharacterRow = typeof characters.$inferSelect

/** At the longest that the contract lets a character be, so many are half a megabyte. */
const CHARACTERS = 200

/** The product's own characters first, then the family's in the order they were made. */
export function walkCharacters(db: Queryable, userId: string): AsyncGenerator<Batch<CharacterRow>> {
  return walk(async (after) => {
    const predefined = after
      ? []
      : await db
          .select()
          .from(characters)
          .where(isNull(characters.userId))
          .orderBy(...IN_ORDER)
    const { where, order } = oldestFirst(characters, after)
    const own = await db
      .select({ ...getTableColumns(characters), at: cursorOf(characters) })
      .from(characters)
      .where(and(eq(characters.userId, userId), where))
      .orderBy(...order)
      .limit(CHARACTERS)
    return { rows: [...predefined, ...own], next: batchOf(own, CHARACTERS).next }
  })
}

const IN_ORDER = [asc(characters.createdAt), asc(characters.id)]

/** Beyond this an older release's characters are found by their id alone. */
const MOST_NAMED = 5000

/** Of the family's own characters those that a wish names, by id or by name. */
export async function findNamed(db: Queryable, userId: string, entries: readonly string[]): Promise<CharacterRow[]> {
  if (entries.length === 0) return []
  const ids = entries.filter((entry) => Id.safeParse(entry).success)
  const keys = new Set(entries.map(nameKey))
  const named = await db
    .select({ id: characters.id, name: characters.name })
    .from(characters)
    .where(eq(characters.userId, userId))
    .orderBy(...IN_ORDER)
    .limit(MOST_NAMED)
  ids.push(...named.filter(({ name }) => keys.has(nameKey(name))).map(({ id }) => id))
  return db
    .select()
    .from(characters)
    .where(and(eq(characters.userId, userId), inArray(characters.id, ids)))
    .orderBy(...IN_ORDER)
}

/** How many characters of its own the family has. */
export function countCharacters(db: Queryable, userId: string): Promise<number> {
  return db.$count(characters, eq(characters.userId, userId))
}

/** Adds a character of the family's own. */
export async function insertCharacter(
  db: Queryable,
  userId: string,
  { name, description, traits }: CharacterWish,
): Promise<CharacterRow> {
  const [row] = await db
    .insert(characters)
    .values({ userId, name, description: description || null, type: 'custom', traits })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Deletes one of the family's own characters; false where it has no such character. */
export async function deleteCharacter(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(characters).where(and(eq(characters.userId, userId), eq(characters.id, id)))
  return rowCount === 1
}
