import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runsAsRoot } from '../../config/data-dir.ts'
import {
  type EmbeddedApp,
  isAlive,
  keepersOf,
  postmasterOf,
  removeFolder,
  socketFolderOf,
  startApp,
  untilGone,
} from '../../testing/embedded-app.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const log = () => undefined
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'perinka-embedded-'))
})
afterAll(() => removeFolder(dataDir))

async function start(folder = dataDir, settings?: Record<string, string>): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir: folder, log, address: 'http://localhost:3000', settings })
  onTestFinished(embedded.stop)
  return embedded
}

function app(folder = dataDir, address?: string): EmbeddedApp {
  const started = startApp(folder, address)
  onTestFinished(async () => {
    started.process.kill('SIGKILL')
    await started.ended
  })
  return started
}

async function ask<T>(embedded: Embedded, query: string): Promise<T[]> {
  const client = new Client({ connectionString: embedded.databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

describe('the private PostgreSQL', () => {
  test('starts, stops without a trace, and finds everything again', async () => {
    const first = await start()
    await ask(first, "CREATE TABLE lamp AS SELECT 'svieti ľalia' AS word")
    const [postmaster, socketFolder] = [postmasterOf(dataDir), socketFolderOf(dataDir)]
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
    await first.stop()
    expect(isAlive(postmaster)).toBe(false)
    await expect.poll(() => existsSync(socketFolder)).toBe(false)

    const second = await start()
    expect(await ask(second, 'SELECT word, upper(word) AS loud FROM lamp')).toEqual([
      { word: 'svieti ľalia', loud: 'SVIETI ĽALIA' },
    ])
    expect(await ask(second, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    expect(await ask(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  })

  test('keeps every committed row when its app is killed, leaves no process behind and starts again', async () => {
    const killed = app()
    await killed.until(/committed 200\n/)
    const [postmaster, socketFolder] = [postmasterOf(dataDir), socketFolderOf(dataDir)]
    killed.process.kill('SIGKILL')
    await killed.ended
    await untilGone(postmaster)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
    await expect.poll(() => existsSync(socketFolder)).toBe(false)

    const acknowledged = Math.max(...[...killed.said().matchAll(/committed (\d+)\n/g)].map((match) => Number(match[1])))
    const [kept] = await ask<{ all: number; last: number }>(
      await start(),
      'SELECT count(*)::int AS all, max(number) AS last FROM kept',
    )
    expect(kept?.last).toBeGreaterThanOrEqual(acknowledged)
    expect(kept?.all).toBe(kept?.last)
  })

  test('starts at once when its app was killed a moment ago', async () => {
    const killed = app()
    await killed.until(/ready\n/)
    killed.process.kill('SIGKILL')
    expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('stops a PostgreSQL that outlived both its app and its keeper', async () => {
    const killed = app()
    await killed.until(/ready\n/)
    const [postmaster, socketFolder] = [postmasterOf(dataDir), socketFolderOf(dataDir)]
    // Held still, or it may see its keeper go and stop PostgreSQL itself.
    killed.process.kill('SIGSTOP')
    for (const keeper of keepersOf(postmaster)) process.kill(keeper, 'SIGKILL')
    killed.process.kill('SIGKILL')
    await killed.ended
    expect(isAlive(postmaster)).toBe(true)

    expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(isAlive(postmaster)).toBe(false)
    await expect.poll(() => existsSync(socketFolder)).toBe(false)
  })

  test('survives that its postmaster is killed, and tells its app', async () => {
    const embedded = await start()
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await embedded.ended
    expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('refuses a second app on the folder and names the address of the first, which goes on', async () => {
    const first = app(dataDir, 'http://localhost:3456')
    await first.until(/ready\n/)
    const second = app(dataDir, 'http://localhost:3457')
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/^refused: Perinka is already running on http:\/\/localhost:3456 with the data of /)
    expect(second.said().trim().split('\n')).toHaveLength(1)
    const before = first.said().length
    await expect.poll(() => first.said().length).toBeGreaterThan(before)
  })

  test('never harms a stranger whose process id stands in a file left behind', async () => {
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    await expect.poll(() => existsSync(pidFile)).toBe(false)
    const stranger = spawn('sleep', ['60'])
    onTestFinished(() => void stranger.kill())
    writeFileSync(pidFile, `${stranger.pid}\n${dataDir}/postgres\n1\n5432\n/tmp/perinka-gone\n\n\nready\n`)
    expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  test('refuses the files of another major version and says how to go on', async () => {
    const version = join(dataDir, 'postgres/PG_VERSION')
    const written = await readFile(version, 'utf8')
    onTestFinished(() => writeFile(version, written))
    await writeFile(version, '17\n')
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 17 and this release brings 18\. To upgrade: /)
  })
})

describe('a first start', () => {
  test('beside another first start on the same folder: one runs, the other is refused, nothing is left half-made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perinka-embedded-'))
    onTestFinished(() => removeFolder(folder))
    const both = [app(folder, 'http://localhost:1'), app(folder, 'http://localhost:2')]
    const codes = await Promise.all(
      both.map((one) =>
        Promise.race([
          one.ended,
          one.until(/ready\n/).then(
            () => 'runs',
            () => one.ended,
          ),
        ]),
      ),
    )
    expect(codes.sort()).toEqual([1, 'runs'])
    expect(both.map((one) => one.said()).join('')).toMatch(/refused: Perinka is already running on /)
  })

  test('minds no unfinished folder that is gone as soon as it is looked at', async () => {
    // A link to nowhere is listed and not found, as what another first start renames in between.
    await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres.new-renamed'))
    onTestFinished(() => rm(join(dataDir, 'postgres.new-renamed')))
    expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('goes on after one that was killed while it made the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perinka-embedded-'))
    onTestFinished(() => removeFolder(folder))
    const killed = app(folder)
    await killed.until(/Making the database/)
    killed.process.kill('SIGKILL')
    await killed.ended
    const unfinished = join(folder, 'postgres.new-killed')
    await mkdir(unfinished)
    await utimes(unfinished, new Date(), new Date(Date.now() - 3_600_000))
    expect(await ask(await start(folder), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(existsSync(unfinished)).toBe(false)
  })

  test('is refused in one sentence where the folder cannot be made or written', async () => {
    await expect(start('/dev/null/data')).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be written \(ENOTDIR\)/,
    )
    const folder = await mkdtemp(join(tmpdir(), 'perinka-embedded-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o555)
    // Root may write anywhere, so it has to become somebody else for this one question.
    if (runsAsRoot()) process.seteuid?.(65_534)
    const refused = expect(start(folder)).rejects.toThrow(/cannot be written \(EACCES\); make it writable or choose/)
    await refused.finally(() => process.getuid?.() === 0 && process.seteuid?.(0))
  })

  test.runIf(runsAsRoot())(
    'as root below a closed folder keeps the database where PostgreSQL can reach it',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'perinka-closed-'))
      const folder = join(closed, 'data')
      await mkdir(folder)
      const said: string[] = []
      const options = { dataDir: folder, log: (line: string) => void said.push(line), settings: { fsync: 'off' } }
      const first = await startEmbedded(options)
      const place = (await readFile(join(folder, 'postgres-is-at'), 'utf8')).trim()
      onTestFinished(() => rm(closed, { recursive: true, force: true }))
      onTestFinished(() => rm(join(place, '..'), { recursive: true, force: true }))
      expect(place).toMatch(/^\/var\/lib\/perinka\/[0-9a-f]{12}\/postgres$/)
      expect(said.join('\n')).toContain(`the database is kept in ${place}`)
      await ask(first, 'CREATE TABLE lamp ()')
      await first.stop()

      const second = await startEmbedded(options)
      onTestFinished(second.stop)
      expect(await ask(second, "SELECT to_regclass('lamp') IS NOT NULL AS found")).toEqual([{ found: true }])
    },
  )
})
