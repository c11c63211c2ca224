import { type SignIn, splitName } from '@perinka/contract/accounts'
import type { Database } from '../db/connect.ts'
import { violates } from '../db/trouble.ts'
import { Failure } from '../failure.ts'
import { countTry, type Limit } from '../http/limits.ts'
import type { Claims, Identity } from '../ports/identity.ts'
import { endSession, endSessionsBefore, findSession, openSession } from '../sessions/repository.ts'
import { findDeleted } from './deleted-accounts.ts'
import { type Particulars, saveUser, type User } from './repository.ts'

/** Each opens a session that is kept for weeks, and may ask a hosted identity. */
const SIGN_INS: Limit = { name: 'sign-in-session', tries: 60, seconds: 10 * 60 }

export interface SignedInUser {
  user: User
  /** Goes into the cookie; stored nowhere. */
  sid: string
}

/**
 * Turns a fresh identity token into a session. Only the token decides who this is. A session that
 * the browser already holds ends, so that an id known before sign-in is worth nothing after it.
 */
export async function signIn(
  ports: { db: Database; identity: Identity },
  wish: SignIn,
  formerSid: string | undefined,
): Promise<SignedInUser> {
  const claims = withTidyEmail(await ports.identity.verify(wish.idToken))
  if (claims.provider === 'password' && !claims.emailVerified) throw new Failure('email_not_verified')
  await countTry(ports.db, SIGN_INS, claims.subject)
  return ports.db.transaction(async (tx) => {
    const user = await saveUser(tx, claims, particulars(claims, wish.user)).catch((error: unknown) => {
      throw violates(error, 'users_email_unique') ? new Failure('email_known', { cause: error }) : error
    })
    // After the write, which waits for a deletion in progress: an older token must not bring the account back.
    if (await findDeleted(tx, user.id)) throw new Failure('invalid_token')
    if (formerSid !== undefined) await endSession(tx, formerSid)
    if (claims.validSince) await endSessionsBefore(tx, user.id, claims.validSince)
    return { user, sid: await openSession(tx, user.id, claims) }
  })
}

function withTidyEmail(claims: Claims): Claims {
  return { ...claims, email: claims.email?.trim().toLowerCase() || null }
}

function particulars(claims: Claims, said: SignIn['user']): Particulars {
  const known = splitName(claims.displayName)
  return {
    firstName: known.firstName ?? (said?.firstName?.trim() || null),
    lastName: known.firstName ? known.lastName : said?.lastName?.trim() || null,
    profileImageUrl: pictureAddress(claims.photoUrl) ?? pictureAddress(said?.profileImageUrl),
  }
}

/** Only an https address may become the picture of an account. */
function pictureAddress(url: string | null | undefined): string | null {
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null
}

/** Ends this device's session and the identity's own session that it came from. */
export async function signOut(ports: { db: Database; identity: Identity }, sid: string | undefined): Promise<void> {
  if (sid === undefined) return
  const session = await findSession(ports.db, sid)
  if (!session) return
  await endSession(ports.db, sid)
  await ports.identity.endSessions(session.parent.id, session.identitySession)
}
