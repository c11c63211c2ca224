import { createServer } from 'node:net'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { explainStartFailure, StartRefused } from './start-refused.ts'

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

function listenOn(port: number, host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })
}

describe('a start that cannot succeed is explained in one sentence', () => {
  test('when the port is taken', async () => {
    const port = await listenOn(0)
    expect(explainStartFailure(await failureOf(listenOn(port)))).toMatch(
      new RegExp(`^Port ${port} is taken by another program; .*PORT=`),
    )
  })

  test('when HOST is no address of this machine', async () => {
    expect(explainStartFailure(await failureOf(listenOn(0, '192.0.2.1')))).toMatch(
      /^This machine has no address 192.0.2.1/,
    )
  })

  test('when nobody answers at DATABASE_URL', async () => {
    const failure = await failureOf(migrate('postgres://ema:hunter2@127.0.0.1:1/perinka'))
    expect(explainStartFailure(failure)).toMatch(/^The database does not answer; .*DATABASE_URL/)
    expect(explainStartFailure(failure)).not.toContain('hunter2')
  })

  test('when who listens at DATABASE_URL hangs up, or is no database', async () => {
    const server = createServer((socket) => socket.resume().end())
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const failure = await failureOf(migrate(`postgres://ema:hunter2@127.0.0.1:${port}/perinka`))
    expect(explainStartFailure(failure)).toMatch(/^The database does not answer; .*DATABASE_URL/)
  })

  test('when who listens at DATABASE_URL never answers', async () => {
    const silent = new pg.Client({
      connectionString: `postgres://ema@127.0.0.1:${await listenOn(0)}/perinka`,
      connectionTimeoutMillis: 50,
    })
    expect(explainStartFailure(await failureOf(silent.connect()))).toMatch(/^The database does not answer/)
  })

  test.each([
    ['has no connection left', '53300', /max_connections.*DATABASE_POOL_SIZE/],
    ['may only be read', '25006', /only be read/],
    ['is still starting', '57P03', /still starting/],
    ['has a full disk', '53100', /disk of the database is full/],
    ['is told to stop', '57P01', /does not answer/],
  ])('when the database %s', (_what, code, sentence) => {
    const failure = Object.assign(new pg.DatabaseError('FATAL', 0, 'error'), { code })
    expect(explainStartFailure(failure)).toMatch(sentence)
    expect(explainStartFailure(new Error('Failed query', { cause: failure }))).toMatch(sentence)
  })

  test('when we say so ourselves, also as the cause of another error', () => {
    const refused = new StartRefused('Not today.')
    expect(explainStartFailure(refused)).toBe('Not today.')
    expect(explainStartFailure(new Error('wrapped', { cause: refused }))).toBe('Not today.')
  })

  test('but a fault of ours is not, so that its stack is shown', () => {
    expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined()
  })
})
