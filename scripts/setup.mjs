import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchByNpm, giveUp, projectEnv, ROOT } from './node.mjs'

/** Installs and builds what is missing or out of date; says so only where there is something to do. */
export function setUp({ build = true } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 11)) {
    giveUp(`Perinka needs Node 20.11 or newer to set itself up; this is ${process.version}.`)
  }
  install()
  if (build) buildWeb()
}

function install() {
  if (isInstalled()) return
  console.log('Installing packages (a minute or so, about 500 MB, nothing outside this folder)…')
  // Warnings are of the Node that runs this script, and the product brings its own.
  const { status, error } = fetchByNpm(ROOT, 'ci')
  if (error) giveUp(`npm could not be started: ${error.message}.`)
  if (status !== 0)
    giveUp('npm ci failed; its own words are above. Check that the npm registry can be reached and try again.')
}

/** Whether node_modules holds what package-lock.json says: npm leaves a lock of its own inside when it has finished. */
export function isInstalled(folder = ROOT) {
  const inside = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(inside)) return false
  const installed = packagesOf(inside)
  const wanted = Object.entries(packagesOf(join(folder, 'package-lock.json')))
  return wanted.every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : mayBeAbsent(entry)
  })
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages
}

/** Optional packages of other platforms stay out; those made for this one are wanted. */
function mayBeAbsent({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return false
  const isOurs = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc
  return !isOurs
}

/** The build is as new as the hash of everything that goes into it. */
function buildWeb() {
  const stamp = join(ROOT, '.perinka', 'web-build')
  const hash = hashOf(['web', 'contract', 'package-lock.json', 'tsconfig.json'])
  const built = existsSync(join(ROOT, 'web', 'dist', 'app.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8')
  if (built === hash) return
  console.log('Building the web app (a few seconds)…')
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '-w', '@perinka/web'], {
    cwd: ROOT,
    env: projectEnv(),
    encoding: 'utf8',
  })
  if (status !== 0) giveUp(`The web app could not be built:\n${stdout}${stderr}`)
  mkdirSync(join(ROOT, '.perinka'), { recursive: true })
  writeFileSync(stamp, hash)
}

const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-ssr'])

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(path))) {
    hash.update(file)
    hash.update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch {
    return [path]
  }
  return entries
    .filter(({ name }) => !NOT_SOURCE.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}
