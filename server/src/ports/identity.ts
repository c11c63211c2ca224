import type { Hono } from 'hono'

/** What a verified identity token says of its bearer. */
export interface Claims {
  subject: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  provider: 'password' | 'google' | 'facebook'
}

/** Who knows the parents. */
export interface Identity {
  adapter: 'embedded' | 'firebase'
  /** Which social sign-ins are set up. */
  google: boolean
  facebook: boolean
  /** Checks signature, issuer, audience and an age of at most 5 minutes; throws `Failure('invalid_token')`. */
  verify(idToken: string): Promise<Claims>
  /** Ends the identity's own sessions of this parent. */
  endSessions(subject: string): Promise<void>
  /** Forgets the parent's identity altogether. */
  remove(subject: string): Promise<void>
  /** Routes of the embedded identity under /api/identity; null where the identity is hosted. */
  routes: Hono | null
}
