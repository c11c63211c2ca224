import type { FailureCode } from '@perinka/contract/failures'
import type { Database } from '../../db/connect.ts'
import { countingTries, failedWith, type Limit } from '../../http/limits.ts'

/** Enough for a code read off a leaflet at night; too few to find one that was never given out. */
const OF_FAMILY: Limit = { name: 'code-family', tries: 10, seconds: 15 * 60 }
/** A whole house, or a part of a town, may share an address. */
const OF_ADDRESS: Limit = { name: 'code-address', tries: 50, seconds: 15 * 60 }

/** Who tries a code. */
export interface Trier {
  /** Null for a visitor. */
  userId: string | null
  address: string
}

/**
 * Runs what looks a code up, and counts it against family and address where `isGuess` says that no such code was found.
 * `Failure('too_many_requests')` instead where too many were guessed before.
 */
export function countingGuesses<T>(
  db: Database,
  trier: Trier,
  look: () => Promise<T>,
  isGuess: (found: T) => boolean = () => false,
): Promise<T> {
  // The family first: one that is refused leaves the tries of its address to the rest of the house.
  const ofFamily: [Limit, string][] = trier.userId === null ? [] : [[OF_FAMILY, trier.userId]]
  return countingTries(db, [...ofFamily, [OF_ADDRESS, trier.address]], look, (came) =>
    'answer' in came ? isGuess(came.answer) : failedWith(came, GUESSED),
  )
}

const GUESSED: readonly FailureCode[] = ['code_invalid', 'code_not_for_stories', 'discount_invalid']
