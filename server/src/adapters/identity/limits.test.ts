import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { realIdentity } from '../../testing/identity-embedded.ts'

let accounts = 0

/** A sign-in with a wrong password to an account that nobody else tries, as it seems to come from `address`. */
function signIn(app: TestApp, address: string, headers: Record<string, string> = {}): Promise<Response> {
  accounts += 1
  const email = `account-${accounts}@example.com`
  return app.ask(
    '/api/identity/sign-in/email',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: 'wrong password' }),
    },
    address,
  )
}

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
    const attempt = (forwarded: string) => signIn(strict, '127.0.0.1', { 'X-Forwarded-For': forwarded })
    await attempt('nobody')
    await attempt('203.0.113.1:4711')
    expect((await attempt('unknown')).status).toBe(429)
  })

  test('through a proxy of this machine are counted by the address that it wrote last', async () => {
    const strict = testApp({ identity: realIdentity(2) })
    const attempt = (forwarded: string) => signIn(strict, '127.0.0.1', { 'X-Forwarded-For': forwarded })
    await attempt('203.0.113.1')
    await attempt('198.51.100.1, 203.0.113.1')
    expect((await attempt('198.51.100.2, 203.0.113.1')).status).toBe(429)
    expect((await attempt('203.0.113.1, 203.0.113.2')).status).toBe(401)
  })
})

describe('families behind two proxies', () => {
  const behind = (trustedProxies: string[]) => testApp({ identity: realIdentity(2), settings: { trustedProxies } })
  const warnings = (app: TestApp) => app.logged.filter((line) => line.includes('TRUSTED_PROXIES'))

  test('that are listed have each their own limit, and invent no address before theirs', async () => {
    const app = behind(['10.0.0.7', '172.16.0.0/12', '2001:db8::/32'])
    for (let family = 1; family <= 6; family += 1) {
      const forwarded = { 'X-Forwarded-For': `198.51.100.${family}, 203.0.113.${family}, 10.0.0.7` }
      expect((await signIn(app, '172.18.0.3', forwarded)).status).toBe(401)
    }
    const forwarded = (invented: string) => ({ 'X-Forwarded-For': `${invented}, 203.0.113.1, ::ffff:10.0.0.7` })
    expect((await signIn(app, '2001:db8::5', forwarded('198.51.100.50'))).status).toBe(401)
    expect((await signIn(app, '172.18.0.3', forwarded('198.51.100.51'))).status).toBe(429)
    expect(warnings(app)).toEqual([])
  })

  test.each(['10.0.0.7', '172.18.0.3', '192.168.7.7', 'fd12:3456:789a:1::17', 'fe80::17'])(
    'of which %s is not listed count as one, and the log names it once, as it can be listed',
    async (proxy) => {
      const app = behind([])
      const attempt = (family: number) =>
        signIn(app, '127.0.0.1', { 'X-Forwarded-For': `203.0.113.${family}, ${proxy}` })
      await attempt(1)
      await attempt(2)
      expect((await attempt(3)).status).toBe(429)
      expect(warnings(app)).toEqual([expect.stringContaining(`"proxy":"${proxy}"`)])
    },
  )

  test('are not believed where a neighbour writes the header, nor is a stranger, who is not named', async () => {
    const app = behind([])
    for (const peer of ['192.168.1.20', '203.0.113.9']) {
      const attempt = (family: number) => signIn(app, peer, { 'X-Forwarded-For': `198.51.100.${family}` })
      await attempt(1)
      await attempt(2)
      expect((await attempt(3)).status).toBe(429)
    }
    expect(warnings(app)).toHaveLength(2)
    expect(app.logged.join('')).not.toMatch(/203\.0\.113|198\.51/)
  })

  test('may pass a proxy of their own before ours: nobody is warned of that', async () => {
    const app = behind([])
    const forwarded = { 'X-Forwarded-For': '192.168.7.7, 203.0.113.1' }
    expect((await signIn(app, '127.0.0.1', forwarded)).status).toBe(401)
    expect(warnings(app)).toEqual([])
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
