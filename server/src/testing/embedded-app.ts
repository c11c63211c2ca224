import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('embedded-child.ts', import.meta.url))

/** A process of its own that owns a private PostgreSQL and keeps writing rows. */
export interface EmbeddedApp {
  process: ChildProcess
  /** Everything it has said so far. */
  said(): string
  /** Waits for a line; rejects when the process ends without it. */
  until(line: RegExp): Promise<void>
  /** Waits for its end and answers the exit code. */
  ended: Promise<number | null>
}

export function startApp(dataDir: string, address = 'http://localhost:3000'): EmbeddedApp {
  const child = spawn(process.execPath, [CHILD, dataDir, address], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    said: () => said,
    ended,
    until: async (line) => {
      while (!line.test(said)) {
        if (child.exitCode !== null) throw new Error(`The app ended with:\n${said}`)
        await sleep(5)
      }
    },
  }
}

/** Process id of the postmaster that serves the folder's cluster. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

export function socketFolderOf(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
}

/** The shell that stops the postmaster when its app is gone, and its fork that reads the app's pipe. */
export function keepersOf(postmaster: number): [shell: number, reader: number] {
  for (;;) {
    const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    const parents = new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]))
    const shell = parents.get(postmaster)
    const reader = [...parents].find(([pid, parent]) => parent === shell && pid !== postmaster)?.[0]
    // While others come and go, ps may overlook one that is there.
    if (shell && reader) return [shell, reader]
  }
}

/** Removes a data folder once nothing writes to it any more: a killed app's PostgreSQL takes a moment to end. */
export async function removeFolder(dataDir: string): Promise<void> {
  while (existsSync(join(dataDir, 'postgres/postmaster.pid'))) await sleep(20)
  await rm(dataDir, { recursive: true, force: true })
}

export async function untilGone(pid: number): Promise<void> {
  const giveUp = Date.now() + 60_000
  while (isAlive(pid)) {
    if (Date.now() > giveUp) throw new Error(`Process ${pid} is still there.`)
    await sleep(10)
  }
}

/** Whether the process runs; one that has ended and waits to be noticed does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    // It has gone, at the latest while it was read; or this system has no such files.
  }
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
