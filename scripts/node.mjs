import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NEEDED = 24

/**
 * What Node is told to run the product. Loading hundreds of modules makes the young heap grow and never shrink: bounded,
 * the server takes half the memory and answers sooner. Some 110 MB are in use after all of the storyteller has been told;
 * V8 would let as much garbage lie beside it, and so the heap grows by a tenth at a time.
 */
export const SERVER = [
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
  '--heap-growing-percent=10',
  'server/src/main.js',
]

/** A channel that says nothing: its end tells the server that whoever started it is gone, also where nobody could tell it. */
export const TIED = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }

/** Ends the command with one sentence: what went wrong is the operator's to mend, a stack would only hide it. */
export function giveUp(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}

/** The Node that runs the product: the one npm installed, else this one if it is new enough. */
export function productNode() {
  const installed = join(ROOT, 'node_modules', '.bin', 'node')
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath
  return giveUp(
    `Perinka runs on Node ${NEEDED}, this is ${process.version}, and npm has none for ${process.platform}-${process.arch}: install Node ${NEEDED} and try again.`,
  )
}

/** An environment in which `node` and every tool of the project mean the project's own. */
export function projectEnv() {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` }
}

/** Lets npm fetch what it is told to, its own words on the terminal; answers how it ended. */
export function fetchByNpm(cwd, ...args) {
  return spawnSync('npm', [...args, '--loglevel=error'], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
}

/**
 * Runs a program of the product in the foreground and ends as it ends. A terminal's Ctrl-C reaches both; a signal
 * sent to this process alone is passed on, and the product takes a second one calmly.
 */
export function runInForeground(args, options = {}) {
  const child = spawn(productNode(), args, { cwd: ROOT, env: projectEnv(), stdio: 'inherit', ...options })
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  whenNpmIsGone(stop)
  child.on('error', (error) => giveUp(`Node could not be started: ${error.message}.`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
  return child
}

/**
 * Told to stop, npm passes the signal to the shell between us, which dies of it without a word to us. All that we
 * see is another parent. Killed, it leaves the shell, which has another parent then: there where the system tells.
 */
export function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const shellOf = shellBetween(parent)
  const watching = setInterval(() => {
    if (process.ppid === parent && shellBetween(parent) === shellOf) return
    clearInterval(watching)
    stop()
  }, 250)
  watching.unref()
}

const SHELLS = /^(sh|ash|bash|dash|zsh|busybox)$/

/** Whose child the shell is that npm has put between us; null where there is none, or no telling. */
function shellBetween(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return SHELLS.test(name) ? parent : null
  } catch {
    return null
  }
}
