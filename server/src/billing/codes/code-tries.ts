import type { Database } from '../../db/connect.ts'
import { Failure } from '../../failure.ts'
import { countTry, type Limit, uncountTry } from '../../http/limits.ts'

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
export async function countingGuesses<T>(
  db: Database,
  trier: Trier,
  look: () => Promise<T>,
  isGuess: (found: T) => boolean = () => false,
): Promise<T> {
  // The family first: one that is refused leaves the tries of its address to the rest of the house.
  const counted: [Limit, string][] = [[OF_ADDRESS, trier.address]]
  if (trier.userId !== null) counted.unshift([OF_FAMILY, trier.userId])
  for (const [limit, whose] of counted) await countTry(db, limit, whose)
  const right = () => Promise.all(counted.map(([limit, whose]) => uncountTry(db, limit, whose)))
  try {
    const found = await look()
    if (!isGuess(found)) await right()
    return found
  } catch (error) {
    if (!(error instanceof Failure && GUESSED.has(error.code))) await right()
    throw error
  }
}

const GUESSED = new Set(['code_invalid', 'code_not_for_stories', 'discount_invalid'])
