import { failureText, minutesToWait } from '../../shared/api/failure-text.ts'
import { translate } from '../../shared/i18n/i18n.ts'
import { IdentityError } from './identity/identity-client.ts'

/** Codes of the identity service that mean something to a parent, and the key that says it. */
const KNOWN: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth.checkCredentials',
  USER_ALREADY_EXISTS: 'auth.emailTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth.emailTaken',
  PASSWORD_TOO_COMMON: 'auth.passwordCommon',
  PASSWORD_TOO_SHORT: 'validation.passwordLength',
  PASSWORD_TOO_LONG: 'validation.tooLong',
  INVALID_EMAIL: 'validation.email',
  INVALID_TOKEN: 'auth.linkExpired',
  TOKEN_EXPIRED: 'auth.linkExpired',
  too_many_requests: 'failure.too_many_requests',
  account_not_linked: 'failure.email_known',
  email_not_found: 'auth.noEmailTold',
  access_denied: 'auth.refusedThere',
  'auth/invalid-credential': 'auth.checkCredentials',
  'auth/wrong-password': 'auth.checkCredentials',
  'auth/user-not-found': 'auth.checkCredentials',
  'auth/email-already-in-use': 'auth.emailTaken',
  'auth/weak-password': 'validation.passwordLength',
  'auth/invalid-email': 'validation.email',
  'auth/expired-action-code': 'auth.linkExpired',
  'auth/invalid-action-code': 'auth.linkExpired',
  'auth/too-many-requests': 'failure.too_many_requests',
  'auth/network-request-failed': 'auth.noConnection',
  'auth/popup-blocked': 'auth.windowBlocked',
  'auth/account-exists-with-different-credential': 'failure.email_known',
}

/** What to say of a refusal: ours where we know it, the service's own words, or else `fallback`. */
export function identityText(error: unknown, fallback: string): string {
  if (error instanceof IdentityError) {
    const key = KNOWN[error.code]
    return translate(key ?? '', { minutes: minutesToWait(error.retryAfter) }) || error.message || translate(fallback)
  }
  return error instanceof TypeError ? translate(fallback) : failureText(error)
}
