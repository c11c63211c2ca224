import type { IdentityUser } from './identity-client.ts'

/** Firebase's names of the sign-ins that are offered. */
export function providerBy(signInProvider: string | null): IdentityUser['provider'] {
  if (signInProvider === 'google.com') return 'google'
  return signInProvider === 'facebook.com' ? 'facebook' : 'password'
}

/** Whether a refusal means that the account is gone, disabled, or signed in anew elsewhere with another password. */
export function isGone(code: string): boolean {
  return ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found', 'auth/invalid-user-token'].includes(
    code,
  )
}

/** What it said, without its name before and its code after it. */
export function wordsOf({ code, message }: { code: string; message: string }): string {
  const words = message
    .replace(/^Firebase: /, '')
    .replace(`(${code})`, '')
    .replace(/[\s.]+$/, '')
  return words === '' || words === 'Error' ? '' : `${words}.`
}

const isVerified = (claims: object) => 'email_verified' in claims && claims.email_verified === true
const FRESH_MS = 4 * 60_000

/**
 * Whether a token may still go to the server: with a minute to spare before the fifth, and saying of the address what
 * Firebase says now. A token that seems to come from the future tells of a wrong clock, and not of its age.
 */
export function isFresh(token: { issuedAtTime: string; claims: object }, emailVerified: boolean, now: number): boolean {
  const age = now - Date.parse(token.issuedAtTime)
  return age >= 0 && age < FRESH_MS && isVerified(token.claims) === emailVerified
}
