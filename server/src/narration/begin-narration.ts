import { LIMITS, type Quality } from '@perinka/contract/catalog'
import type { NarrationWish } from '@perinka/contract/narration'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { narrations } from '../db/narration-schema.ts'
import { stories } from '../db/schema.ts'
import { type Lease, newLease } from '../durable/lease.ts'
import { Failure } from '../failure.ts'
import { lockStanding } from '../rights/standing.ts'
import { lockStory, type StoryRow, storyColumns } from '../stories/repository.ts'
import { inheritParts } from './making/parts.ts'
import { passagesOf } from './making/pieces.ts'
import { narrationWork, ofSameWords } from './narration-rows.ts'
import type { NarrationPorts } from './narrations.ts'
import { addressOf, columnsOf, shownBy } from './show-narration.ts'

/** Narrations that may be made for one family at a time. */
export const NARRATIONS_AT_ONCE = 3

/** `ifNone`: only where there is none in this voice, so that asking once more makes nothing anew. */
export type NarrationOrder = NarrationWish & { ifNone?: boolean }

type BeginPorts = Pick<NarrationPorts, 'db' | 'entitlements' | 'bounds' | 'narrations'>

/**
 * Has the story read aloud, or finds where it is or was: leases the row and points the story to it, in one transaction; whoever asks
 * for the same gets the same. Answers the story, which shows that narration already.
 */
export async function beginNarration(
  ports: BeginPorts,
  userId: string,
  storyId: string,
  wish: NarrationOrder,
): Promise<StoryRow> {
  using _beginning = ports.narrations.begin()
  const { story, lease } = await ports.db.transaction((tx) => insertNarration(tx, ports, userId, storyId, wish))
  if (lease) ports.narrations.make(lease)
  return story
}

/** The story as it is answered, and what is to be made; `lease` is null where it is there or on its way already. */
async function insertNarration(
  tx: Queryable,
  { entitlements, bounds, narrations: { leaseS } }: BeginPorts,
  userId: string,
  storyId: string,
  wish: NarrationOrder,
): Promise<{ story: StoryRow; lease: Lease | null }> {
  // Locked until the end: a second tab waits here, and then finds what the first began.
  const story = await lockStory(tx, userId, storyId)
  if (!story) throw new Failure('story_not_found')
  const standing = await lockStanding(tx, userId)
  if (!standing) throw new Failure('unauthorized')
  const isPremium = entitlements.rightsOf(standing, new Date()).narration === 'premium'
  if (!isPremium && wish.voice !== story.voice) throw new Failure('subscription_required')

  const same = await findSame(tx, story, wish, isPremium)
  const isAnew = isPremium && !wish.ifNone && same?.status === 'done'
  if (same && !isAnew) return { story: await show(tx, story, same), lease: null }
  checkText(story)
  const lease = newLease()
  const quality: Quality = isPremium ? 'premium' : 'standard'
  const { title, content } = story
  const row = { storyId, userId, voice: wish.voice, quality, title, content, ...(await before(tx, story)) }
  await tx.insert(narrations).values({ ...row, ...narrationWork.leased(lease, leaseS) })
  await narrationWork.refuseMore(tx, userId, { atOnce: NARRATIONS_AT_ONCE, perDay: bounds.narrationsPerDay })
  await inheritParts(tx, { ...row, id: lease.id })
  return { story: await show(tx, story, { ...row, id: lease.id, durationMs: null }), lease }
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

async function show(tx: Queryable, story: StoryRow, narration: Parameters<typeof columnsOf>[0]): Promise<StoryRow> {
  if (story.standardAudioUrl === addressOf(story.id, narration.id)) return story
  const [row] = await tx
    .update(stories)
    .set(columnsOf(narration))
    .where(eq(stories.id, story.id))
    .returning(storyColumns)
  if (!row) throw new Error('a locked story is gone')
  return row
}
