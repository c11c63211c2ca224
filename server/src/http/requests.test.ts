import type { ErrorAnswer } from '@perinka/contract/calls'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { firstStory } from '../testing/chapters.ts'

const app = testApp()
const post = (headers: Record<string, string>, body = '{}') =>
  app.ask('/api/auth/logout', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })

async function code(answer: Response): Promise<string> {
  return ((await answer.json()) as ErrorAnswer).code
}

describe('a call that changes something', () => {
  test('passes without an Origin: no browser sent it', async () => {
    expect((await post({})).status).toBe(200)
  })

  test('passes from our own page, under whichever name it was reached', async () => {
    expect((await post({ Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' })).status).toBe(200)
    expect((await post({ Origin: 'https://home.example', Host: 'home.example' })).status).toBe(200)
  })

  test('passes from the public address where a proxy has rewritten Host', async () => {
    expect((await post({ Origin: 'http://localhost', Host: 'inner:8080' })).status).toBe(200)
  })

  test.each(['https://evil.example', 'http://localhost.evil.example', 'http://localhost:9999', 'null', 'nonsense'])(
    'is refused from the page %s',
    async (origin) => {
      const answer = await post({ Origin: origin })
      expect(answer.status).toBe(403)
      expect(await code(answer)).toBe('foreign_origin')
    },
  )

  test('is refused from another site for every method that changes something', async () => {
    const parent = await app.givenParent()
    const foreign = { headers: { Origin: 'https://evil.example' } }
    const id = '00000000-0000-4000-8000-000000000000'
    expect((await parent.post('/api/profiles', {}, foreign)).status).toBe(403)
    expect((await parent.put(`/api/stories/${id}`, {}, foreign)).status).toBe(403)
    expect((await parent.delete(`/api/stories/${id}`, foreign)).status).toBe(403)
  })
})

describe('reading', () => {
  test('is not refused by Origin', async () => {
    const answer = await app.ask('/api/config', { headers: { Origin: 'https://evil.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('a request that is wrong', () => {
  test('answers 404 as JSON under an unknown address of the API', async () => {
    const answer = await app.ask('/api/nothing/here')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: answer.headers.get('X-Request-Id') })
  })

  test('answers 400 where the body is no JSON', async () => {
    for (const body of ['{"idToken":', '']) {
      const answer = await app.ask('/api/auth/firebase', { method: 'POST', body })
      expect(answer.status).toBe(400)
      expect(await code(answer)).toBe('malformed')
    }
  })

  test('answers 400 and names the fields where the body has the wrong shape', async () => {
    const answer = await app.ask('/api/auth/firebase', { method: 'POST', body: '{"user":{"firstName":7}}' })
    expect(answer.status).toBe(400)
    const { code, fields } = (await answer.json()) as ErrorAnswer
    expect(code).toBe('invalid')
    expect(Object.keys(fields ?? {}).sort()).toEqual(['idToken', 'user.firstName'])
  })

  test.each([
    ['a NUL character', 'Mi\0a'],
    ['half a surrogate pair', 'Mia \ud83d'],
  ])('answers 400 and names the fields where a text holds %s, which no database can keep', async (_what, text) => {
    const parent = await app.givenParent()
    const child = { name: 'Mia', age: 5, icon: text, favoriteThemes: ['Space', text] }
    const answer = await parent.post('/api/profiles', child)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: { icon: 'validation.invalid', 'favoriteThemes.1': 'validation.invalid' },
    })
    for (const wish of [{ theme: text }, { customPrompt: text }, { customCharacterDescription: text }]) {
      expect((await parent.askForStory(wish)).status).toBe(400)
    }
  })

  test.each(['null', '[]', '7', '"text"', '{"idToken":7}', '{"idToken":"a","user":{"firstName":7}}'])(
    'names the fields by keys of the locale files, whatever is wrong: %s',
    async (body) => {
      const answer = await app.ask('/api/auth/firebase', { method: 'POST', body })
      expect(answer.status).toBe(400)
      const { fields } = (await answer.json()) as ErrorAnswer
      expect(Object.keys(fields ?? {})).not.toEqual([])
      for (const sentence of Object.values(fields ?? {})) expect(sentence).toMatch(/^validation\.\w+$/)
    },
  )

  test.each([
    ['16 KB, from a visitor', '/api/auth/firebase', 17],
    ['64 KB, as a message of the payment provider', '/api/webhooks/stripe', 65],
  ])('answers 413 where the body is over %s, announced or not', async (_limit, path, kilobytes) => {
    const body = JSON.stringify({ idToken: 'x'.repeat(kilobytes * 1024) })
    const announced = await app.ask(path, { method: 'POST', body })
    const streamed = await app.ask(path, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([announced.status, streamed.status]).toEqual([413, 413])
    expect(await code(announced)).toBe('too_large')
    // Nobody reads what still arrives, so the next request must not follow on the same line.
    expect(announced.headers.get('Connection')).toBe('close')
  })

  test('answers 413 to a family where the body is over 256 KB', async () => {
    const parent = await app.givenParent()
    const { id } = await firstStory(parent)
    const change = (letters: number) => parent.put(`/api/stories/${id}`, { content: 'ž'.repeat(letters) })
    expect((await change(40_000)).status).toBe(200)
    expect((await change(132_000)).status).toBe(413)
  })

  test('answers 401 to a visitor who asks for the account', async () => {
    const answer = await app.ask('/api/account')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' })
  })
})

describe('every answer', () => {
  test('carries headers that keep a browser on our side', async () => {
    const { headers } = await app.ask('/api/config')
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'self'.*script-src 'self';/)
    expect(headers.get('Content-Security-Policy')).toContain("media-src 'self' blob:")
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('of the API is kept by no cache', async () => {
    expect((await app.ask('/api/config')).headers.get('Cache-Control')).toBe('no-store')
    expect((await app.ask('/api/account')).headers.get('Cache-Control')).toBe('no-store')
  })

  test('insists on HTTPS where the public address does', async () => {
    const secure = testApp({ settings: { publicUrl: 'https://perinka.example', secureCookies: true } })
    const { headers } = await secure.ask('/api/config')
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
  })
})

describe('health', () => {
  test('is live and ready while the database answers', async () => {
    expect((await app.ask('/health/live')).status).toBe(200)
    expect((await app.ask('/health/ready')).status).toBe(200)
  })

  test('is not ready once the server has begun to stop', async () => {
    const stopping = testApp({ settings: { isStopping: () => true } })
    expect((await stopping.ask('/health/ready')).status).toBe(503)
    expect((await stopping.ask('/health/live')).status).toBe(200)
  })
})
