import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchByNpm, giveUp, productNode } from './node.mjs'

/** Firebase asks nobody for the right to emulate a project whose name begins with `demo-`. */
export const PROJECT = 'demo-perinka'

/** How a program ends that could not fetch them: nothing is wrong with the product. */
export const UNREACHABLE = 69

/** Newest version that was tried. */
const VERSION = '15.34.2'
/** Older ones cannot hide which addresses have an account, as new projects do. */
const OLDEST_MAJOR = 13

/** Command and first arguments of Firebase's tools: those on PATH, else our own copy, fetched where it is missing. */
export function firebaseTools() {
  const said = spawnSync('firebase', ['--version'], { cwd: tmpdir(), encoding: 'utf8' }).stdout ?? ''
  const found = /^(\d+)\.\d+\.\d+/m.exec(said)
  if (found && Number(found[1]) >= OLDEST_MAJOR) {
    console.log(`Firebase's tools: ${found[0]}, found on PATH.`)
    return ['firebase']
  }
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'perinka', `firebase-tools-${VERSION}`)
  // npm leaves a lock of its own inside when it has finished.
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) fetchTools(folder)
  console.log(`Firebase's tools: ${VERSION}, in ${folder}.`)
  return [productNode(), join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')]
}

/** Neither into this project nor into its lockfile: several hundred packages that nothing else needs. */
function fetchTools(folder) {
  console.log(`Fetching firebase-tools ${VERSION} from the npm registry (about 270 MB, kept in ${folder})…`)
  mkdirSync(folder, { recursive: true })
  const flags = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
  const { status } = fetchByNpm(folder, 'install', ...flags, `firebase-tools@${VERSION}`)
  if (status !== 0)
    giveUp('firebase-tools could not be fetched: check that the npm registry can be reached.', UNREACHABLE)
}

/**
 * Starts the Auth emulator alone, on free ports of 127.0.0.1, signed in as nobody, its files in a temporary folder.
 * @param {string[]} tools
 */
export async function startAuthEmulator(tools) {
  const folder = mkdtempSync(join(tmpdir(), 'perinka-emulator-'))
  const [auth, hub, logging] = (await freePorts(3)).map((port) => ({ host: '127.0.0.1', port }))
  const config = { emulators: { auth, hub, logging, ui: { enabled: false }, singleProjectMode: true } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config))
  const [command, ...first] = tools
  const emulator = spawn(
    command,
    [...first, 'emulators:start', '--only', 'auth', '--project', PROJECT, '--non-interactive'],
    // Its settings and its notes about running emulators would otherwise be those of the whole machine.
    {
      cwd: folder,
      env: { ...process.env, XDG_CONFIG_HOME: folder, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = []
  for (const stream of [emulator.stdout, emulator.stderr]) stream.on('data', (chunk) => said.push(chunk))
  let hasEnded = false
  const ended = new Promise((resolve) => emulator.once('close', resolve)).then(() => {
    hasEnded = true
  })
  emulator.on('error', (error) => said.push(Buffer.from(error.message)))

  const url = `http://127.0.0.1:${auth.port}`
  return {
    url,
    /** Answers whether it is there, within a minute. */
    async isReady() {
      for (let tries = 0; tries < 300 && !hasEnded; tries++) {
        const answer = await fetch(url).catch(() => null)
        if (answer?.ok) return true
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      return false
    },
    said: () => Buffer.concat(said).toString(),
    async stop() {
      const lastResort = setTimeout(() => emulator.kill('SIGKILL'), 15_000)
      emulator.kill('SIGTERM')
      await ended
      clearTimeout(lastResort)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ports that were free a moment ago, no two the same. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))))
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
