import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { Hono } from 'hono'
import { Failure } from '../failure.ts'
import type { SignedIn } from '../http/env.ts'
import { openTurns } from '../http/family-turns.ts'
import { languageOf } from '../http/language.ts'
import { sayBroken, streamBody } from '../http/stream-body.ts'
import { requireParent } from '../sessions/session.ts'
import { type ExportPorts, exportAccount } from './export/export-account.ts'
import { zipOf } from './export/zip.ts'
import { findUser } from './repository.ts'

/** Everything a family has stored, as one zip; one at a time for each family. */
export function exportRoutes(ports: ExportPorts): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const exporting = openTurns({ atOnce: 1, patienceMs: 0, refusal: 'too_many_requests', retryAfterSeconds: 30 })
  app.use(ACCOUNT_EXPORT_PATH, requireParent)

  app.get(ACCOUNT_EXPORT_PATH, async (c) => {
    const user = await findUser(ports.db, c.var.parent.id)
    if (!user) throw new Failure('unauthorized')
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="perinka-export-${new Date().toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'no-store',
      'Accept-Ranges': 'none',
    }
    const leave = exporting.take(user.id)
    // Asked first by a page that would rather explain a refusal than download it.
    if (c.req.method === 'HEAD') {
      leave()
      return c.body(null, 200, headers)
    }
    const entries = exportAccount(ports, user, languageOf(c))
    const body = streamBody(c, zipOf(entries), {
      // Not for the library to do: a store that hangs is let go of at once.
      left: () => void entries.return(undefined),
      broken: (err) => sayBroken(c.var.log, 'error', err, 'export cut off'),
      ended: leave,
    })
    return c.body(body, 200, headers)
  })

  return app
}
