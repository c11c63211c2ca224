import type { FirebaseSettings } from '@perinka/contract/accounts'
import type { JobHandler } from '../durable/jobs.ts'

/** What a verified identity token says of its bearer. */
export interface Claims {
  subject: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  provider: 'password' | 'google' | 'facebook'
  /** The identity's own session that the token came from; null where it names none. */
  session: string | null
  /** When the parent signed in to the identity, by its clock; null where it does not say. */
  signedInAt: Date | null
  /** Sessions that came from a sign-in before it are over: a new password, say. Null where the identity ends them itself. */
  validSince: Date | null
}

/** Who has set a new password by a mailed link, and where. */
export interface NewPassword {
  subject: string
  email: string
  address: string
}

/** Who knows the parents. */
export interface Identity {
  adapter: 'embedded' | 'firebase'
  /** Which social sign-ins are set up. */
  google: boolean
  facebook: boolean
  /** Public settings of the hosted identity; null with the embedded one. */
  firebase: FirebaseSettings | null
  /**
   * Checks signature, issuer, audience and an age of at most 5 minutes; throws `Failure('invalid_token')`, or
   * `Failure('unavailable')` where a hosted identity cannot be asked.
   */
  verify(idToken: string): Promise<Claims>
  /** Ends the identity's own sessions of this parent; only the one `session` names, where it is given. */
  endSessions(subject: string, session?: string | null): Promise<void>
  /** Throws away what has run out; it opens nothing any more, this only tidies. */
  sweep(): Promise<void>
  /** Forgets the parent's identity altogether. */
  remove(subject: string): Promise<void>
  /**
   * Answers the embedded identity's own requests under /api/identity; null where the identity is
   * hosted. It counts requests by the address in `ADDRESS_HEADER`, which the caller must set.
   */
  handle: ((request: Request) => Promise<Response>) | null
  /** Who does the jobs that it queues: mail, say. */
  jobHandlers: readonly JobHandler[]
}

/** Carries the client's address inward; whatever a client sends in it is overwritten. */
export const ADDRESS_HEADER = 'x-perinka-address'
