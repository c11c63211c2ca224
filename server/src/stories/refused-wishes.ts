import type { FailureCode } from '@perinka/contract/failures'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { countingTries, countTry, failedWith, type Limit } from '../http/limits.ts'

/** Nobody rewords one wish thirty times at bedtime; reading them takes more of the server than anything else a parent sends. */
const REFUSED: Limit = { name: 'refused-wish', tries: 30, seconds: 10 * 60 }

/** What the gate answers. */
const REFUSALS: readonly FailureCode[] = ['content_refused', 'child_hurt']

/** Reads a wish, and counts it where it is refused; `Failure('too_many_requests')` unread where too many were before. */
export function countingRefusals<T>(db: Database, userId: string, read: () => Promise<T>): Promise<T> {
  return countingTries(db, [[REFUSED, userId]], read, (came) => failedWith(came, REFUSALS))
}

/** A model's own moderation has refused it, a moment later. */
export function countRefusal(db: Database, userId: string): Promise<void> {
  return countTry(db, REFUSED, userId).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
  })
}
