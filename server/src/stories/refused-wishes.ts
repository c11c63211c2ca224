import type { FailureCode } from '@perinka/contract/failures'
import type { Database } from '../db/connect.ts'
import { Failure } from '../failure.ts'
import { countTry, type Limit, uncountTry } from '../http/limits.ts'

/** Nobody rewords one wish thirty times at bedtime; reading them takes more of the server than anything else a parent sends. */
const REFUSED: Limit = { name: 'refused-wish', tries: 30, seconds: 10 * 60 }

/** What the gate answers. */
const REFUSALS: readonly FailureCode[] = ['content_refused', 'child_hurt']

/** Reads a wish, and counts it where it is refused; `Failure('too_many_requests')` unread where too many were before. */
export async function countingRefusals<T>(db: Database, userId: string, read: () => Promise<T>): Promise<T> {
  await countTry(db, REFUSED, userId)
  let isRefused = false
  try {
    return await read()
  } catch (error) {
    isRefused = error instanceof Failure && REFUSALS.includes(error.code)
    throw error
  } finally {
    if (!isRefused) await uncountTry(db, REFUSED, userId)
  }
}

/** A model's own moderation has refused it, a moment later. */
export function countRefusal(db: Database, userId: string): Promise<void> {
  return countTry(db, REFUSED, userId).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
  })
}
