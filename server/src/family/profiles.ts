import type { ProfileWish } from '@perinka/contract/profiles'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { childProfiles } from '../db/schema.ts'
import { type Batch, batchOf, type Cursor, cursorOf, oldestFirst, walkByWeight } from '../db/walk.ts'

export type ProfileRow = typeof childProfiles.$inferSelect

const owned = (userId: string, id: string) => and(eq(childProfiles.userId, userId), eq(childProfiles.id, id))

/** More than any family has; an older release let there be thousands. */
const CHILDREN = 40
const STEPS = 1000
/** The longest that the contract lets a child be. */
const CHILD_BYTES = 16_000

/** The family's children, in the order they were added. */
export async function* walkProfiles(db: Queryable, userId: string): AsyncGenerator<Batch<ProfileRow>> {
  const ofFamily = eq(childProfiles.userId, userId)
  const step = { id: childProfiles.id, at: cursorOf(childProfiles) }
  const { order } = oldestFirst(childProfiles, null)
  const first = await db
    .select({ ...getTableColumns(childProfiles), at: step.at })
    .from(childProfiles)
    .where(ofFamily)
    .orderBy(...order)
    .limit(CHILDREN)
  const begun = batchOf(first, CHILDREN)
  yield begun
  if (!begun.next) return
  const stepsFrom = async (after: Cursor | null) => {
    const { where } = oldestFirst(childProfiles, after)
    const steps = db.select(step).from(childProfiles).where(and(ofFamily, where))
    return (await steps.orderBy(...order).limit(STEPS)).map((place) => ({ ...place, bytes: CHILD_BYTES }))
  }
  const rowsOf = (ids: string[]) =>
    db
      .select()
      .from(childProfiles)
      .where(and(ofFamily, inArray(childProfiles.id, ids)))
  yield* walkByWeight(STEPS, stepsFrom, rowsOf, begun.next)
}

/** One child of this family, or null. */
export async function findProfile(db: Queryable, userId: string, id: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(childProfiles).where(owned(userId, id))
  return row ?? null
}

/**
 * Locks one child until the transaction ends, or answers false where the family has no such child. Whoever writes for a child
 * takes `key share` first, so that a deletion (`update`) sees all that was begun for it. Those who ask for `no key update`
 * take turns; whoever merely writes for the child does not wait for them.
 */
export async function lockProfile(
  tx: Queryable,
  userId: string,
  id: string,
  strength: 'key share' | 'no key update' | 'update',
): Promise<boolean> {
  const rows = await tx.select({ id: childProfiles.id }).from(childProfiles).where(owned(userId, id)).for(strength)
  return rows.length === 1
}

/** The children beside this one who are called so, one of each name. */
export async function findSiblings(db: Queryable, userId: string, id: string, names: string[]): Promise<ProfileRow[]> {
  if (names.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct on (name) id from ${childProfiles}
    where user_id = ${userId} and id <> ${id} and name = any(${sql.param(names, childProfiles.formerNames)})
    order by name, created_at`)
  const ids = rows.map((row) => row.id)
  return db
    .select()
    .from(childProfiles)
    .where(and(eq(childProfiles.userId, userId), inArray(childProfiles.id, ids)))
}

/** How many children the family has. */
export function countProfiles(db: Queryable, userId: string): Promise<number> {
  return db.$count(childProfiles, eq(childProfiles.userId, userId))
}

/** Adds a child. */
export async function insertProfile(db: Queryable, userId: string, wish: ProfileWish): Promise<ProfileRow> {
  const [row] = await db
    .insert(childProfiles)
    .values({ ...wish, userId })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Every name that the family's children have or had, each once, at most `most` of them. */
export async function listNames(db: Queryable, userId: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct unnest(former_names || name) as name from ${childProfiles} where user_id = ${userId}
    order by name limit ${most}`)
  return rows.map(({ name }) => name)
}

/** Writes the wish over one child of this family; null where it has no such child. */
export async function updateProfile(
  db: Queryable,
  userId: string,
  id: string,
  wish: ProfileWish,
): Promise<ProfileRow | null> {
  const [row] = await db.update(childProfiles).set(wish).where(owned(userId, id)).returning()
  return row ?? null
}

/** Locks all children of the family for deletion; no other comes or goes until the transaction ends. */
export async function lockProfilesForUpdate(tx: Queryable, userId: string): Promise<void> {
  await lockChildrenForShare(tx, userId)
  // Counted where they stand: an older release let a family have thousands.
  await tx.execute(sql`
    select count(*) from (
      select id from ${childProfiles} where user_id = ${userId} order by id for update) as claimed`)
}

const CHILDREN_LOCK = 7_374_654

/** A row lock cannot hold a child that is being added: two who lock all children would each miss another one and wait in a circle. */
export async function lockChildrenForShare(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CHILDREN_LOCK}, hashtext(${userId}))`)
}

/** Deletes the child; its stories and generations go with it. */
export async function deleteProfile(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(childProfiles).where(owned(userId, id))
}

/** Remembers that a child was called so before; each name once. */
export async function keepFormerName(db: Queryable, userId: string, id: string, name: string): Promise<void> {
  await db
    .update(childProfiles)
    .set({ formerNames: sql`array_append(array_remove(${childProfiles.formerNames}, ${name}), ${name})` })
    .where(owned(userId, id))
}

/**
 * The series of a child's siblings still tell of it: what it was called stays a name that no model may learn. Its oldest
 * sibling keeps it, and hands it on in turn.
 */
export async function keepNamesOfGone(db: Queryable, userId: string, names: string[]): Promise<void> {
  const { formerNames, createdAt, id } = childProfiles
  const oldest = db
    .select({ id })
    .from(childProfiles)
    .where(eq(childProfiles.userId, userId))
    .orderBy(createdAt, id)
    .limit(1)
  await db
    .update(childProfiles)
    .set({ formerNames: sql`array(SELECT DISTINCT unnest(${formerNames} || ${sql.param(names, formerNames)}))` })
    .where(inArray(id, oldest))
}
