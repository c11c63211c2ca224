import { randomUUID } from 'node:crypto'
import type { FailureCode } from '@perinka/contract/failures'
import type { Brief } from '@perinka/storyteller/brief'
import type { Bounds } from '../config/bounds.ts'
import type { Queryable } from '../db/connect.ts'
import type { Lease } from '../work/lease.ts'
import { Failure } from '../failure.ts'
import { holdProfile } from '../family/profiles.ts'
import { type Entitlements, freeStoriesRemaining } from '../rights/entitlements.ts'
import { takeSeat } from '../rights/seats.ts'
import { findStanding, holdStanding } from '../rights/standing.ts'
import type { BriefPorts } from './compose-brief.ts'
import { refuseMoreStories } from './family-bounds.ts'
import { countLive, findLiveByKey, forgetFailed } from './generation-rows.ts'
import { insertLeased, sweepExpired } from './leases.ts'
import { countingRefusals } from './refused-wishes.ts'
import type { Told } from './told.ts'

/** Stories that may be written for one family at a time: two tired parents, and one more. */
export const STORIES_AT_ONCE = 3

export interface BeginPorts extends BriefPorts {
  entitlements: Entitlements
  bounds: Bounds
  /** Seconds that the first lease lasts. */
  leaseS: number
  /** Stories that a premium family may make in 24 hours; null: no bound. */
  dailyStoryLimit: number | null
}

/** A generation whose row stands; `begun` is null where it was begun before. */
export interface Begun {
  id: string
  begun: { lease: Lease; brief: Brief; told: Told } | null
}

/** A story or a chapter that is to be begun. */
export interface Beginning {
  requestKey: string | undefined
  /** What the storyteller will be told, and what the finished story will be; may fail. */
  compose(storyId: string): Promise<{ brief: Brief; told: Told }>
  /** Locks what the story hangs on; an id where the same is being written already, or has just been. */
  hold?(tx: Queryable): Promise<string | null>
  chapterOf: string | null
  /** What is answered where no free story is left. */
  refusal: Extract<FailureCode, 'story_limit' | 'subscription_required'>
}

/**
 * Takes the seat and leases the row in one transaction: either both stand or neither. The same
 * request key attaches to what it began before, unless that failed: then it is a new try.
 */
export async function beginGeneration(ports: BeginPorts, userId: string, beginning: Beginning): Promise<Begun> {
  const { db } = ports
  const requestKey = beginning.requestKey ?? randomUUID()
  // First, so that a story whose writer died neither holds the last seat nor answers for a new try.
  await sweepExpired(db)
  const before = await findLiveByKey(db, userId, requestKey)
  if (before) return { id: before.id, begun: null }

  const early = await foundWithoutSeat(ports, userId, beginning)
  if (early) return { id: early, begun: null }
  const lease = { id: randomUUID(), owner: randomUUID() }
  const { brief, told } = await countingRefusals(db, userId, () => beginning.compose(lease.id))
  const taken = await db.transaction(async (tx) => {
    if (!(await holdProfile(tx, userId, told.childProfileId))) throw new Failure('profile_not_found')
    const same = await beginning.hold?.(tx)
    if (same) return { same }
    const standing = await holdStanding(tx, userId)
    if (!standing) throw new Failure('unauthorized')
    await forgetFailed(tx, userId, requestKey)
    const isFree = ports.entitlements.rightsOf(standing, new Date()).newStories === 'allowance'
    const row = {
      ...{ childProfileId: told.childProfileId, requestKey, chapterOf: beginning.chapterOf, seatTaken: isFree },
      ...{ wish: kept(told, brief), language: brief.language, theme: brief.theme.text },
    }
    if (!(await insertLeased(tx, userId, lease, row, ports.leaseS))) return { same: null }
    // These count the new row too and, thrown, take the row back with them.
    const { running, today } = await countLive(tx, userId)
    if (running > STORIES_AT_ONCE) throw new Failure('too_many_requests', { retryAfterSeconds: 15 })
    if (!isFree && today > (ports.dailyStoryLimit ?? Number.POSITIVE_INFINITY)) {
      throw new Failure('too_many_requests', { retryAfterSeconds: 60 * 60 })
    }
    if (isFree && !(await takeSeat(tx, userId))) throw new Failure(beginning.refusal)
    await refuseMoreStories(tx, userId, running, ports.bounds)
    return 'ours'
  })
  if (taken === 'ours') return { id: lease.id, begun: { lease, brief, told } }

  const other = taken.same ?? (await findLiveByKey(db, userId, requestKey))?.id
  if (!other) throw new Failure('generation_failed')
  return { id: other, begun: null }
}

/**
 * Looks at the seat before a wish is read, which is the dear part: who has none left is refused, or attaches to what is being
 * written already. Whether there is one says the guarded update alone.
 */
async function foundWithoutSeat(
  ports: BeginPorts,
  userId: string,
  { hold, refusal }: Beginning,
): Promise<string | null> {
  const standing = await findStanding(ports.db, userId)
  if (!standing) throw new Failure('unauthorized')
  const isFree = ports.entitlements.rightsOf(standing, new Date()).newStories === 'allowance'
  if (!isFree || freeStoriesRemaining(standing) > 0) return null
  const same = hold && (await ports.db.transaction((tx) => hold(tx)))
  if (!same) throw new Failure(refusal)
  return same
}

/** The wish as it may be kept: parents' own texts as they left the gate. */
function kept(told: Told, brief: Brief) {
  return {
    ...{ childProfileId: told.childProfileId, theme: brief.theme.text, length: brief.length, voice: told.voice },
    ...{ language: brief.language, characters: told.characters, customPrompt: brief.request },
  }
}
