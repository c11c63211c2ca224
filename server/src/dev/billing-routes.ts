import type { FailureCode } from '@perinka/contract/failures'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { unstorable } from '../db/storable.ts'
import { Failure } from '../failure.ts'
import type { Visiting } from '../http/env.ts'
import { limitBody } from '../http/limit-body.ts'
import { refuseForeignOrigin } from '../http/origin.ts'
import { SANDBOX_ACTS, type Sandbox } from '../ports/sandbox.ts'
import { SANDBOX_PAGE_PATH, sandboxPage } from './billing-page.ts'
import { pageLanguage } from './billing-words.ts'
import { atThisMachineOnly } from './style.ts'

const Wish = z.object({ subscription: z.string(), act: z.enum(SANDBOX_ACTS) })
/** An id and an act, as a form or as JSON. */
const BODY = { maxBytes: 4096, together: 64 * 1024, whose: 'sandbox-page' }

/**
 * The sandbox's page, for whoever sits at this very machine; elsewhere: not found. What happens at a bank or with time is made
 * to happen here. A form comes back to the page, JSON is answered with the list.
 */
export function sandboxPageRoutes(sandbox: Sandbox, publicUrl: string) {
  const app = new Hono<Visiting>()
  app.use(
    SANDBOX_PAGE_PATH,
    atThisMachineOnly,
    refuseForeignOrigin(publicUrl),
    limitBody(() => BODY),
  )
  app.use(`${SANDBOX_PAGE_PATH}.json`, atThisMachineOnly)

  app.get(SANDBOX_PAGE_PATH, async (c) => {
    // Without it a browser sends its own forms as from nowhere.
    c.header('Referrer-Policy', 'same-origin')
    const customer = customerIn(c)
    const language = pageLanguage(c.req.query('language'))
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    return c.html(sandboxPage({ subscriptions: await sandbox.subscriptions(customer), customer, language, publicUrl }))
  })
  app.get(`${SANDBOX_PAGE_PATH}.json`, async (c) => c.json(await sandbox.subscriptions(customerIn(c))))
  app.post(SANDBOX_PAGE_PATH, async (c) => {
    const isForm = !c.req.header('Content-Type')?.startsWith('application/json')
    const sent: unknown = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => null)
    const wish = Wish.safeParse(sent)
    if (!wish.success || unstorable(wish.data).length > 0) throw new Failure('invalid')
    const acted = sandbox.act(wish.data.subscription, wish.data.act)
    // A page that was left open shows what is so by now instead.
    await (isForm ? acted.catch(passOver('no_subscription')) : acted)
    if (isForm) return c.redirect(c.req.url.slice(new URL(c.req.url).origin.length), 303)
    return c.json(await sandbox.subscriptions(customerIn(c)))
  })
  return app
}

/** Whose subscriptions alone are asked for; null: everybody's. */
function customerIn(c: Context): string | null {
  const customer = c.req.query('customer') ?? null
  if (unstorable(customer).length > 0) throw new Failure('not_found')
  return customer
}

function passOver(code: FailureCode) {
  return (error: unknown) => {
    if (!(error instanceof Failure && error.code === code)) throw error
  }
}
