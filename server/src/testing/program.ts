import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../main.js', import.meta.url))
export const ADMIN = fileURLToPath(new URL('../admin.ts', import.meta.url))

/** Environment of a program that reads nothing aloud, so that the built-in voice is not started. */
export const VOICELESS = {
  NARRATOR_BASE_URL: 'http://127.0.0.1:9/v1',
  NARRATOR_MODEL: 'none',
  NARRATOR_LANGUAGES: 'en,sk',
}

const MODULE_LOADING = new URL('../module-loading.js', import.meta.url).href

export interface Run {
  child: ChildProcess
  /** Everything said so far. */
  said: () => string
  /** What of it went to standard error. */
  complained: () => string
  /** Exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Runs programs of the product as the shell would, on one data folder of their own. */
export async function programs() {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-main-'))
  // As root, PostgreSQL's own user must be able to pass through.
  await chmod(folder, 0o711)
  const runs: Run[] = []

  function run(program: string, env: Record<string, string | number>, ...args: string[]): Run {
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...asText(env) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let complained = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
      complained += chunk
    })
    const ended = once(child, 'close').then(([code]) => code as number | null)
    const made = { child, said: () => said, complained: () => complained.trim(), ended }
    runs.push(made)
    return made
  }

  async function stopAll(): Promise<void> {
    for (const { child } of runs) child.kill('SIGTERM')
    await Promise.all(runs.splice(0).map(({ ended }) => ended))
  }

  return { folder, run, stopAll, remove: () => rm(folder, { recursive: true, force: true }) }
}

function asText(env: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]))
}

/** Runs a program that kills itself, as `kill -9` would, at the step that its arguments name. */
export async function runUntilKilled(program: URL, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', MODULE_LOADING, fileURLToPath(program), ...args], {
    stdio: 'inherit',
  })
  const [code, signal] = await once(child, 'exit')
  if (signal !== 'SIGKILL') throw new Error(`the program was not killed: it ended with ${code ?? signal}`)
}

/** Waits until the server answers; fails with what it said where it does not. */
export async function awake(server: Run, port: number): Promise<void> {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    if (server.child.exitCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`the server did not wake:\n${server.said()}`)
}
