import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartRefused } from '../../config/start-refused.ts'
import { connectTo, ownersAddress } from './owner.ts'
import type { Place } from './place.ts'

const run = promisify(execFile)

/** How long an owner is believed to run: PostgreSQL takes a moment to see that a killed one is gone. */
const OWNER_GRACE_MS = 1_500
/** How long a database without an owner is watched: its app may be about to take it, or its keeper to stop it. */
const GRACE_MS = 3_000
/** A postmaster that neither answers nor ends for this long needs a person. */
const PATIENCE_MS = 120_000
const STEP_MS = 50

/**
 * Makes way for a new postmaster. An app that is running refuses us with its address; a postmaster that outlived
 * its app and its keeper is stopped, but only once a connection has confirmed that it serves this folder.
 */
export async function clearPrevious(place: Place, log: (line: string) => void): Promise<void> {
  const since = Date.now()
  const waited = () => Date.now() - since
  for (;;) {
    const left = await readPidFile(place)
    if (!left) return
    const connection = await connectTo(place, left.socketDir)
    if (typeof connection === 'object') {
      try {
        const address = await ownersAddress(connection)
        if (address && waited() > OWNER_GRACE_MS) throw new StartRefused(alreadyRunning(place, address))
        if (!address && waited() > GRACE_MS) return await stopOrphan(place, left.socketDir, log)
      } finally {
        await connection.end().catch(() => undefined)
      }
    } else if (connection === 'absent' && !(await isPostgres(left.pid))) {
      return await discardPidFile(place, left.pid)
    }
    if (waited() > PATIENCE_MS) {
      throw new StartRefused(
        `A PostgreSQL (process ${left.pid}) holds ${place.cluster} but does not answer; look at it, end it and start again.`,
      )
    }
    await sleep(STEP_MS)
  }
}

export function alreadyRunning(place: Place, address: string): string {
  return `Perinka is already running on ${address} with the data of ${place.cluster}; stop it first, or choose another folder with DATA_DIR.`
}

/** PostgreSQL's own file: process id, data directory, start time, port and socket folder, a line each. */
export async function readPidFile(place: Place): Promise<{ pid: number; socketDir: string } | undefined> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  return pid > 0 ? { pid, socketDir: lines[4] || '/nonexistent' } : undefined
}

/** Its keeper would have removed the socket's folder. */
async function stopOrphan(place: Place, socketDir: string, log: (line: string) => void): Promise<void> {
  log('Stopping a PostgreSQL that outlived its app…')
  await run(join(place.bin, 'pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60'], {
    ...place.user,
    cwd: '/',
  })
  if (basename(socketDir).startsWith('perinka-')) await rm(socketDir, { recursive: true, force: true })
}

/** After a restart of a machine or container the number may belong to any other program. */
async function isPostgres(pid: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const name = stdout || (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''))
  return /postgres/.test(name)
}

/** A number nobody has is left to PostgreSQL, which checks shared memory too; one that another program has it would believe. */
async function discardPidFile(place: Place, pid: number): Promise<void> {
  if (isAlive(pid)) await rm(join(place.cluster, 'postmaster.pid'), { force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
