import { failureText } from '../../shared/api/failure-text.ts'
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
}

/** What to say of a refusal: ours where we know it, the service's own words, or else `fallback`. */
export function identityText(error: unknown, fallback: string): string {
  if (error instanceof IdentityError) {
    const key = KNOWN[error.code]
    return translate(key ?? '') || error.message || translate(fallback)
  }
  return error instanceof TypeError ? translate(fallback) : failureText(error)
}
