import { and, eq, exists, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { narrations } from '../db/narration-schema.ts'
import { stories } from '../db/schema.ts'
import { forgetParts } from './making/parts.ts'
import { isShown } from './show-narration.ts'

/**
 * Forgets narrations that another of the same story, voice and quality has replaced for a day, those of a text that
 * was changed, and failed ones after a week, what they had said after an hour. Not at once: somebody may be listening, and a daily bound counts them.
 */
export async function forgetOld(db: Queryable): Promise<void> {
  const newer = alias(narrations, 'newer')
  const isDone = eq(narrations.status, 'done')
  const told = eq(stories.id, narrations.storyId)
  const otherWords = or(ne(stories.title, narrations.title), ne(stories.content, narrations.content))
  const replacing = and(
    eq(newer.storyId, narrations.storyId),
    eq(newer.voice, narrations.voice),
    eq(newer.quality, narrations.quality),
    eq(newer.status, 'done'),
    ne(newer.id, narrations.id),
    sql`${newer.createdAt} > ${narrations.createdAt}`,
    sql`${newer.finishedAt} < now() - interval '1 day'`,
  )
  // Two versions made at once, one of which failed, may leave the older one shown.
  const isHidden = notExists(db.select().from(stories).where(and(told, isShown)))
  await db.delete(narrations).where(and(isDone, isHidden, exists(db.select().from(newer).where(replacing))))
  const isChanged = exists(db.select().from(stories).where(and(told, otherWords)))
  await db.delete(narrations).where(and(isDone, sql`${narrations.finishedAt} < now() - interval '1 day'`, isChanged))
  await db
    .delete(narrations)
    .where(and(eq(narrations.status, 'failed'), sql`${narrations.createdAt} < now() - interval '7 days'`))
  await forgetParts(db)
}
