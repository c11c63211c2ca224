import type { Database } from '../db/connect.ts'
import type { NewPassword } from '../ports/identity.ts'
import { endSessionsOf } from '../sessions/repository.ts'
import { forgiveTries } from './sign-in-tries.ts'

/** Whoever was signed in with the old password is so no longer, and wrong tries are forgiven. */
export async function afterNewPassword(db: Database, set: NewPassword): Promise<void> {
  await endSessionsOf(db, set.subject)
  await forgiveTries(db, set)
}
