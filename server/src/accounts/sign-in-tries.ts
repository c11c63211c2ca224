import type { Database } from '../db/connect.ts'
import { countingTries, forgetTries, isRemembered, type Limit, remember } from '../http/limits.ts'
import type { NewPassword } from '../ports/identity.ts'
import { endSessionsOf } from '../sessions/repository.ts'

/** A parent who has forgotten a password tries six or eight; the sign-in library counts by address beside it. */
const WRONG: Limit = { name: 'sign-in', tries: 10, seconds: 15 * 60 }
/** Long enough to come back from the mail and type the new password. */
const RESET_HERE = { name: 'reset-here', seconds: 60 * 60 }

/** Who signs in, as the form says, and from where. */
export interface Door {
  email: string
  address: string
}

/** What has become of a try. */
export type TryEnd = 'right' | 'wrong' | 'none'

/**
 * Counts a sign-in to this account, whether it exists or not, while it is made. `Failure('too_many_requests')` where too
 * many were wrong before.
 */
export async function countingSignIn<T>(
  db: Database,
  door: Door,
  signIn: () => Promise<T>,
  endOf: (answer: T) => TryEnd,
): Promise<T> {
  const whose = (await isRemembered(db, RESET_HERE, placeOf(door))) ? placeOf(door) : accountOf(door)
  const isTry = (came: { answer: T } | { error: unknown }) => 'answer' in came && endOf(came.answer) !== 'none'
  const answer = await countingTries(db, [[WRONG, whose]], signIn, isTry)
  if (endOf(answer) === 'right') await forgetTries(db, WRONG, whose)
  return answer
}

/**
 * Whoever was signed in with the old password is so no longer. A new password by mail opens the account again. Whoever guesses
 * at it from elsewhere may lock it again a moment later, so the place where the password was set is counted apart for a
 * while: its parent gets in.
 */
export async function afterNewPassword(db: Database, set: NewPassword): Promise<void> {
  await endSessionsOf(db, set.subject)
  await forgetTries(db, WRONG, accountOf(set))
  await forgetTries(db, WRONG, placeOf(set))
  await remember(db, RESET_HERE, placeOf(set))
}

const accountOf = ({ email }: Door) => email.trim().toLowerCase()
const placeOf = (door: Door) => `${accountOf(door)} ${door.address}`
