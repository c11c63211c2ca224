import { randomUUID } from 'node:crypto'
import type { StoryWish } from '@perinka/contract/stories'
import type { Brief } from '@perinka/storyteller/brief'
import type { Queryable } from '../db/connect.ts'
import { type Lease, newLease } from '../durable/lease.ts'
import { Failure } from '../failure.ts'
import { lockProfile } from '../family/profiles.ts'
import { freeStoriesRemaining } from '../rights/entitlements.ts'
import { takeSeat } from '../rights/seats.ts'
import { findStanding, lockStanding } from '../rights/standing.ts'
import { composeBrief } from './compose-brief.ts'
import { refuseMoreStories } from './family-bounds.ts'
import type { StoryMeta } from './finish-story.ts'
import { findLiveByKey, findRunningChapter, forgetFailed, generationWork } from './generation-rows.ts'
import type { StoryPorts } from './generations.ts'
import { insertLeased, sweepExpired } from './leases.ts'
import { countingRefusals } from './refused-wishes.ts'
import { findChapterAfter, lockFirst } from './series.ts'

/** Stories that may be written for one family at a time: two tired parents, and one more. */
export const STORIES_AT_ONCE = 3

export type BeginPorts = Pick<StoryPorts, 'db' | 'storyteller' | 'entitlements' | 'bounds' | 'generations'>

/** Begins the wished story, or finds the one that the same request began before; answers its id. */
export async function beginStory(ports: BeginPorts, userId: string, wish: StoryWish): Promise<string> {
  using _beginning = ports.generations.begin()
  const begin = { requestKey: wish.requestKey ?? randomUUID(), chapter: null }
  const earlier = await findEarlier(ports, userId, begin)
  if (earlier) return earlier

  const lease = newLease()
  const brief = await countingRefusals(ports.db, userId, () => composeBrief(ports, userId, wish, lease.id))
  const characters = [...new Set([...wish.characters, wish.customCharacterName ?? ''].filter(Boolean))]
  const meta = { childProfileId: wish.childProfileId, voice: wish.voice, characters }
  // Awaited: it is being begun until then.
  return await beginWriting(ports, userId, { ...begin, lease, brief, meta })
}

/** What tells one asking from another. */
export interface Asking {
  requestKey: string
  /** The series, by its first story, and the number of the chapter that is to be followed; null for a story of its own. */
  chapter: { firstId: string; after: number } | null
}

/** A story that is to be written. */
interface Beginning extends Asking {
  lease: Lease
  brief: Brief
  meta: StoryMeta
}

/**
 * The story or chapter that this asking attaches to; null where it begins one. Looks at the seat before a wish is read, which is the
 * dear part: who has none left is refused. Whether there is one says the guarded update alone.
 */
export async function findEarlier(ports: BeginPorts, userId: string, asking: Asking): Promise<string | null> {
  const { db, entitlements } = ports
  // First, so that a story whose writer died neither holds the last seat nor answers for a new try.
  await sweepExpired(db)
  const before = await findLiveByKey(db, userId, asking.requestKey)
  if (before) return before
  const standing = await findStanding(db, userId)
  if (!standing) throw new Failure('unauthorized')
  const isFree = entitlements.rightsOf(standing, new Date()).newStories === 'allowance'
  if (!isFree || freeStoriesRemaining(standing) > 0) return null
  const same = asking.chapter && (await db.transaction((tx) => findSameChapter(tx, userId, asking)))
  if (!same) throw noneLeft(asking)
  return same
}

/**
 * Takes the seat and leases the row in one transaction, either both stand or neither, and has the story written. The same request
 * key attaches to what it began before, unless that failed: then it is a new try. Answers the story's id.
 */
export async function beginWriting(ports: BeginPorts, userId: string, beginning: Beginning): Promise<string> {
  const { lease, brief, meta } = beginning
  const other = await ports.db.transaction((tx) => takeSeatAndLease(tx, ports, userId, beginning))
  if (other === null) {
    ports.generations.write({ userId, lease, brief, meta })
    return lease.id
  }
  const same = other.id ?? (await findLiveByKey(ports.db, userId, beginning.requestKey))
  if (!same) throw new Failure('generation_failed')
  return same
}

/** Null where the row is ours; else what is being written already, its id null where it is to be found by the request's key. */
async function takeSeatAndLease(
  tx: Queryable,
  { entitlements, bounds, generations }: BeginPorts,
  userId: string,
  beginning: Beginning,
): Promise<{ id: string | null } | null> {
  const { requestKey, chapter, lease, brief, meta } = beginning
  const { childProfileId } = meta
  if (!(await lockProfile(tx, userId, childProfileId, 'key share'))) throw new Failure('profile_not_found')
  const same = await findSameChapter(tx, userId, beginning)
  if (same) return { id: same }
  const standing = await lockStanding(tx, userId)
  if (!standing) throw new Failure('unauthorized')
  await forgetFailed(tx, userId, requestKey)
  const isFree = entitlements.rightsOf(standing, new Date()).newStories === 'allowance'
  const row = {
    childProfileId,
    requestKey,
    chapterOf: chapter?.firstId ?? null,
    seatTaken: isFree,
    wish: safeWish(meta, brief),
    language: brief.language,
    theme: brief.theme.text,
  }
  if (!(await insertLeased(tx, userId, lease, row, generations.leaseS))) return { id: null }
  const perDay = isFree ? null : bounds.storiesPerDay
  const running = await generationWork.refuseMore(tx, userId, { atOnce: STORIES_AT_ONCE, perDay })
  if (isFree && !(await takeSeat(tx, userId))) throw noneLeft(beginning)
  await refuseMoreStories(tx, userId, running, bounds)
  return null
}

/** Locks the series that a chapter goes on with; the chapter's id where it is being written already, or has just been. */
async function findSameChapter(tx: Queryable, userId: string, { chapter }: Asking): Promise<string | null> {
  if (!chapter) return null
  const { firstId, after } = chapter
  if (!(await lockFirst(tx, userId, firstId))) throw new Failure('story_not_found')
  const running = await findRunningChapter(tx, userId, firstId)
  // What was asked for may have been finished while the brief was composed: told again, it would not know of itself.
  return running ?? (await findChapterAfter(tx, userId, firstId, after))
}

const noneLeft = ({ chapter }: Asking) => new Failure(chapter ? 'subscription_required' : 'story_limit')

/** The wish as it may be kept: parents' own texts as they left the gate. */
function safeWish({ childProfileId, voice, characters }: StoryMeta, { theme, length, language, request }: Brief) {
  return { childProfileId, theme: theme.text, length, voice, language, characters, customPrompt: request }
}
