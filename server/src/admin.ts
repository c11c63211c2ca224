import { userInfo } from 'node:os'
import { runAdminCommand, USAGE } from './admin/commands.ts'
import { type Config, loadConfig } from './config/config.ts'
import { explainStartFailure } from './config/start-refused.ts'
import { connect } from './db/connect.ts'
import { findRunning, startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { LONG_WORK } from './db/patience.ts'

/** The database of the running app, or, while it does not run, a start of the private one for this command alone. */
async function openDatabase(config: Config, opened: AsyncDisposableStack): Promise<string> {
  const running = config.databaseUrl ?? (await findRunning(config.dataDir))
  if (running) return running
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: () => undefined,
    address: 'npm run admin',
  })
  opened.defer(() => embedded.stop())
  return embedded.databaseUrl
}

async function main(args: string[]): Promise<boolean> {
  if (args.length === 0 || args.includes('--help')) {
    console.log(USAGE)
    return args.length > 0
  }
  await using opened = new AsyncDisposableStack()
  const databaseUrl = await openDatabase(loadConfig(), opened)
  await migrate(databaseUrl, { say: (line) => console.error(line) })
  // Some commands list whole tables.
  const connection = connect({ databaseUrl, max: 2, patience: LONG_WORK })
  opened.defer(() => connection.close())
  const said = await runAdminCommand(connection.db, args, userName())
  console[said.ok ? 'log' : 'error'](said.text)
  return said.ok
}

/** A container may run as a user whom nobody has named. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

process.exitCode = await main(process.argv.slice(2)).then(
  (ok) => (ok ? 0 : 1),
  (error: unknown) => {
    console.error(explainStartFailure(error) ?? error)
    return 1
  },
)
