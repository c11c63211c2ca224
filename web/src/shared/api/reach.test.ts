import { afterEach, expect, test, vi } from 'vitest'
import { isServerAway, onReach, reached } from './reach.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  reached(true)
})

test('one broken line is chance where the server still answers a ping', async () => {
  const pinged = vi.fn(async () => new Response('ok'))
  vi.stubGlobal('fetch', pinged)
  reached(false)
  await vi.waitFor(() => expect(pinged).toHaveBeenCalledOnce())
  expect(isServerAway()).toBe(false)
})

test('a server that does not answer a ping either is away, until anything is answered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const told = vi.fn()
  const stop = onReach(told)
  reached(false)
  reached(false)
  await vi.waitFor(() => expect(isServerAway()).toBe(true))
  reached(true)
  expect(isServerAway()).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('what a proxy says for a server that is away counts as no answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }))
  reached(false)
  await vi.waitFor(() => expect(isServerAway()).toBe(true))
})

test('a browser that says offline is not believed to be wrong for one answer that still came', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false })
  const pinged = vi.fn().mockResolvedValueOnce(new Response('ok')).mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', pinged)
  reached(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(isServerAway()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isServerAway()).toBe(true)
})
