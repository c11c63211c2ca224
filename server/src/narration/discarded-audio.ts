import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { AUDIO_QUEUE } from '../db/job-queues.ts'
import { discardedAudio } from '../db/narration-schema.ts'
import { type JobHandler, sendJob } from '../durable/jobs.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import { nameOf } from './making/store-audio.ts'

/** Objects looked for at a time: a family that leaves may leave thousands. */
const BATCH = 100

const isDue = lte(discardedAudio.removableFrom, sql`now()`)

/** Has what lies there removed, by whichever process is first. A trigger lays it there, whatever a deletion came from. */
export async function sendDiscarded(db: Database): Promise<void> {
  const due = await db.select({ id: discardedAudio.narrationId }).from(discardedAudio).where(isDue).limit(1)
  if (due.length > 0) await sendJob(db, AUDIO_QUEUE, {})
}

export function discardedAudioHandler(db: Database, audioStore: AudioStore): JobHandler<typeof AUDIO_QUEUE> {
  return {
    queue: AUDIO_QUEUE,
    atOnce: 1,
    lookEveryS: 60,
    work: (_job, signal) => removeDiscarded(db, audioStore, signal),
  }
}

/**
 * Removes audio whose narration is gone, until nothing is due. What cannot be removed is due again ten minutes later and
 * keeps nothing else waiting; it is thrown once the others are done.
 */
async function removeDiscarded(db: Database, audioStore: AudioStore, signal: AbortSignal): Promise<void> {
  const causes: unknown[] = []
  for (;;) {
    const due = await db
      .select({ id: discardedAudio.narrationId })
      .from(discardedAudio)
      .where(isDue)
      .orderBy(discardedAudio.removableFrom)
      .limit(BATCH)
    for (const { id } of due) {
      if (signal.aborted) return
      try {
        await audioStore.remove(nameOf(id))
        await db.delete(discardedAudio).where(eq(discardedAudio.narrationId, id))
      } catch (cause) {
        causes.push(cause)
        const later = { removableFrom: sql`now() + interval '10 minutes'` }
        await db.update(discardedAudio).set(later).where(eq(discardedAudio.narrationId, id))
      }
    }
    if (due.length < BATCH) break
  }
  if (causes.length > 0) throw causes[0]
}
