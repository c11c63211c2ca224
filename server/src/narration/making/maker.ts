import type { Quality } from '@perinka/contract/catalog'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Queryable } from '../../db/connect.ts'
import { narrations } from '../../db/narration-schema.ts'
import { stories } from '../../db/schema.ts'
import type { Lease, LeaseTimings } from '../../durable/lease.ts'
import type { AudioStore } from '../../ports/audio-store.ts'
import type { Narrator } from '../../ports/narrator.ts'
import type { Kbps } from '../../sound/encoder.ts'
import { narrationWork } from '../narration-rows.ts'

export const KBPS: Record<Quality, Kbps> = { standard: 48, premium: 64 }

/** Seconds, but for `putAgainMs`. */
export interface MakerTimings extends LeaseTimings {
  /** How long the narrator may be silent. */
  silence: number
  /** How long it waits for a database that is away before it looks again. */
  outage: number
  /** Milliseconds before each further try to put the audio into the store. */
  putAgainMs: readonly number[]
}

export interface MakerPorts {
  db: Database
  narrator: Narrator
  audioStore: AudioStore
  log: Logger
}

/** What the maker of a narration, or who goes on with it, needs to know; null where the lease is lost. */
export async function findTask(db: Queryable, lease: Lease) {
  const { userId, storyId, title, content, voice, quality } = narrations
  const { language, seriesTitle, chapterNumber, createdAt } = stories
  const [row] = await db
    .select({ userId, storyId, title, content, voice, quality, language, seriesTitle, chapterNumber, createdAt })
    .from(narrations)
    .innerJoin(stories, eq(stories.id, storyId))
    .where(narrationWork.held(lease))
  return row ? { ...row, lease } : null
}

export type Task = NonNullable<Awaited<ReturnType<typeof findTask>>>
