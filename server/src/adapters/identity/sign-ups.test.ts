import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '../../db/auth-schema.ts'
import { createJobs } from '../../durable/jobs.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { databaseUrlOf } from '../../testing/database-url.ts'
import { mailTo, PASSWORD, realIdentity } from '../../testing/identity-embedded.ts'

/** More than the connections that a test's app has, and than those of a server. */
const MANY = 40

function signUp(app: TestApp, email: string, address: string): Promise<Response> {
  const body = JSON.stringify({ name: '', email, password: PASSWORD })
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  return app.ask('/api/identity/sign-up/email', request, address)
}

const emailOf = (index: number) => `many-${index}@example.com`

describe('parents who sign up', () => {
  test('at once, more than there are connections, get in and get their mail, though the mail server hangs meanwhile', async () => {
    const mailServer = Promise.withResolvers<void>()
    const sent: string[] = []
    let onTheirWay = 0
    let most = 0
    const app = testApp({
      identity: (ports) => {
        const send = async ({ to }: { to: string }) => {
          most = Math.max(most, ++onTheirWay)
          await mailServer.promise
          onTheirWay -= 1
          sent.push(to)
        }
        return realIdentity()({ ...ports, mailer: { ...ports.mailer, send } })
      },
    })
    const { db, log, identity } = await app.ports()
    const jobs = createJobs({ db, databaseUrl: await databaseUrlOf(db), log, handlers: identity.jobHandlers })
    await jobs.start()
    const signUps = Array.from({ length: MANY }, (_, i) => signUp(app, emailOf(i), `203.0.113.${i % 4}`))
    const others = Array.from({ length: 10 }, () => app.ask('/health/ready'))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(Array(MANY).fill(200))
    expect(sent).toEqual([])
    mailServer.resolve()
    await expect.poll(() => sent.length).toBe(MANY)
    expect(new Set(sent)).toEqual(new Set(Array.from({ length: MANY }, (_, i) => emailOf(i))))
    expect(most).toBeLessThanOrEqual(5)
    await jobs.stop(1000)
  })

  test('under an address that is known already are refused, and nobody is written to twice', async () => {
    const app = testApp({ identity: realIdentity() })
    expect((await signUp(app, 'there@example.com', '203.0.113.7')).status).toBe(200)
    expect((await signUp(app, 'there@example.com', '203.0.113.7')).status).toBe(422)
    await app.work()
    expect(app.mails.map(({ to }) => to)).toEqual(['there@example.com'])
  })

  test('have no account where their mail could not be queued', async () => {
    const app = testApp({ identity: realIdentity() })
    const db = await app.db()
    await db.execute('alter table pgboss.queue rename to queue_away')
    expect((await signUp(app, 'unlucky@example.com', '203.0.113.7')).status).toBeGreaterThanOrEqual(422)
    await db.execute('alter table pgboss.queue_away rename to queue')
    expect(await db.$count(user, eq(user.email, 'unlucky@example.com'))).toBe(0)
    expect((await signUp(app, 'unlucky@example.com', '203.0.113.7')).status).toBe(200)
    expect((await mailTo(app, 'unlucky@example.com'))?.to).toBe('unlucky@example.com')
  })
})
