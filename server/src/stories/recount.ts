import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { stories } from '../db/schema.ts'
import { storyRecount } from '../db/story-schema.ts'

const AT_ONCE = 200
const COUNTED = sql<number>`octet_length(${stories.content}) - octet_length(replace(${stories.content}, ' ', '')) + 1`

/**
 * Counts the words of stories that an earlier release has counted otherwise, until all are or `signal` says to stop. Each
 * story is a transaction of its own: nobody waits for more than one, and no two rows are held at a time. Several processes
 * may do it at once; what one has begun the next goes on with.
 */
export async function recountStories(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [place] = await db.select().from(storyRecount).limit(1)
    if (!place) return
    const found = await db
      .select({ id: stories.id, isRight: sql<boolean>`${stories.words} = ${COUNTED}` })
      .from(stories)
      .where(gt(stories.id, place.last))
      .orderBy(asc(stories.id))
      .limit(AT_ONCE)
    for (const { id, isRight } of found) {
      if (signal.aborted) return
      if (!isRight) await db.update(stories).set({ words: COUNTED }).where(eq(stories.id, id))
    }
    const last = found.at(-1)?.id
    if (last) await db.update(storyRecount).set({ last })
    else await db.delete(storyRecount)
  }
}
