import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { narrations } from '../../db/narration-schema.ts'
import { stories } from '../../db/schema.ts'
import type { Lease } from '../../durable/lease.ts'
import { narrationWork } from '../narration-rows.ts'

/** A narration to be made, or to be gone on with. */
export type Task = Awaited<ReturnType<typeof selectTask>>[number] & { lease: Lease }

/** What its maker needs to know; null where the lease is lost. */
export async function findTask(db: Queryable, lease: Lease): Promise<Task | null> {
  const [row] = await selectTask(db, lease)
  return row ? { ...row, lease } : null
}

function selectTask(db: Queryable, lease: Lease) {
  const { userId, storyId, title, content, voice, quality } = narrations
  const { language, seriesTitle, chapterNumber, createdAt } = stories
  return db
    .select({ userId, storyId, title, content, voice, quality, language, seriesTitle, chapterNumber, createdAt })
    .from(narrations)
    .innerJoin(stories, eq(stories.id, storyId))
    .where(narrationWork.held(lease))
}
