import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { discountCodes, discountCodeUsage } from '../../db/billing-schema.ts'
import type { Queryable } from '../../db/connect.ts'
import { narrations } from '../../db/narration-schema.ts'
import { stories } from '../../db/schema.ts'
import { storyGenerations, storyProvenance } from '../../db/story-schema.ts'
import { makingColumns, storyColumns } from '../../stories/repository.ts'

/** Ids of the family's stories, oldest first, the chapters of a series together in their order. */
export async function listReadingOrder(db: Queryable, userId: string): Promise<string[]> {
  const first = alias(stories, 'first')
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .leftJoin(first, eq(first.id, stories.parentStoryId))
    .where(eq(stories.userId, userId))
    .orderBy(
      sql`coalesce(${first.createdAt}, ${stories.createdAt})`,
      sql`coalesce(${first.id}, ${stories.id})`,
      asc(stories.chapterNumber),
    )
  return rows.map((row) => row.id)
}

/** These stories of the family, how they were made and, for as long as it is kept, what was wished for. */
export function findStories(db: Queryable, userId: string, ids: string[]) {
  return db
    .select({ story: storyColumns, making: makingColumns, wish: storyGenerations.wish })
    .from(stories)
    .leftJoin(storyProvenance, eq(storyProvenance.storyId, stories.id))
    .leftJoin(storyGenerations, eq(storyGenerations.id, stories.id))
    .where(and(eq(stories.userId, userId), inArray(stories.id, ids)))
}

/** Codes that this family has used or reserved, oldest first. */
export function listCodes(db: Queryable, userId: string) {
  return db
    .select({
      code: discountCodes.code,
      discountPercentage: discountCodes.discountPercentage,
      freeStoriesGranted: discountCodes.freeStoriesGranted,
      appliedAt: discountCodeUsage.appliedAt,
      heldFor: discountCodeUsage.heldFor,
    })
    .from(discountCodeUsage)
    .innerJoin(discountCodes, eq(discountCodes.id, discountCodeUsage.discountCodeId))
    .where(eq(discountCodeUsage.userId, userId))
    .orderBy(asc(discountCodeUsage.appliedAt), asc(discountCodes.code))
}

/** Finished narrations of these stories of the family, oldest first. */
export function findNarrations(db: Queryable, userId: string, ids: string[]) {
  const { id, storyId, voice, quality, byteLength } = narrations
  return db
    .select({ id, storyId, voice, quality, byteLength })
    .from(narrations)
    .where(and(eq(narrations.userId, userId), inArray(narrations.storyId, ids), eq(narrations.status, 'done')))
    .orderBy(asc(narrations.createdAt), asc(narrations.id))
}
