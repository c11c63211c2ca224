import { randomUUID } from 'node:crypto'
import { LIMITS } from '@perinka/contract/catalog'
import type { NarrationWish } from '@perinka/contract/narration'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connect.ts'
import type { Lease } from '../work/lease.ts'
import { narrations } from '../db/narration-schema.ts'
import { stories } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import type { Entitlements } from '../rights/entitlements.ts'
import { holdStanding } from '../rights/standing.ts'
import { holdStory, type StoryRow, storyColumns } from '../stories/repository.ts'
import { insertLeased } from './making/leases.ts'
import { inheritParts } from './making/parts.ts'
import { passagesOf } from './making/passages.ts'
import { countLive, ofSameWords } from './narration-rows.ts'
import { addressOf, columnsOf, shownBy } from './show-narration.ts'

/** Narrations that may be made for one family at a time. */
export const NARRATIONS_AT_ONCE = 3

export interface BeginPorts {
  db: Database
  entitlements: Entitlements
  /** Seconds that the first lease lasts. */
  leaseS: number
  /** Narrations that a family may have made in 24 hours; null: no bound. */
  dailyNarrationLimit: number | null
}

/** The story as it is answered, and what is to be made; `lease` is null where it is there or on its way already. */
export interface Begun {
  story: StoryRow
  lease: Lease | null
}

/** `ifNone`: only where there is none in this voice, so that asking once more makes nothing anew. */
export type NarrationOrder = NarrationWish & { ifNone?: boolean }

/** Leases the row and points the story to it, in one transaction; whoever asks for the same gets the same. */
export function beginNarration(
  ports: BeginPorts,
  userId: string,
  storyId: string,
  wish: NarrationOrder,
): Promise<Begun> {
  return ports.db.transaction(async (tx) => {
    // Held until the end: a second tab waits here, and then finds what the first began.
    const story = await holdStory(tx, userId, storyId)
    if (!story) throw new Failure('story_not_found')
    const standing = await holdStanding(tx, userId)
    if (!standing) throw new Failure('unauthorized')
    const isPremium = ports.entitlements.rightsOf(standing, new Date()).narration === 'premium'
    if (!isPremium && wish.voice !== story.voice) throw new Failure('subscription_required')

    const same = await findSame(tx, story, wish, isPremium)
    const isAnew = isPremium && !wish.ifNone && same?.status === 'done'
    if (same && !isAnew) return { story: await show(tx, story, same), lease: null }
    checkText(story)
    const lease = { id: randomUUID(), owner: randomUUID() }
    const row = {
      ...{ storyId, userId, voice: wish.voice, quality: isPremium ? ('premium' as const) : ('standard' as const) },
      ...{ title: story.title, content: story.content, ...(await before(tx, story)) },
    }
    await insertLeased(tx, lease, row, ports.leaseS)
    await checkBounds(tx, userId, ports)
    await inheritParts(tx, { ...row, id: lease.id })
    return { story: await show(tx, story, { ...row, id: lease.id, durationMs: null }), lease }
  })
}

/** The narration of this text in this voice that there is or that is being made. Whoever pays hears premium quality. */
async function findSame(tx: Queryable, story: StoryRow, { voice }: NarrationWish, isPremium: boolean) {
  const { id, quality, status, durationMs } = narrations
  const [same] = await tx
    .select({ id, storyId: narrations.storyId, voice: narrations.voice, quality, status, durationMs })
    .from(narrations)
    .where(
      and(
        ofSameWords({ ...story, storyId: story.id }),
        eq(narrations.voice, voice),
        ne(status, 'failed'),
        isPremium ? eq(quality, 'premium') : undefined,
      ),
    )
    .orderBy(desc(sql`${quality} = 'premium'`), desc(narrations.createdAt))
    .limit(1)
  return same ?? null
}

function checkText({ title, content }: StoryRow): void {
  if (content.length > LIMITS.narration) throw new Failure('narration_too_long')
  if (passagesOf(title, content).length === 0) {
    throw new Failure('invalid', { fields: { content: 'validation.contentRequired' } })
  }
}

/** What to go back to should the new one fail. One that is being made has not proved itself: its voice may not stay. */
async function before(tx: Queryable, story: StoryRow) {
  const id = shownBy(story)
  if (!id) return { replaces: null, voiceBefore: story.voice }
  const { status, voiceBefore } = narrations
  const [shown] = await tx.select({ status, voiceBefore }).from(narrations).where(eq(narrations.id, id))
  return { replaces: id, voiceBefore: shown?.status === 'running' ? shown.voiceBefore : story.voice }
}

/** These count the new row too and, thrown, take the row back with them. */
async function checkBounds(tx: Queryable, userId: string, { dailyNarrationLimit }: BeginPorts): Promise<void> {
  const { running, today } = await countLive(tx, userId)
  if (running > NARRATIONS_AT_ONCE) throw new Failure('too_many_requests', { retryAfterSeconds: 15 })
  if (today > (dailyNarrationLimit ?? Number.POSITIVE_INFINITY)) {
    throw new Failure('too_many_requests', { retryAfterSeconds: 60 * 60 })
  }
}

async function show(tx: Queryable, story: StoryRow, narration: Parameters<typeof columnsOf>[0]): Promise<StoryRow> {
  if (story.standardAudioUrl === addressOf(story.id, narration.id)) return story
  const [row] = await tx
    .update(stories)
    .set(columnsOf(narration))
    .where(eq(stories.id, story.id))
    .returning(storyColumns)
  if (!row) throw new Error('a held story is gone')
  return row
}
