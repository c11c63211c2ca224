import { randomUUID } from 'node:crypto'
import type { StoryWish } from '@perinka/contract/stories'
import type { Brief } from '@perinka/storyteller/brief'
import { rightsOf } from '../billing/entitlements.ts'
import { holdStanding } from '../billing/repository.ts'
import { takeSeat } from '../billing/seats.ts'
import type { Database } from '../db/connect.ts'
import { Failure } from '../http/failure.ts'
import { holdProfile } from '../profiles/repository.ts'
import { composeBrief } from './compose-brief.ts'
import { countLive, findLiveByKey, forgetFailed } from './generation-rows.ts'
import { insertLeased, type Lease, sweepExpired } from './leases.ts'

/** Stories that may be written for one family at a time: two tired parents, and one more. */
export const STORIES_AT_ONCE = 3

export interface BeginPorts {
  db: Database
  /** Seconds that the first lease lasts. */
  leaseS: number
  /** Stories that a premium family may make in 24 hours; null: no bound. */
  dailyStoryLimit: number | null
}

/** A generation whose row stands; `begun` is null where the same request had begun it before. */
export interface Begun {
  id: string
  begun: { lease: Lease; brief: Brief; wish: StoryWish } | null
}

/**
 * Takes the seat and leases the row in one transaction: either both stand or neither. The same
 * request key attaches to what it began before, unless that failed: then it is a new try.
 */
export async function beginStory({ db, ...bounds }: BeginPorts, userId: string, wish: StoryWish): Promise<Begun> {
  const requestKey = wish.requestKey ?? randomUUID()
  // First, so that a story whose writer died neither holds the last seat nor answers for a new try.
  await sweepExpired(db)
  const before = await findLiveByKey(db, userId, requestKey)
  if (before) return { id: before.id, begun: null }

  const lease = { id: randomUUID(), owner: randomUUID() }
  const brief = await composeBrief(db, userId, wish, lease.id)
  const isNew = await db.transaction(async (tx) => {
    if (!(await holdProfile(tx, userId, wish.childProfileId))) throw new Failure('profile_not_found')
    const standing = await holdStanding(tx, userId)
    if (!standing) throw new Failure('unauthorized')
    await forgetFailed(tx, userId, requestKey)
    const isFree = rightsOf(standing, new Date()).newStories === 'allowance'
    const row = {
      childProfileId: wish.childProfileId,
      requestKey,
      wish: kept(wish, brief),
      language: brief.language,
      theme: brief.theme.text,
      seatTaken: isFree,
    }
    if (!(await insertLeased(tx, userId, lease, row, bounds.leaseS))) return false
    // These count the new row too and, thrown, take the row back with them.
    const { running, today } = await countLive(tx, userId)
    if (running > STORIES_AT_ONCE) throw new Failure('too_many_requests', { retryAfterSeconds: 15 })
    if (!isFree && today > (bounds.dailyStoryLimit ?? Number.POSITIVE_INFINITY)) {
      throw new Failure('too_many_requests', { retryAfterSeconds: 60 * 60 })
    }
    if (isFree && !(await takeSeat(tx, userId))) throw new Failure('story_limit')
    return true
  })
  if (isNew) return { id: lease.id, begun: { lease, brief, wish } }

  const other = await findLiveByKey(db, userId, requestKey)
  if (!other) throw new Failure('generation_failed')
  return { id: other.id, begun: null }
}

/** The wish as it may be kept: parents' own texts as they left the gate. */
function kept(wish: StoryWish, brief: Brief) {
  return {
    childProfileId: wish.childProfileId,
    theme: brief.theme.text,
    length: brief.length,
    voice: wish.voice,
    language: brief.language,
    characters: wish.characters,
    customPrompt: brief.request,
  }
}
