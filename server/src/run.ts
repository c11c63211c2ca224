import { banner } from './banner.ts'
import { loadConfig } from './config/config.ts'
import { explainStartFailure } from './config/start-refused.ts'
import { createLog } from './http/log.ts'
import { type RunningServer, startServer } from './start.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Whatever hangs then is left behind. */
const PATIENCE_MS = 25_000

/** Runs the product until a signal ends it: exit 0; exit 1 with one sentence where it cannot start. */
export async function runServer(): Promise<void> {
  // A signal that arrives while the product still starts is honoured as soon as there is something to stop, and
  // where the start itself hangs, when patience ends.
  const asked = Promise.withResolvers<void>()
  const stopAsked = () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    asked.resolve()
  }
  for (const signal of SIGNALS) process.on(signal, stopAsked)
  // Started by `npm start`, which was killed and could pass nothing on. Under anything else there is no such channel.
  if (process.connected) process.once('disconnect', stopAsked)
  const started = await start().catch(refuse)
  const { server, log } = started

  const broken = Promise.withResolvers<string>()
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'unexpected failure')
    broken.resolve('Perinka met a failure that it did not expect and ends; see the log.')
  })
  void server.databaseEnded.then(() => broken.resolve('The private PostgreSQL has ended, so Perinka ends too.'))

  const reason = await Promise.race([asked.promise, broken.promise])
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  if (reason) console.error(reason)
  await server.stop()
  process.exit(reason ? 1 : 0)
}

async function start(): Promise<{ server: RunningServer; log: ReturnType<typeof createLog> }> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const server = await startServer(config, log, (line) => console.log(line))
  for (const line of banner(config)) console.log(line)
  return { server, log }
}

function refuse(error: unknown): never {
  const sentence = explainStartFailure(error)
  // Without a sentence it is a fault of ours, and its stack helps whoever mends it.
  console.error(sentence ?? error)
  process.exit(1)
}
