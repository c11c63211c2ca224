import type { Database } from '../db/connect.ts'
import { endSessionsOf } from './sessions.ts'
import { type Door, forgiveTries } from './sign-in-tries.ts'

/** Who has set a new password by a mailed link, and where. */
export interface NewPassword extends Door {
  subject: string
}

/** Whoever was signed in with the old password is so no longer, and wrong tries are forgiven. */
export async function afterNewPassword(db: Database, set: NewPassword): Promise<void> {
  await endSessionsOf(db, set.subject)
  await forgiveTries(db, set)
}
