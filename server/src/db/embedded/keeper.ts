import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../../config/start-refused.ts'
import { giveTo, logFileOf, type Place } from './place.ts'
import { canReach } from './user.ts'

/** A running postmaster and the process that ends it when the app is gone. */
export interface Keeper {
  socketDir: string
  /** Settles when PostgreSQL has ended, for whatever reason. */
  ended: Promise<void>
  hasEnded(): boolean
  /** Stops PostgreSQL (fast: running statements are rolled back) and waits for its end. */
  stop(): Promise<void>
}

/**
 * Holds the app's pipe as standard input. However the app ends, kill -9 included, the pipe reports end of file and
 * PostgreSQL is stopped: SIGINT is its fast shutdown. A shell, because a second Node would cost 40 MB to wait.
 */
const KEEPER = `
socket_dir=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
postmaster=$!
{ while read -r _; do :; done; kill -INT $postmaster; } <&3 &
reader=$!
wait $postmaster
kill $reader 2>/dev/null
rm -rf "$socket_dir"
`

/** A Unix socket's path fits in 107 bytes or PostgreSQL refuses to start; macOS allows 103. */
const SOCKET_PATH_MAX = 103
const LOG_MAX_BYTES = 1_000_000

export async function keep(place: Place, settings: Record<string, string>): Promise<Keeper> {
  const socketDir = await makeSocketDir(place)
  const all = { ...SETTINGS, ...settings, unix_socket_directories: socketDir }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = [join(place.bin, 'postgres'), '-D', place.cluster, ...options]
  const log = openLog(logFileOf(place))
  const child = spawn('/bin/sh', ['-c', KEEPER, 'perinka-keeper', socketDir, ...postgres], {
    ...place.user,
    cwd: '/',
    // Its own session: Ctrl-C must reach the app first, or the database is gone before the app has said goodbye.
    detached: true,
    stdio: ['pipe', log, log],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  })
  closeSync(log)
  return handle(child, socketDir)
}

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

function handle(child: ChildProcess, socketDir: string): Keeper {
  let over = false
  const ended = new Promise<void>((done) => {
    const end = () => {
      over = true
      done()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  // The pipe breaks when the keeper ends first; `ended` already tells that.
  child.stdin?.on('error', () => undefined)
  return {
    socketDir,
    ended,
    hasEnded: () => over,
    stop: async () => {
      child.stdin?.end()
      await ended
    },
  }
}

async function makeSocketDir(place: Place): Promise<string> {
  const fits = (dir: string) => Buffer.byteLength(join(dir, 'perinka-XXXXXX/.s.PGSQL.5432')) <= SOCKET_PATH_MAX
  const parent = [tmpdir(), '/tmp'].find((dir) => fits(dir) && canReach(place.user, dir, 'x')) ?? '/tmp'
  const folder = await mkdtemp(join(parent, 'perinka-')).catch((error) => {
    throw new StartRefused(`PostgreSQL's socket needs a folder in ${parent}, which cannot be made: ${error.code}.`)
  })
  await giveTo(place.user, folder)
  return folder
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_MAX_BYTES) truncateSync(path)
  return openSync(path, 'a', 0o600)
}

/** PostgreSQL's last word about why it ended. */
export function lastLogLine(place: Place): string {
  const lines = readFileSync(logFileOf(place), 'utf8').trimEnd().split('\n').slice(-20)
  return lines.findLast((line) => /\b(FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? ''
}
