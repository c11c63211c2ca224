import type { Credentials, PROVIDERS } from '@perinka/contract/accounts'

/** Who the identity service says is here. */
export interface IdentityUser {
  id: string
  email: string
  emailVerified: boolean
  provider: (typeof PROVIDERS)[number]
  /** Whether the mail that was to confirm the address could not be delivered, and no other one is on its way. */
  isMailUndelivered: boolean
  displayName: string | null
  photo: string | null
}

/** The browser's side of the identity port: the embedded service, or a hosted one where it is set up. */
export interface IdentityClient {
  /** Makes an account, signs it in and has the verification letter sent. */
  signUp(credentials: Credentials): Promise<void>
  signIn(credentials: Credentials): Promise<void>
  /** Opens a window, or leaves the page and comes back. Nobody is signed in where the parent thought better of it. */
  google(): Promise<void>
  facebook(): Promise<void>
  /** As the service knows it now, not as it was at sign-in. */
  currentUser(): Promise<IdentityUser | null>
  /** False where nobody is signed in, or the address is verified already. */
  sendVerification(): Promise<boolean>
  /** Has a letter sent, if the address has an account; never says whether it has. */
  requestPasswordReset(email: string): Promise<void>
  resetPassword(token: string, newPassword: string): Promise<void>
  /** At most five minutes old. */
  idToken(): Promise<string>
  signOut(): Promise<void>
}

/** A refusal of the identity service, by its own code and words. */
export class IdentityError extends Error {
  readonly code: string
  /** Seconds to wait, where it says so. */
  readonly retryAfter: number | null

  constructor(code: string, message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'IdentityError'
    this.code = code
    this.retryAfter = retryAfter
  }
}
