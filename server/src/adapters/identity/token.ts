import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { unstorable } from '../../db/storable.ts'
import { Failure } from '../../failure.ts'
import type { Claims } from '../../ports/identity.ts'

/** Characters; RFC 5321 has room for 254. */
const LONGEST_EMAIL = 320

/** Seconds that clocks of two machines may disagree by. */
export const CLOCK_TOLERANCE_S = 10

/** What tokens of both identities say in the same way. */
type Common = Pick<Claims, 'subject' | 'email' | 'emailVerified' | 'displayName' | 'photoUrl'>

/**
 * The claims of an identity token that is signed with RS256 by one of `keys`, meant for us, and at
 * most 5 minutes old. Anything else is `Failure('invalid_token')`.
 */
export async function verifyIdentityToken(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<{ payload: JWTPayload; common: Common }> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    maxTokenAge: '5m',
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ['sub', 'iat', 'exp'],
    ...expected,
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new Failure('invalid_token', { cause: error }) : error
  })
  const { sub, email } = payload
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw new Failure('invalid_token')
  // Signed or not: what no database holds, or no index, makes no account.
  if (unstorable(payload).length > 0 || (textClaim(email)?.length ?? 0) > LONGEST_EMAIL) {
    throw new Failure('invalid_token')
  }
  const common = {
    subject: sub,
    email: textClaim(email),
    emailVerified: payload.email_verified === true,
    displayName: textClaim(payload.name),
    photoUrl: textClaim(payload.picture),
  }
  return { payload, common }
}

/** A claim that is a text and not an empty one. */
export function textClaim(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null
}
