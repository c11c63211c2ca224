import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type Context, Hono } from 'hono'
import { Failure } from '../failure.ts'
import type { SignedIn } from '../http/env.ts'
import { preferredLanguage } from '../http/language.ts'
import { cutOff, sayBroken } from '../http/stream-body.ts'
import { requireParent } from '../sessions/session.ts'
import { type ExportPorts, exportAccount } from './export/export-account.ts'
import { zipOf } from './export/zip.ts'
import { findUser } from './repository.ts'

/** Everything a family has stored, as one zip; one at a time for each family. */
export function exportRoutes(ports: ExportPorts): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const exporting = new Set<string>()
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
    if (exporting.has(user.id)) throw new Failure('too_many_requests', { retryAfterSeconds: 30 })
    // Asked first by a page that would rather explain a refusal than download it.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    exporting.add(user.id)
    const entries = exportAccount(ports, user, languageOf(c))
    const zip = zipOf(
      entries,
      () => exporting.delete(user.id),
      (err, controller) => {
        sayBroken(c.var.log, 'error', err, 'export cut off')
        cutOff(c, controller, err)
      },
    )
    return c.body(zip, 200, headers)
  })

  return app
}

/** The language the parent reads the app in, as the page says; else what the browser prefers. */
function languageOf(c: Context): Language {
  const asked = LANGUAGES.find((language) => language === c.req.query('language'))
  return asked ?? preferredLanguage(c.req.raw)
}
