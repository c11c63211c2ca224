import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/connect.ts'
import { narrations, narrationParts as parts } from '../../db/narration-schema.ts'
import { stories } from '../../db/schema.ts'
import { lockStory, SILENT } from '../../stories/repository.ts'
import { narrationWork, ofSameWords } from '../narration-rows.ts'
import { addressOf, columnsOf } from '../show-narration.ts'
import type { Task } from './maker.ts'
import type { Spoken } from './parts.ts'

export interface Finished extends Spoken {
  byteLength: number
  provider: string
}

/**
 * Marks a narration done whose audio is in the store; false where the lease is lost. The story learns how long it is,
 * unless it shows another one by now.
 */
export function finishNarration(db: Database, task: Task, { spokenMs, paragraphs, byteLength, provider }: Finished) {
  return db.transaction(async (tx) => {
    // The story first, as whoever begins or deletes does.
    const story = await lockStory(tx, task.userId, task.storyId)
    if (!story) return false
    const [done] = await tx
      .update(narrations)
      .set({ status: 'done', finishedAt: sql`now()`, paragraphs, durationMs: spokenMs, byteLength })
      .where(narrationWork.held(task.lease))
      .returning()
    if (!done) return false
    if (story.standardAudioUrl === addressOf(story.id, done.id)) {
      await tx
        .update(stories)
        .set({ ...columnsOf(done), ttsProvider: provider })
        .where(eq(stories.id, story.id))
    }
    await tx.delete(parts).where(eq(parts.narrationId, done.id))
    await narrationWork.notify(tx, done.id)
    return true
  })
}

/**
 * Ends a narration without audio; nothing happens where the lease is lost. Where the story shows it, it goes back to
 * what it showed before. What was said stays for a while, for whoever asks again.
 */
export function failNarration(db: Database, task: Task, code: string): Promise<void> {
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, task.userId, task.storyId)
    if (!story) return
    const [failed] = await tx
      .update(narrations)
      .set({ status: 'failed', failureCode: code, finishedAt: sql`now()` })
      .where(narrationWork.held(task.lease))
      .returning()
    if (!failed) return
    if (story.standardAudioUrl === addressOf(story.id, failed.id)) {
      const earlier = await findEarlier(tx, failed)
      await tx
        .update(stories)
        .set(earlier ? columnsOf(earlier) : { ...SILENT, voice: failed.voiceBefore })
        .where(eq(stories.id, story.id))
    }
    await narrationWork.notify(tx, failed.id)
  })
}

/**
 * Ends a finished narration whose audio is not in the store any more: the story shows it no longer, so that whoever
 * asks has it made anew.
 */
export function loseNarration(db: Database, userId: string, { storyId, id }: { storyId: string; id: string }) {
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, userId, storyId)
    if (!story) return
    await tx
      .update(narrations)
      .set({ status: 'failed', failureCode: 'lost' })
      .where(and(eq(narrations.id, id), eq(narrations.status, 'done')))
    if (story.standardAudioUrl !== addressOf(storyId, id)) return
    await tx.update(stories).set(SILENT).where(eq(stories.id, storyId))
  })
}

/** What the story showed before this one, else the last that was finished; null where there is none. */
async function findEarlier(tx: Queryable, failed: typeof narrations.$inferSelect) {
  const { id, replaces } = failed
  const isReplaced = sql`${narrations.id} = ${replaces}::uuid`
  const [earlier] = await tx
    .select()
    .from(narrations)
    .where(and(ofSameWords(failed), ne(narrations.id, id), inArray(narrations.status, ['done', 'running'])))
    .orderBy(
      desc(sql`coalesce(${isReplaced}, false)`),
      sql`${narrations.status} = 'running'`,
      desc(narrations.createdAt),
    )
    .limit(1)
  return earlier ?? null
}
