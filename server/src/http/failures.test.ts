import type { ErrorAnswer } from '@perinka/contract/calls'
import { describe, expect, test } from 'vitest'
import type { Identity } from '../ports/identity.ts'
import { testApp } from '../testing/app.ts'
import { scriptedIdentity } from '../testing/identity.ts'

const SECRET = 'Mia and the dragon of Trnava'

/** An identity whose check breaks with whatever the test says. */
function broken(error: () => unknown) {
  const identity: Identity = { ...scriptedIdentity(), verify: () => Promise.reject(error()) }
  return testApp({ identity: () => identity })
}

async function signIn(app: ReturnType<typeof testApp>) {
  const answer = await app.ask('/api/auth/firebase', { method: 'POST', body: '{"idToken":"x"}' })
  return { answer, body: (await answer.clone().json()) as ErrorAnswer, text: await answer.text() }
}

describe('an unexpected failure', () => {
  test('answers a plain 500 with a request id and nothing of its own text', async () => {
    const { answer, body, text } = await signIn(broken(() => new Error(SECRET)))
    expect(answer.status).toBe(500)
    expect(body).toEqual({
      code: 'unexpected',
      message: 'Something went wrong',
      requestId: answer.headers.get('X-Request-Id'),
    })
    expect(text).not.toContain('dragon')
  })

  test('is logged under its request id, with its kind and place but without its text', async () => {
    const app = broken(() => new Error(SECRET, { cause: new Error(`params: ${SECRET}`) }))
    const { body } = await signIn(app)
    const line = app.logged.find((line) => line.includes('request failed')) ?? ''
    expect(line).toContain(body.requestId)
    expect(line).toContain('failures.test.ts')
    expect(app.logged.join('')).not.toContain('dragon')
  })

  test('that is not even an error leaks nothing either', async () => {
    const app = broken(() => SECRET)
    const { answer, text } = await signIn(app)
    expect(answer.status).toBe(500)
    expect(text).not.toContain('dragon')
    expect(app.logged.join('')).not.toContain('dragon')
  })

  test('of a query leaves no parameter in the log', async () => {
    const app = testApp({})
    const { db } = await app.ports()
    await db.execute('DROP TABLE characters')
    const parent = await app.givenParent()
    const answer = await parent.post('/api/characters', { name: 'Tajomný Drak', description: SECRET })
    expect(answer.status).toBe(500)
    const logged = app.logged.join('')
    expect(logged).toContain('42P01')
    expect(logged).not.toMatch(/dragon|Drak/)
  })
})

describe('the log', () => {
  test('says of each request its method, route, status and time, and neither address nor query', async () => {
    const app = testApp({})
    await app.ask('/api/validate-discount?code=SECRET50')
    await app.ask('/api/stories/5f0c0000-0000-4000-8000-00000000abcd')
    const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.at(-1)).toMatchObject({ msg: 'answered', method: 'GET', route: '/api/stories/:id', status: 404 })
    expect(app.logged.join('')).not.toContain('SECRET50')
    expect(app.logged.join('')).not.toContain('00000000abcd')
  })

  test('hides what somebody hands over by mistake', async () => {
    const app = testApp({})
    const { log } = await app.ports()
    log.info({ email: 'jana@example.com', story: { title: SECRET, content: SECRET } }, 'mistake')
    expect(app.logged.join('')).not.toMatch(/jana@|dragon/)
    expect(app.logged.join('')).toContain('[private]')
  })
})
