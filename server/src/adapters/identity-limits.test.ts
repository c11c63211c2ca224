import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { realIdentity } from '../testing/identity-embedded.ts'

describe('too many attempts', () => {
  test('from one address are refused with the time to wait, and not from another', async () => {
    const strict = testApp({ identity: realIdentity(5) })
    const attempt = (address: string) =>
      strict.ask(
        '/api/identity/sign-in/email',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'a@example.com', password: 'wrong password' }),
        },
        address,
      )
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
      strict.ask(
        '/api/identity/sign-in/email',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': invented, 'x-perinka-address': invented },
          body: JSON.stringify({ email: 'a@example.com', password: 'wrong password' }),
        },
        '203.0.113.7',
      )
    await attempt('198.51.100.1')
    await attempt('198.51.100.2')
    expect((await attempt('198.51.100.3')).status).toBe(429)
  })

  test('cannot hide behind what is no address', async () => {
    const strict = testApp({ identity: realIdentity(2) })
    const attempt = (forwarded: string) =>
      strict.ask(
        '/api/identity/sign-in/email',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
          body: JSON.stringify({ email: 'a@example.com', password: 'wrong password' }),
        },
        '10.0.0.2',
      )
    await attempt('nobody')
    await attempt('203.0.113.1:4711')
    expect((await attempt('unknown')).status).toBe(429)
  })

  test('through a proxy nearby are counted by the address that it wrote last', async () => {
    const strict = testApp({ identity: realIdentity(2) })
    const attempt = (forwarded: string) =>
      strict.ask(
        '/api/identity/sign-in/email',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
          body: JSON.stringify({ email: 'a@example.com', password: 'wrong password' }),
        },
        '10.0.0.2',
      )
    await attempt('203.0.113.1')
    await attempt('198.51.100.1, 203.0.113.1')
    expect((await attempt('198.51.100.2, 203.0.113.1')).status).toBe(429)
    expect((await attempt('203.0.113.1, 203.0.113.2')).status).toBe(401)
  })
})
