import { randomUUID } from 'node:crypto'
import type { Connection } from '@perinka/server/db/connect'
import { openSession } from '@perinka/server/sessions/repository'
import { SESSION_COOKIE } from '@perinka/server/sessions/session'

export interface FamilyByRows {
  id: string
  email: string
  /** Header Cookie of a session of theirs. */
  cookie: string
}

/** A family that was never asked for through the API: no limit on signing in counts it. */
export async function familyByRows(
  { db, pool }: Connection,
  { premium = false, storiesUsed = 0, id = randomUUID() as string } = {},
): Promise<FamilyByRows> {
  const email = `${id}@perinka.test`
  await pool.query('INSERT INTO users (id, email, is_lifetime_access, free_stories_used) VALUES ($1, $2, $3, $4)', [
    id,
    email,
    premium,
    storiesUsed,
  ])
  const sid = await openSession(db, id, { session: null, signedInAt: null })
  return { id, email, cookie: `${SESSION_COOKIE}=${sid}` }
}
