import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { jobHandlersOf, tasksOf } from './background.ts'
import { settleFormerProvider } from './billing/former-provider.ts'
import { expireTurns } from './billing/payment-turn.ts'
import { type Config, hasMailbox, hasSandboxPage } from './config/config.ts'
import { ensureDataDir } from './config/data-dir.ts'
import { connect } from './db/connect.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { createJobs } from './durable/jobs.ts'
import { startSchedule } from './durable/schedule.ts'
import { LIST_PATIENCE_MS } from './http/family-turns.ts'
import { createListener } from './http/listener.ts'
import { narrationWork } from './narration/narration-rows.ts'
import { type DatabaseAccess, hasSecureCookies, openPorts } from './open-ports.ts'
import { loadWebFiles } from './site/web-files.ts'
import { generationWork } from './stories/generation-rows.ts'
import { sweepExpired } from './stories/leases.ts'

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
/**
 * How long stories that are being written or read aloud may still go on once the server is told to stop. Jobs end
 * beside them, requests and the database after them: all of it in the ten seconds that a container is given.
 */
const STORY_GRACE_MS = 6_000
/** How long requests may take to end after that. */
const REQUEST_GRACE_MS = 1_000

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
  await migrate(databaseUrl, { say })
  const onIdleError = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const connection = connect({ databaseUrl, max: config.databasePoolSize, onIdleError })
  opened.defer(() => connection.close())

  await settleFormerProvider(connection.db, config.payments.adapter, log)
  if (!config.databaseUrl) {
    // Nobody else can be at work on a database that is ours alone.
    const left = [generationWork.expireAll, narrationWork.expireAll, expireTurns]
    await Promise.all(left.map((expire) => expire(connection.db)))
    await sweepExpired(connection.db)
  }

  const { server, stopAccepting } = await buildServer(config, log, { db: connection.db, databaseUrl }, opened)
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

/** Routes and the server around the ports; what is opened here is closed in the opposite order. */
async function buildServer(config: Config, log: Logger, at: DatabaseAccess, opened: AsyncDisposableStack) {
  const { ports, notifications, outbox, warmUp } = await openPorts(config, log, at, opened)
  let isStopping = false
  const app = buildApp(ports, {
    ...config,
    secureCookies: hasSecureCookies(config),
    web: await loadWebFiles(WEB_DIST),
    mailbox: hasMailbox(config) ? outbox : null,
    hasSandboxPage: hasSandboxPage(config),
    listPatienceMs: LIST_PATIENCE_MS,
    isStopping: () => isStopping,
  })
  const server = createListener(app.fetch)
  // Warm before the first parent asks, and not before the port is open: the two would keep each other from the CPU.
  server.once('listening', warmUp)

  opened.defer(() => closed(server))
  const { generations, narrations } = ports
  const jobs = createJobs({ ...at, log, handlers: jobHandlersOf(ports) })
  opened.defer(async () => {
    await Promise.all([generations.stop(STORY_GRACE_MS), narrations.stop(STORY_GRACE_MS), jobs.stop(STORY_GRACE_MS)])
  })
  await jobs.start()
  opened.defer(startSchedule(tasksOf(ports), { notifications, log }))

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
