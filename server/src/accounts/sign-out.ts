import type { Database } from '../db/connect.ts'
import type { Identity } from '../ports/identity.ts'
import { endSession, findSession } from '../sessions/repository.ts'

/** Ends this device's session and the identity's own session that it came from. */
export async function signOut(ports: { db: Database; identity: Identity }, sid: string | undefined): Promise<void> {
  if (sid === undefined) return
  const session = await findSession(ports.db, sid)
  if (!session) return
  await endSession(ports.db, sid)
  await ports.identity.endSessions(session.parent.id, session.identitySession)
}
