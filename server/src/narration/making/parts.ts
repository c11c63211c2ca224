import type { SpokenParagraph } from '@perinka/contract/narration'
import { and, asc, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/connect.ts'
import { narrations, narrationParts as parts } from '../../db/narration-schema.ts'
import { ofSameWords } from '../narration-rows.ts'

/*
 * Parts are reached through a narration that was found as its family's own, or is leased: these ask for its id alone.
 */

export type Part = Omit<typeof parts.$inferInsert, 'narrationId'>

/** Parts read at a time: half a minute of sound. A listener who has stopped reading holds as many, and there may be many. */
const BATCH = 4

/** Audio of the parts from `seq` on, in order. */
export async function* readAudio(db: Queryable, id: string, seq: number): AsyncGenerator<Uint8Array> {
  for (let next = seq; ; next += BATCH) {
    const rows = await db
      .select({ audio: parts.audio })
      .from(parts)
      .where(and(eq(parts.narrationId, id), gte(parts.seq, next)))
      .orderBy(asc(parts.seq))
      .limit(BATCH)
    for (const { audio } of rows) yield audio
    if (rows.length < BATCH) return
  }
}

/** How far a narration has come; null where it has not begun. `bytes`: of sound, without the tag in part 0. */
export async function findProgress(db: Queryable, id: string) {
  const [last] = await db.select(AT).from(parts).where(eq(parts.narrationId, id)).orderBy(desc(parts.seq)).limit(1)
  if (!last) return null
  const [sum] = await db
    .select({
      bytes: sql<number>`coalesce(sum(length(${parts.audio})) filter (where ${parts.seq} > 0), 0)`.mapWith(Number),
    })
    .from(parts)
    .where(eq(parts.narrationId, id))
  return { ...last, bytes: sum?.bytes ?? 0 }
}

const AT = {
  seq: parts.seq,
  untilMs: parts.untilMs,
  place: parts.place,
  saidEnd: parts.saidEnd,
  endsParagraph: parts.endsParagraph,
}

export type Progress = NonNullable<Awaited<ReturnType<typeof findProgress>>>

/** How long what a failed narration had said may still be gone on with. */
const RETENTION = sql`now() - interval '1 hour'`

/** Gives a new narration what one of the same words in the same voice had said before it failed: nobody pays for it twice. */
export async function inheritParts(tx: Queryable, narration: Inheriting): Promise<void> {
  const failed = tx
    .select({ id: narrations.id })
    .from(narrations)
    .where(
      and(
        ...[ofSameWords(narration), eq(narrations.voice, narration.voice), eq(narrations.quality, narration.quality)],
        ...[eq(narrations.status, 'failed'), gte(narrations.finishedAt, RETENTION)],
        exists(tx.select({ seq: parts.seq }).from(parts).where(eq(parts.narrationId, narrations.id))),
      ),
    )
    .orderBy(desc(narrations.finishedAt))
    .limit(1)
  await tx.update(parts).set({ narrationId: narration.id }).where(inArray(parts.narrationId, failed))
}

type Inheriting = Pick<typeof narrations.$inferSelect, 'id' | 'storyId' | 'voice' | 'quality' | 'title' | 'content'>

/** Forgets what failed narrations had said, once nobody has asked for them again. */
export async function forgetParts(db: Queryable): Promise<void> {
  const failed = db
    .select({ id: narrations.id })
    .from(narrations)
    .where(and(eq(narrations.status, 'failed'), lt(narrations.finishedAt, RETENTION)))
  await db.delete(parts).where(inArray(parts.narrationId, failed))
}

export interface Spoken {
  /** Milliseconds of audio there are. */
  spokenMs: number
  paragraphs: SpokenParagraph[]
}

/** What has been said of a narration by now; in one look, so that its end does not come in between. */
export function findSpoken(db: Database, id: string): Promise<Spoken> {
  return db.transaction(
    async (tx) => {
      const [row] = await tx
        .select({ paragraphs: narrations.paragraphs, durationMs: narrations.durationMs })
        .from(narrations)
        .where(eq(narrations.id, id))
      if (row?.paragraphs) return { spokenMs: row.durationMs ?? 0, paragraphs: row.paragraphs }
      return listSpoken(tx, id)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The same of a narration that is being made, from its parts. */
export async function listSpoken(db: Queryable, id: string): Promise<Spoken> {
  const rows = await db
    .select({ spoken: parts.spoken, untilMs: parts.untilMs })
    .from(parts)
    .where(eq(parts.narrationId, id))
    .orderBy(asc(parts.seq))
  const paragraphs: SpokenParagraph[] = []
  for (const { spoken } of rows) {
    if (!spoken) continue
    const last = paragraphs.at(-1)
    if (last?.place === spoken.place) {
      last.sentences.push(...spoken.sentences)
      last.words.push(...spoken.words)
    } else paragraphs.push(spoken)
  }
  return { spokenMs: rows.at(-1)?.untilMs ?? 0, paragraphs }
}
