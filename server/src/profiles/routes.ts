import { calls } from '@perinka/contract/calls'
import { Hono } from 'hono'
import { walkProfiles } from '../family/profiles.ts'
import type { SignedIn } from '../http/env.ts'
import type { FamilyTurns } from '../http/family-turns.ts'
import { listRoute } from '../http/list-route.ts'
import { dated, idParam, route } from '../http/route.ts'
import type { Ports } from '../ports/ports.ts'
import { requireParent } from '../sessions/session.ts'
import { addProfile } from './add-profile.ts'
import { changeProfile } from './change-profile.ts'
import { removeProfile } from './remove-profile.ts'
import { sanitizeProfile } from './sanitize-profile.ts'

/** The children of a family. */
export function profileRoutes({ db, bounds }: Pick<Ports, 'db' | 'bounds'>, turns: FamilyTurns): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/profiles/*', requireParent)

  listRoute(app, calls.listProfiles, turns, (c) => walkProfiles(db, c.var.parent.id), dated)

  route(
    app,
    calls.createProfile,
    async (c, wish) => dated(await addProfile({ db, bounds }, c.var.parent.id, sanitizeProfile(wish))),
    201,
  )

  route(app, calls.updateProfile, async (c, wish) => {
    return dated(
      await changeProfile({ db, bounds }, c.var.parent.id, idParam(c, 'profile_not_found'), sanitizeProfile(wish)),
    )
  })

  route(app, calls.deleteProfile, async (c) => {
    await removeProfile(db, c.var.parent.id, idParam(c, 'profile_not_found'))
    return { ok: true as const }
  })

  return app
}
