import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../../config/start-refused.ts'
import { giveTo, type Place } from './place.ts'

const run = promisify(execFile)

export const SUPERUSER = 'perinka'

/** Makes the cluster at the first start; refuses one that another major version wrote. */
export async function ensureCluster(place: Place, log: (line: string) => void): Promise<void> {
  if (!existsSync(place.cluster)) await initialise(place, log)
  const written = await writtenVersion(place)
  const shipped = await majorVersion(place)
  if (written === shipped) return
  if (!written) throw new StartRefused(`${place.cluster} holds no PostgreSQL database; move it away and start again.`)
  throw new StartRefused(
    `The database in ${place.cluster} was written by PostgreSQL ${written} and this release brings ${shipped}. ` +
      'To upgrade: start the release that wrote it, copy the database with pg_dump of PostgreSQL ' +
      `${shipped} through its socket, move that folder away, start this release and load the copy with psql.`,
  )
}

async function writtenVersion(place: Place): Promise<string> {
  return readFile(join(place.cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (error.code !== 'EACCES') return ''
      throw new StartRefused(
        `${place.cluster} belongs to another user; start Perinka as the user who first started it.`,
      )
    },
  )
}

/** Never in place: an initdb that was killed half-way must not look like a database. */
async function initialise(place: Place, log: (line: string) => void): Promise<void> {
  log('Making the database (first start only)…')
  const unfinished = await mkdtemp(`${place.cluster}.new-`)
  try {
    await giveTo(place.user, unfinished)
    await initdb(place, unfinished)
    // Fails where another start was faster: its cluster is as good as ours.
    await rename(unfinished, place.cluster).catch((error) => {
      if (!existsSync(place.cluster)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

const UNFINISHED_FOR_MS = 10 * 60_000

/** Removes what a first start left that was killed while it made the database; a younger one may still be at it. */
export async function sweepUnfinished(place: Place): Promise<void> {
  const parent = dirname(place.cluster)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(place.cluster)}.new-`)) continue
    // Another first start may put its folder in place, or take it away, while this one looks.
    const begun = await stat(join(parent, name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (begun && Date.now() - begun.mtimeMs > UNFINISHED_FOR_MS) {
      await rm(join(parent, name), { recursive: true, force: true })
    }
  }
}

async function initdb(place: Place, folder: string): Promise<void> {
  // Trust is safe here: the only door is a socket in a folder closed to every other user.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const args = [`--pgdata=${folder}`, `--username=${SUPERUSER}`, '--auth=trust', ...locale]
  await run(join(place.bin, 'initdb'), args, { ...place.user, cwd: '/' }).catch((error) => {
    refuseIfInterrupted(error)
    throw new StartRefused(`The private PostgreSQL could not be made: ${whyFailed(error)}. Or set DATABASE_URL.`)
  })
}

async function majorVersion(place: Place): Promise<string> {
  const answer = await run(join(place.bin, 'postgres'), ['--version'], { ...place.user, cwd: '/' }).catch((error) => {
    refuseIfInterrupted(error)
    throw new StartRefused(
      `The packaged PostgreSQL does not run on this machine (${whyFailed(error)}); set DATABASE_URL to one of your own.`,
    )
  })
  return /(\d+)\./.exec(answer.stdout)?.[1] ?? ''
}

/** Ctrl-C reaches these programs too, which is no fault of theirs. */
function refuseIfInterrupted(error: { signal?: string }): void {
  if (error.signal) throw new StartRefused('Stopped before it had started.')
}

function whyFailed(error: { stderr?: string; message: string }): string {
  return (error.stderr?.trim() || error.message).split('\n')[0] ?? ''
}
