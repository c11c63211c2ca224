import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import type { Logger } from 'pino'
import { sweepDeletedAccounts } from './accounts/remove-account.ts'
import { sweepSessions } from './accounts/sessions.ts'
import { createAudioStore } from './adapters/audio-store/audio-store.ts'
import { createIdentity } from './adapters/identity/identity.ts'
import { outboxMailer } from './adapters/mailer/outbox.ts'
import { smtpMailer } from './adapters/mailer/smtp.ts'
import { createNarrator } from './adapters/narrator/narrator.ts'
import { createPayments } from './adapters/payments/payments.ts'
import { createStoryteller } from './adapters/storyteller/storyteller.ts'
import { superviseVoice } from './adapters/voice/voice-process.ts'
import { buildApp } from './app.ts'
import { sweepStaleHolds } from './billing/codes/counts.ts'
import { seedCodes } from './billing/codes/seed.ts'
import { createEntitlements } from './billing/entitlements.ts'
import { deliverWebhook } from './billing/sandbox/deliver-webhook.ts'
import { BILLING_DESK_PATH } from './billing/sandbox/desk-page.ts'
import { createWebhookJobs } from './billing/webhooks/webhook-jobs.ts'
import { type Config, hasBillingDesk, hasMailbox } from './config.ts'
import { ensureDataDir } from './data-dir.ts'
import { connect, type Database } from './db/connect.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openNotices } from './db/notices.ts'
import { sweepLimits } from './http/limits.ts'
import { loadWebFiles } from './http/web-files.ts'
import { createNarrations } from './narration/narrations.ts'
import { keptSecret } from './session-secret.ts'
import { createGenerations } from './stories/generations.ts'

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** How long stories that are being written or read aloud may still go on once the server is told to stop. */
const STORY_GRACE_MS = 8_000
/** How long requests may take to end after that. */
const REQUEST_GRACE_MS = 2_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface RunningServer {
  /** Settles when the private PostgreSQL has ended, also where nobody asked it to; never with a DATABASE_URL. */
  databaseEnded: Promise<void>
  /**
   * Accepts nothing more, lets running stories finish for a while, ends the rest and closes everything.
   * Calling it again waits for the same end.
   */
  stop(): Promise<void>
}

/**
 * Starts the whole product: database, migrations, adapters, routes, port. `say` is told in whole lines what takes
 * long. What was opened is closed again where a later step fails.
 */
export async function startServer(config: Config, log: Logger, say: (line: string) => void): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack()
  await ensureDataDir(config.dataDir)
  const { databaseUrl, ended } = await openDatabase(config, opened, say)
  await migrate(databaseUrl)
  const onIdleError = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const connection = connect({ databaseUrl, onIdleError })
  opened.defer(() => connection.close())

  const { server, stopAccepting } = await buildServer(
    config,
    log,
    { db: connection.db, databaseUrl, onIdleError },
    opened,
  )
  await listen(server, config)
  opened.defer(stopAccepting)

  const all = opened.move()
  let stopped: Promise<void> | undefined
  return {
    databaseEnded: ended,
    stop: () => {
      stopped ??= all.disposeAsync()
      return stopped
    },
  }
}

async function openDatabase(config: Config, opened: AsyncDisposableStack, say: (line: string) => void) {
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, ended: new Promise<void>(() => {}) }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say, address: config.publicUrl })
  opened.defer(() => embedded.stop())
  return { databaseUrl: embedded.databaseUrl, ended: embedded.ended }
}

