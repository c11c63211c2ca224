import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@perinka/server/testing/free-port'
import { createDatabase, type TestPostgres } from '@perinka/server/testing/postgres'
import { SERVER } from '../../scripts/node.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The real server on a data folder of its own, started as `npm start` starts it. */
export interface Product {
  url: string
  dataDir: string
  /** What else it keeps its data by: the address of its database, where that is not in the folder. */
  env: { DATABASE_URL?: string }
  process: ChildProcess
  /** Milliseconds from the start of the process to its first answered request. */
  startedInMs: number
  /** Stops it as a supervisor would, with SIGTERM; removes the data folder unless it was given. */
  stop(): Promise<void>
}

interface ProductOptions {
  env?: Record<string, string>
  /** That of a product that was stopped, to start it again; with it the database is in the folder. */
  dataDir?: string
  /** As that product had. */
  port?: number
}

/** Its database is a copy in the run's PostgreSQL where there is one: to make a whole PostgreSQL takes longer than most journeys. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'perinka-e2e-')))
  const url = `http://localhost:${port}`
  const postgres = options.dataDir ? null : sharedPostgres()
  const env = postgres ? { DATABASE_URL: await createDatabase(postgres) } : {}
  const begun = performance.now()
  const server = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir, ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  server.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  server.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))

  await answered(url, server, said)
  const startedInMs = performance.now() - begun
  return {
    url,
    dataDir,
    env,
    process: server,
    startedInMs,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGTERM')
        await gone
      } else if (server.exitCode) {
        throw new Error(`The server had ended by itself:\n${said.join('')}`)
      }
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Products that are started after it, in this process and its children, have their databases there. */
export function sharePostgres({ url, template }: TestPostgres): void {
  process.env.PERINKA_POSTGRES = JSON.stringify({ url, template })
}

const sharedPostgres = (): TestPostgres | null => JSON.parse(process.env.PERINKA_POSTGRES ?? 'null')

async function answered(url: string, server: ChildProcess, said: string[]): Promise<void> {
  const giveUp = performance.now() + 120_000
  while (performance.now() < giveUp) {
    if (server.exitCode !== null) throw new Error(`The server ended by itself:\n${said.join('')}`)
    const ready = await fetch(`${url}/health/ready`).catch(() => null)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  server.kill('SIGKILL')
  throw new Error(`The server did not answer within two minutes:\n${said.join('')}`)
}
