import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { freePort } from './testing/free-port.ts'
import { awake, MAIN, programs, VOICELESS } from './testing/program.ts'

const SCRIPTS = new URL('../../scripts', import.meta.url).href

let perinka: Awaited<ReturnType<typeof programs>>

beforeAll(async () => {
  perinka = await programs()
})
afterEach(() => perinka.stopAll())
afterAll(() => perinka.remove())

/** What is answered to these very bytes, until the line is closed. */
async function saidOver(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return Buffer.concat(await socket.toArray()).toString()
}

describe('the program', () => {
  test('tells a load balancer that speaks HTTP/1.0 and names no host of its health, and of nothing else', async () => {
    const port = await freePort()
    await awake(perinka.run(MAIN, { ...VOICELESS, PORT: port, DATABASE_URL: await testDatabase() }), port)
    expect(await saidOver(port, 'OPTIONS /health/ready HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await saidOver(port, 'GET /health/ready HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*{"ok":true}/s)
    expect(await saidOver(port, 'GET /health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await saidOver(port, 'GET /api/config HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await saidOver(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    const named = `GET /api/config HTTP/1.0\r\nHost: localhost:${port}\r\n\r\n`
    expect(await saidOver(port, named)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['npm', (launch: string) => `"${process.execPath}" --input-type=module -e "${launch}"; true`],
    ['what npm starts', null],
  ])('ends where %s was killed and could pass nothing on', async (_who, shell) => {
    const port = await freePort()
    const launch = `import { runInForeground, SERVER, TIED } from '${SCRIPTS}/node.mjs'; runInForeground(SERVER, TIED)`
    const npm = `import { spawn } from 'node:child_process';
      spawn('/bin/sh', ['-c', process.env.COMMAND], { stdio: 'inherit' })`
    const started = perinka.run(
      '--input-type=module',
      {
        PORT: port,
        DATABASE_URL: await testDatabase(),
        npm_lifecycle_event: 'start',
        COMMAND: shell?.(launch) ?? '',
      },
      '-e',
      shell ? npm : launch,
    )
    await awake(started, port)
    started.child.kill('SIGKILL')
    // Its output stays open for as long as anybody is left.
    await started.ended
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
  })

  test('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = perinka.run(MAIN, { ...VOICELESS, PORT: port, DATABASE_URL: await testDatabase() })
    expect(await server.ended).toBe(1)
    expect(server.complained()).toMatch(new RegExp(`^Port ${port} is taken [^\\n]+\\.$`))
    other.close()
  })

  test('says in one sentence that its folder cannot be used', async () => {
    const file = join(perinka.folder, 'a-file')
    await writeFile(file, '')
    const server = perinka.run(MAIN, { PORT: await freePort(), DATA_DIR: join(file, 'data') })
    expect(await server.ended).toBe(1)
    expect(server.complained()).toMatch(/^The data folder [^\n]+ cannot be written [^\n]+\.$/)
  })

  test('names every setting that production lacks, all at once', async () => {
    const server = perinka.run(MAIN, { NODE_ENV: 'production' })
    expect(await server.ended).toBe(1)
    for (const name of ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'PAYMENTS=off']) {
      expect(server.said()).toContain(name)
    }
  })
})

test('an older Node is told which one is needed, in one sentence', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })`
  const { status, stderr } = spawnSync(process.execPath, [`--import=data:text/javascript,${older}`, MAIN])
  expect(status).toBe(1)
  expect(stderr.toString().trim()).toMatch(/^Perinka needs Node 24 or newer.*`npm start` brings its own\.$/)
})

test('the entry is plain JavaScript, which an older Node can read as far as the sentence', () => {
  expect(MAIN).toMatch(/\.js$/)
})
