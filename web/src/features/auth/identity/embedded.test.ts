import { afterEach, expect, test, vi } from 'vitest'
import { embedded } from './embedded.ts'

afterEach(() => vi.unstubAllGlobals())

const USER = { id: 'p1', email: 'eva@example.com', emailVerified: false }

/** What is asked of an identity in whose browser this user is, or nobody. */
function identityHas(user: object | null, status = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'POST') return new Response('{}', { status })
    return new Response(JSON.stringify(user && { user }))
  })
  return asked
}

test('a letter is sent again to a present and unverified user alone, and the answer says whether it was', {
  tags: ['4.4b'],
}, async () => {
  for (const nobody of [null, { ...USER, emailVerified: true }]) {
    const asked = identityHas(nobody)
    expect(await embedded.sendVerification()).toBe(false)
    expect(asked).toEqual(['GET /api/identity/get-session'])
  }
  const asked = identityHas(USER)
  expect(await embedded.sendVerification()).toBe(true)
  expect(asked.at(-1)).toBe('POST /api/identity/send-verification-email')
  identityHas(USER, 500)
  await expect(embedded.sendVerification()).rejects.toThrow()
})
