import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { sweepSessions } from '../sessions/repository.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { type DatabaseLine, databaseLine } from '../testing/database-line.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { PASSWORD, realIdentity } from '../testing/identity-embedded.ts'

/** More than the connections of a test's app. */
const MANY = 12
const CHILD = { name: 'Mia', age: 5, favoriteThemes: ['Space'] }

async function expectUnavailable(answer: Response): Promise<void> {
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
}

/** What was said of it: once each time, and by nobody as a fault of ours. */
function expectTold(app: TestApp, ...words: (string | RegExp)[]): void {
  for (const word of words) {
    const told = app.logged.filter((line) => line.includes('the database could not answer'))
    expect(told).toContainEqual(expect.stringMatching(word))
  }
  expect(app.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
}

test('closing a database waits for nobody whose work knows no bound', async () => {
  const app = testApp()
  const { db, close } = connect({ databaseUrl: await databaseUrlOf(await app.db()) })
  const working = expect(db.$unhurried.execute(sql`select pg_sleep(120)`)).rejects.toThrow()
  await expect
    .poll(
      async () =>
        (
          await db.execute(sql`select 1 from pg_stat_activity where query like '%pg_sleep(120)%'
    and pid <> pg_backend_pid() and wait_event = 'PgSleep'`)
        ).rowCount,
    )
    .toBe(1)
  await close()
  await working
})

describe('a database that cannot be reached', () => {
  let line: DatabaseLine
  beforeAll(async () => {
    line = await databaseLine()
  })
  afterAll(() => line.close())
  const given = () => testApp({ line: line.url, patience: { answer: 3_000 } })

  test('because it went silent makes nobody wait for ever, and all is well once it is back', async () => {
    const app = given()
    const parent = await app.givenParent()
    // As many connections as there may be, all of them idle.
    await Promise.all(Array.from({ length: MANY }, () => parent.get('/api/profiles')))
    line.fallSilent()
    const asked = Array.from({ length: MANY }, (_, i) =>
      i % 2 ? parent.get('/api/profiles') : parent.post('/api/profiles', CHILD),
    )
    for (const answer of await Promise.all(asked)) await expectUnavailable(answer)
    expectTold(app, '"database":"lost"')
    await line.comeBack()
    const again = await Promise.all(Array.from({ length: MANY }, () => parent.get('/api/profiles')))
    expect(again.map(({ status }) => status)).toEqual(Array(MANY).fill(200))
    expect((await parent.post('/api/profiles', CHILD)).status).toBe(201)
  })

  test('because it is down is told at once, and all is well once it is back', async () => {
    const app = given()
    const parent = await app.givenParent()
    await line.goDown()
    for (let i = 0; i < MANY; i += 1) {
      await expectUnavailable(await parent.get('/api/profiles'))
      await expectUnavailable(await parent.post('/api/profiles', CHILD))
    }
    await expectUnavailable(await app.ask('/health/ready'))
    expect((await app.ask('/health/live')).status).toBe(200)
    expectTold(app, '"database":"ECONNREFUSED"')
    await line.comeBack()
    expect((await parent.post('/api/profiles', CHILD)).status).toBe(201)
    expect((await app.ask('/health/ready')).status).toBe(200)
  })

  test('breaks a list off, in one line of the log that is no alarm', async () => {
    const app = given()
    const parent = await app.givenParent()
    await (await app.db()).$unhurried.execute(sql`
      insert into stories (user_id, title, content, theme, length, voice)
      select ${parent.id}, 'Story ' || n, repeat('č', 20000), 'space', 'short', 'nova' from generate_series(1, 40) n`)
    const answer = await parent.get('/api/stories')
    expect(answer.status).toBe(200)
    await line.goDown()
    onTestFinished(() => line.comeBack())
    await expect(answer.text()).rejects.toThrow()
    const broken = app.logged.filter((told) => told.includes('a list broke off'))
    expect(broken).toEqual([expect.stringMatching(/"level":"warn".*"database":"/)])
    expect(broken.join()).not.toContain('stack')
    expect(app.logged.filter((told) => told.includes('"level":"error"'))).toEqual([])
  })

  test('has its load balancer told so while it is silent, in time', async () => {
    const app = testApp({ line: line.url })
    expect((await app.ask('/health/ready')).status).toBe(200)
    line.fallSilent()
    onTestFinished(() => line.comeBack())
    const answers = await Promise.all(Array.from({ length: MANY }, () => app.ask('/health/ready')))
    for (const answer of answers) await expectUnavailable(answer)
  })
})

describe('a database that takes nothing now', () => {
  /** Another connection, that of somebody else. */
  async function beside(app: TestApp) {
    const { db, close } = connect({ databaseUrl: await databaseUrlOf(await app.db()), max: 2 })
    onTestFinished(close)
    return db
  }

  test('because it is a standby may be read, is no place to write, and not ready', async () => {
    const app = testApp({})
    const parent = await app.givenParent()
    const db = await beside(app)
    await db.execute(sql`do $$ begin execute format('alter database %I set default_transaction_read_only = on',
      current_database()); end $$`)
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await expect.poll(async () => (await parent.get('/api/profiles')).status).toBe(200)
    await expectUnavailable(await parent.post('/api/profiles', CHILD))
    await expectUnavailable(await app.ask('/health/ready'))
    expectTold(app, '"database":"25006"')
  })

  test('because it chose this one of two who waited for each other', async () => {
    const app = testApp({})
    const parent = await app.givenParent()
    const db = await app.db()
    await db.execute(sql`create function circle() returns trigger language plpgsql as
      $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`)
    await db.execute(sql`create trigger circle before insert on child_profiles for each row execute function circle()`)
    await expectUnavailable(await parent.post('/api/profiles', CHILD))
    expectTold(app, '"database":"40P01"')
  })

  test('because somebody holds a lock, or a statement takes too long, keeps nobody waiting', async () => {
    const app = testApp({ identity: realIdentity(), patience: { lock: 1_500, statement: 4_000 } })
    const db = await beside(app)
    const body = JSON.stringify({ name: '', email: 'locked@example.com', password: PASSWORD })
    const signUp = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table auth.user in exclusive mode`)
      await expectUnavailable(await app.ask('/api/identity/sign-up/email', signUp))
    })
    const slow = sql`create function slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(30); return new; end $$`
    await db.execute(slow)
    await db.execute(sql`create trigger slow before insert on auth.user for each row execute function slow()`)
    await expectUnavailable(await app.ask('/api/identity/sign-up/email', signUp))
    await db.execute(sql`drop trigger slow on auth.user`)
    expect((await app.ask('/api/identity/sign-up/email', signUp)).status).toBe(200)
    expectTold(app, '"database":"55P03"', '"database":"57014"')
  })
})

test('work over whole tables may take its time, and every connection says whose it is', async () => {
  const app = testApp({ patience: { statement: 1_500 } })
  const db = await app.db()
  const called = sql`select application_name as name from pg_stat_activity where pid = pg_backend_pid()`
  await db.$unhurried.execute(sql`select pg_sleep(2)`)
  await expect(db.execute(sql`select pg_sleep(2)`)).rejects.toThrow()
  for (const one of [db, db.$unhurried]) expect((await one.execute(called)).rows).toEqual([{ name: 'perinka' }])
})

test('work over whole tables that takes long does not keep other such work from being done', async () => {
  const app = testApp()
  const db = await app.db()
  const parent = await app.givenParent()
  await db.execute(sql`update sessions set expire = now() - interval '1 day' where user_id = ${parent.id}`)
  await db.$unhurried.transaction(async (long) => {
    await long.execute(sql`select 1`)
    await sweepSessions(db.$unhurried)
  })
  const { rows } = await db.execute(sql`select sid from sessions where user_id = ${parent.id}`)
  expect(rows).toEqual([])
})
