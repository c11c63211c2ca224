import { calls } from '@perinka/contract/calls'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { identityRoutes } from './accounts/identity-routes.ts'
import { publicConfig } from './accounts/public-config.ts'
import { accountRoutes } from './accounts/routes.ts'
import { codeRoutes } from './billing/codes/routes.ts'
import { billingRoutes } from './billing/payment-routes.ts'
import { webhookRoutes } from './billing/webhooks/webhook-routes.ts'
import { characterRoutes } from './characters/routes.ts'
import type { Config } from './config/config.ts'
import { sandboxPageRoutes } from './dev/billing-routes.ts'
import { mailboxRoutes } from './dev/mailbox.ts'
import { clientAddress, knowProxies } from './http/address.ts'
import type { Visiting } from './http/env.ts'
import { errorsOnly, onError, onNotFound } from './http/errors.ts'
import { openFamilyTurns } from './http/family-turns.ts'
import { healthRoutes } from './http/health.ts'
import { type BodyRoom, limitBody } from './http/limit-body.ts'
import { countWrites } from './http/limits.ts'
import { logRequests } from './http/log.ts'
import { needHost, refuseForeignOrigin } from './http/origin.ts'
import { route } from './http/route.ts'
import { narrationRoutes } from './narration/narration-routes.ts'
import type { NarrationPorts } from './narration/narrations.ts'
import type { Outbox } from './ports/mailer.ts'
import { profileRoutes } from './profiles/routes.ts'
import { knowSessions } from './sessions/session.ts'
import { webPages } from './site/pages.ts'
import { securityHeaders } from './site/security-headers.ts'
import type { WebFiles } from './site/web-files.ts'
import type { StoryPorts } from './stories/generations.ts'
import { storyRoutes } from './stories/routes.ts'

export type AppPorts = StoryPorts & NarrationPorts

/** What this server is told once, at start. */
export interface AppSettings extends Pick<Config, 'publicUrl' | 'trustedProxies' | 'supportEmail' | 'helplines'> {
  /** Whether cookies travel over HTTPS only. */
  secureCookies: boolean
  /** The built web app; null where another process serves it. */
  web: WebFiles | null
  /** Mail to show at /dev/mailbox; null where that page must not exist. */
  mailbox: Outbox | null
  /** Whether the sandbox's payments may be moved at /dev/billing. */
  hasSandboxPage: boolean
  /** How long a family's second list waits for its first. */
  listPatienceMs: number
  /** True once the server has begun to stop. */
  isStopping: () => boolean
}

/** Every request of the contract fits: the longest is a story's text, up to four bytes a character. */
const FAMILY_BODY = { maxBytes: 256 * 1024, together: 2 * 1024 * 1024 }
/** Who is not signed in sends an e-mail and a password, or a token. */
const VISITOR_BODY = { maxBytes: 16 * 1024, together: 512 * 1024 }

/** Every route of the product, from ports alone: no environment, no file, no clock of its own. */
export function buildApp(ports: AppPorts, settings: AppSettings) {
  const app = new Hono<Visiting>()
  app.onError(onError)

  app.use(logRequests(ports.log))
  app.use(knowProxies(settings.trustedProxies))
  const inline = settings.web?.inline ?? { scripts: [], styles: [] }
  app.use(securityHeaders(ports, inline, settings.publicUrl.startsWith('https:')))
  app.use(errorsOnly)
  app.route('/', healthRoutes(ports.db, settings.isStopping))
  app.use(needHost)
  app.route('/', webhookRoutes(ports))

  app.use('/api/*', compress())
  app.use('/api/*', neverCached)
  app.use('/api/*', refuseForeignOrigin(settings.publicUrl))
  app.use('/api/*', knowSessions(ports.db, settings.secureCookies))
  app.use('/api/*', limitBody(roomOf))
  for (const kept of ['profiles', 'characters', 'stories']) app.use(`/api/${kept}/*`, countWrites(ports))

  const turns = openFamilyTurns(ports.bounds, settings.listPatienceMs)
  route(app, calls.config, async () => publicConfig(ports, settings))
  app.route('/', identityRoutes(ports))
  app.route('/', accountRoutes(ports, settings.secureCookies))
  app.route('/', profileRoutes(ports, turns))
  app.route('/', characterRoutes(ports, turns))
  app.route('/', narrationRoutes(ports, turns))
  app.route('/', storyRoutes(ports, turns))
  app.route('/', billingRoutes(ports, settings.publicUrl))
  app.route('/', codeRoutes(ports))
  app.all('/api/*', onNotFound)

  const sandbox = ports.payments?.sandbox
  if (settings.mailbox) app.route('/', mailboxRoutes(settings.mailbox))
  if (sandbox && settings.hasSandboxPage) app.route('/', sandboxPageRoutes(sandbox, settings.publicUrl))
  app.all('/dev/*', onNotFound)
  app.route('/', webPages(settings.web, settings.publicUrl))
  app.notFound(onNotFound)
  return app
}

async function roomOf(c: Context<Visiting>): Promise<BodyRoom> {
  const parent = await c.var.findParent()
  return parent ? { whose: parent.id, ...FAMILY_BODY } : { whose: clientAddress(c), ...VISITOR_BODY }
}

/** Answers about a family are kept nowhere, unless the route itself says otherwise. */
export const neverCached: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
