import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '../../db/auth-schema.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { PASSWORD, realIdentity } from '../../testing/identity-embedded.ts'
import { postedLater } from '../mailer/posted-later.ts'

/** More than the connections that a test's app has, and than those of a server. */
const MANY = 40

function signUp(app: TestApp, email: string, address: string): Promise<Response> {
  const body = JSON.stringify({ name: '', email, password: PASSWORD })
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  return app.ask('/api/identity/sign-up/email', request, address)
}

const MAIL = { adapter: 'smtp', forget: async () => {} } as const
const letterTo = (index: number) => `many-${index}@example.com`

describe('parents who sign up', { timeout: 60_000 }, () => {
  test('at once, more than there are connections, get in and get their letters, though the mail server hangs meanwhile', async () => {
    const mailServer = Promise.withResolvers<void>()
    const posted: string[] = []
    const app = testApp({
      identity: ({ db, log }) => {
        const send = async ({ to }: { to: string }) => {
          await mailServer.promise
          posted.push(to)
        }
        return realIdentity()({ db, log, mailer: postedLater({ ...MAIL, send }, log) })
      },
    })
    const signUps = Array.from({ length: MANY }, (_, i) => signUp(app, letterTo(i), `203.0.113.${i % 4}`))
    const others = Array.from({ length: 10 }, () => app.ask('/health/ready'))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(Array(MANY).fill(200))
    expect(posted).toEqual([])
    mailServer.resolve()
    await expect.poll(() => posted.length).toBe(MANY)
    expect(new Set(posted)).toEqual(new Set(Array.from({ length: MANY }, (_, i) => letterTo(i))))
  })

  test('are written to once their account is there for everybody, and not before', async () => {
    const seen: boolean[] = []
    const app = testApp({
      identity: ({ db, log }) => {
        const send = async ({ to }: { to: string }) => {
          seen.push((await db.$count(user, eq(user.email, to))) === 1)
        }
        return realIdentity()({ db, log, mailer: { ...MAIL, send } })
      },
    })
    expect((await signUp(app, 'there@example.com', '203.0.113.7')).status).toBe(200)
    expect((await signUp(app, 'there@example.com', '203.0.113.7')).status).toBe(422)
    expect(seen).toEqual([true])
  })

  test('have their account though no letter can be posted; the log says so and names nobody', async () => {
    const app = testApp({
      identity: ({ db, log }) => {
        const send = async ({ to }: { to: string }) => {
          throw new Error(`550 ${to} is unknown`)
        }
        return realIdentity()({ db, log, mailer: { ...MAIL, send } })
      },
    })
    expect((await signUp(app, 'silent@example.com', '203.0.113.7')).status).toBe(200)
    const reset = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"silent@example.com"}',
    }
    expect((await app.ask('/api/identity/request-password-reset', reset)).status).toBe(200)
    expect(app.logged.filter((line) => line.includes('a letter could not be posted'))).toHaveLength(2)
    expect(app.logged.join('')).not.toContain('silent@')
  })
})
