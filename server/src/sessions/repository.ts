import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { sessions, users } from '../db/schema.ts'
import type { Parent } from '../http/env.ts'
import { standingColumns } from '../rights/standing.ts'

/** A session lives this long after the last day on which it was used. */
export const SESSION_DAYS = 60

/** What the `sess` column holds. */
interface Sess {
  /** By the identity's clock where it says. */
  signedInAt: string
  /** The identity's own session that this one came from, so that signing out ends both. */
  identitySession: string | null
}

export interface FoundSession {
  parent: Parent
  identitySession: string | null
  /** Not extended for a day: time to move the end of it, and the cookie's, further. */
  isDue: boolean
}

function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('hex')
}

/** By the database's clock, as every look at it is: those of two processes may disagree. */
const NEW_END = sql`now() + make_interval(days => ${SESSION_DAYS})`

/** Opens a session and answers its id, which is stored nowhere: only its hash is. */
export async function openSession(
  db: Queryable,
  userId: string,
  from: { session: string | null; signedInAt: Date | null },
): Promise<string> {
  const sid = randomBytes(32).toString('base64url')
  const sess: Sess = { signedInAt: (from.signedInAt ?? new Date()).toISOString(), identitySession: from.session }
  await db.insert(sessions).values({ sid: hashed(sid), userId, sess, expire: NEW_END })
  return sid
}

/** Whose session this is and how they stand; null for an unknown or an expired one. */
export async function findSession(db: Queryable, sid: string): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      sess: sessions.sess,
      isDue: sql<boolean>`${sessions.expire} < now() + make_interval(days => ${SESSION_DAYS - 1})`,
      parent: { id: users.id, email: users.email, ...standingColumns },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, hashed(sid)), gt(sessions.expire, sql`now()`)))
  if (!row) return null
  return {
    parent: row.parent,
    identitySession: (row.sess as Sess).identitySession,
    isDue: row.isDue,
  }
}

export async function extendSession(db: Queryable, sid: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expire: NEW_END })
    .where(eq(sessions.sid, hashed(sid)))
}

export async function endSession(db: Queryable, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, hashed(sid)))
}

/** Ends every session of this parent, on every device. */
export async function endSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends those of this parent's sessions that came from a sign-in before `moment`, on every device. */
export async function endSessionsBefore(db: Queryable, userId: string, moment: Date): Promise<void> {
  const signedInAt = sql`(${sessions.sess}->>'signedInAt')::timestamptz`
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(signedInAt, moment)))
}

/** Removes what has run out; they open nothing any more, this only tidies. */
export async function sweepSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
}
