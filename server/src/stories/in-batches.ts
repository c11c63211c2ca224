import { and, arrayContains, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { stories } from '../db/schema.ts'

/**
 * A family may have twenty thousand stories, each with what hangs on it, and a statement of a request ends after seconds:
 * all of them are written or deleted so many at a time.
 */
const BATCH = 500

/** Deletes the family's stories of one child, or all it has, in its caller's transaction; nobody may be adding any. */
export async function deleteStories(tx: Queryable, userId: string, childId?: string): Promise<void> {
  const ofChild = childId === undefined ? undefined : eq(stories.childProfileId, childId)
  await inBatches(tx, and(eq(stories.userId, userId), ofChild), (some) => tx.delete(stories).where(some))
}

/** Puts a child's new name where its old one, which must be another, stood among the characters of the family's stories. */
export async function renameInStories(tx: Queryable, userId: string, before: string, name: string): Promise<void> {
  await recast(tx, userId, before, sql`array_replace(${stories.characters}, ${before}, ${name})`)
}

/** Takes a child out of the cast of its siblings' stories: a next chapter would take its name for a stranger's. */
export async function leaveStories(tx: Queryable, userId: string, name: string): Promise<void> {
  await recast(tx, userId, name, sql`array_remove(${stories.characters}, ${name})`)
}

/** Writes `characters` where `name` is one of them, which it no longer is afterwards. */
async function recast(tx: Queryable, userId: string, name: string, characters: SQL): Promise<void> {
  const those = and(eq(stories.userId, userId), arrayContains(stories.characters, [name]))
  await inBatches(tx, those, (some) => tx.update(stories).set({ characters }).where(some))
}

/** Until `work` leaves none of those. Newest first: no chapter outlives the first of its series for a moment. */
async function inBatches(
  tx: Queryable,
  those: SQL | undefined,
  work: (some: SQL) => PromiseLike<{ rowCount: number | null }>,
): Promise<void> {
  const some = tx.select({ id: stories.id }).from(stories).where(those).orderBy(desc(stories.createdAt)).limit(BATCH)
  while ((await work(inArray(stories.id, some))).rowCount === BATCH);
}