/** Ports, routes and the server around them; what is opened here is closed in the opposite order. */
async function buildServer(
  config: Config,
  log: Logger,
  { db, databaseUrl, onIdleError }: { db: Database; databaseUrl: string; onIdleError: (err: Error) => void },
  opened: AsyncDisposableStack,
) {
  const outbox = config.mail.adapter === 'outbox' ? outboxMailer(join(config.dataDir, 'outbox')) : null
  const mailer =
    outbox ?? smtpMailer({ url: config.mail.adapter === 'smtp' ? config.mail.url : '', from: config.mailFrom })
  const secureCookies = config.production || config.publicUrl.startsWith('https:')
  const serverSecret = async () => config.sessionSecret ?? (await keptSecret(config.dataDir))
  const identity = await createIdentity(config.firebase, { db, mailer, log }, async () => ({
    publicUrl: config.publicUrl,
    secret: await serverSecret(),
    secureCookies,
    attemptsPerMinute: config.signInAttemptsPerMinute,
    social: config.social,
  }))
  const storyteller = await createStoryteller(config.storyteller)
  const notices = openNotices({ databaseUrl, log })
  opened.defer(() => notices.close())
  const entitlements = createEntitlements(config.payments.adapter !== 'off')
  const generations = createGenerations({
    ...{ db, notices, storyteller, entitlements, log },
    dailyStoryLimit: config.dailyStoryLimit,
  })
  const audioStore = await createAudioStore(config.audioStore)
  const voice = superviseVoice(log)
  opened.defer(() => voice.stop())
  const narrator = createNarrator(config.narrator, { voice, log })
  const narrations = createNarrations({
    ...{ db, notices, narrator, audioStore, entitlements, log },
    dailyNarrationLimit: config.dailyNarrationLimit,
  })

  // The sandbox stands for a service elsewhere: whoever asks it within a transaction must not wait for its connection.
  const sandboxConnection = connect({ databaseUrl, max: 3, onIdleError })
  opened.defer(() => sandboxConnection.close())
  const payments = await createPayments(config.payments, {
    ...{ db: sandboxConnection.db, log, serverSecret },
    deskUrl: hasBillingDesk(config) ? `${config.publicUrl}${BILLING_DESK_PATH}` : null,
    deliver: (raw, signature) => deliverWebhook(app, raw, signature),
  })
  if (!config.production && config.payments.adapter !== 'stripe') await seedCodes(db)

  let isStopping = false
  const app = buildApp(
    { db, identity, payments, entitlements, storyteller, mailer, generations, narrations, audioStore, log },
    {
      publicUrl: config.publicUrl,
      secureCookies,
      supportEmail: config.supportEmail,
      web: await loadWebFiles(WEB_DIST),
      mailbox: hasMailbox(config) ? outbox : null,
      hasBillingDesk: hasBillingDesk(config),
      isStopping: () => isStopping,
    },
  )
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  // Warm before the first parent asks, and not before the port is open: the two would keep each other from the CPU.
  server.once('listening', () => narrator.warmUp?.())

  opened.defer(() => closed(server))
  const jobs = payments ? createWebhookJobs({ db, databaseUrl, payments, log }) : null
  opened.defer(async () => {
    await Promise.all([generations.stop(STORY_GRACE_MS), narrations.stop(STORY_GRACE_MS), jobs?.stop(STORY_GRACE_MS)])
  })
  await jobs?.start()
  generations.start()
  narrations.start()
  const sweeping = setInterval(() => {
    Promise.all([sweepSessions(db), identity.sweep(), sweepLimits(db), sweepStaleHolds(db)]).catch((err: unknown) =>
      log.error({ err }, 'what has run out was not swept'),
    )
  }, HOUR_MS).unref()
  opened.defer(() => clearInterval(sweeping))
  const forgetDeleted = () =>
    sweepDeletedAccounts({ db, identity, payments, mailer, log }).catch((err: unknown) =>
      log.error({ err }, 'deleted accounts were not forgotten'),
    )
  void forgetDeleted()
  const forgetting = setInterval(forgetDeleted, MINUTE_MS).unref()
  opened.defer(() => clearInterval(forgetting))

  const stopAccepting = () => {
    isStopping = true
    server.close()
  }
  return { server, stopAccepting }
}

/** Resolves once the port is open; rejects with the system's own error where it cannot be. */
async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

/** Waits for the last answers, then hangs up on whoever still holds a line. */
async function closed(server: Server): Promise<void> {
  if (!server.listening && (await connections(server)) === 0) return
  const end = Date.now() + REQUEST_GRACE_MS
  while (Date.now() < end && (await connections(server)) > 0) {
    server.closeIdleConnections()
    await wait(20)
  }
  server.closeAllConnections()
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}
