import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { realIdentity } from '../../testing/identity-embedded.ts'

/** A sign-in with a wrong password, as it seems to come from `address`. */
const signIn = (app: TestApp, address: string, headers: Record<string, string> = {}) =>
  app.ask(
    '/api/identity/sign-in/email',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'a@example.com', password: 'wrong password' }),
    },
    address,
  )

describe('too many attempts', () => {
  test('from one address are refused with the time to wait, and not from another', async () => {
    const strict = testApp({ identity: realIdentity(5) })
    const attempt = (address: string) => signIn(strict, address)
    for (let i = 0; i < 5; i += 1) expect((await attempt('203.0.113.7')).status).toBe(401)
    const answer = await attempt('203.0.113.7')
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await attempt('203.0.113.8')).status).toBe(401)
  })

  test('cannot hide behind an address of their own invention', async () => {
    const strict = testApp({ identity: realIdentity(2) })
    const attempt = (invented: string) =>
      signIn(strict, '203.0.113.7', { 'X-Forwarded-For': invented, 'x-perinka-address': invented })
    await attempt('198.51.100.1')
    await attempt('198.51.100.2')
    expect((await attempt('198.51.100.3')).status).toBe(429)
  })

  test('cannot hide behind what is no address', async () => {
    const strict = testApp({ identity: realIdentity(2) })
    const attempt = (forwarded: string) => signIn(strict, '10.0.0.2', { 'X-Forwarded-For': forwarded })
    await attempt('nobody')
    await attempt('203.0.113.1:4711')
    expect((await attempt('unknown')).status).toBe(429)
  })

  test('through a proxy nearby are counted by the address that it wrote last', async () => {
    const strict = testApp({ identity: realIdentity(2) })
    const attempt = (forwarded: string) => signIn(strict, '10.0.0.2', { 'X-Forwarded-For': forwarded })
    await attempt('203.0.113.1')
    await attempt('198.51.100.1, 203.0.113.1')
    expect((await attempt('198.51.100.2, 203.0.113.1')).status).toBe(429)
    expect((await attempt('203.0.113.1, 203.0.113.2')).status).toBe(401)
  })
})

test('asking who has an account, by signing up, ends for an address after its attempts', async () => {
  const strict = testApp({ identity: realIdentity(3) })
  const signUp = (number: number) =>
    strict.ask(
      '/api/identity/sign-up/email',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: '', email: `asked-${number}@example.com`, password: 'lampa pod perinou' }),
      },
      '203.0.113.7',
    )
  for (let i = 0; i < 3; i += 1) expect((await signUp(i)).status).toBe(200)
  expect((await signUp(3)).status).toBe(429)
})
