import { calls } from '@perinka/contract/calls'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { ask, onUnauthorized } from './ask.ts'

function serverAnswers(status: number, body: string, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async () => new Response(body, { status, headers }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('asking the server', () => {
  test('sends cookies, fills the path and says what it sends (spec: 7)', { tags: ['7.1'] }, async () => {
    const fetched = serverAnswers(200, '{"ok":true}')
    await ask(calls.deleteStory, { params: { id: 'a/b' } })
    expect(fetched).toHaveBeenCalledWith(
      '/api/stories/a%2Fb',
      expect.objectContaining({ method: 'DELETE', credentials: 'include' }),
    )
  })

  test('a refusal says status, colon, space, body (spec: 8) and carries code, fields and waiting time', {
    tags: ['7.1a', '8.19'],
  }, async () => {
    const body =
      '{"code":"invalid","message":"Some of the input is not valid","fields":{"name":"validation.nameRequired"}}'
    serverAnswers(400, body, { 'Retry-After': '30' })
    const error = await ask(calls.listStories).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: `400: ${body}`,
      code: 'invalid',
      fields: { name: 'validation.nameRequired' },
      retryAfter: 30,
    })
  })

  test('a refusal that is none of ours still says its status', { tags: ['7.1a', '8.19'] }, async () => {
    serverAnswers(502, '<html>Bad gateway</html>')
    const error = await ask(calls.listStories).catch((thrown) => thrown)
    expect(error).toMatchObject({ message: '502: <html>Bad gateway</html>', code: 'unknown', fields: {} })
  })

  test('a refusal without a body says its status text', { tags: ['8.19'] }, async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(ask(calls.listStories)).rejects.toMatchObject({ message: '502: Bad Gateway' })
  })

  test('an answer that breaks the contract is an error, not data', async () => {
    serverAnswers(200, '[{"id":"not a story"}]')
    await expect(ask(calls.listStories)).rejects.toThrow()
  })

  test('a lost session is told, unless the call asked whether there is one', { tags: ['8.19a'] }, async () => {
    const lost = vi.fn()
    onUnauthorized(lost)
    serverAnswers(401, '{"code":"unauthorized","message":"Unauthorized"}')
    await expect(ask(calls.account, { mayBeSignedOut: true })).rejects.toThrow('401: ')
    expect(lost).not.toHaveBeenCalled()
    await expect(ask(calls.listProfiles)).rejects.toThrow('401: ')
    expect(lost).toHaveBeenCalledOnce()
  })
})
