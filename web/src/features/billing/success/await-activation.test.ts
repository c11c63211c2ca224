import { expect, test } from 'vitest'
import { awaitActivation } from './await-activation.ts'

/** A page on which time passes only while it waits. */
function page(opensAt: number, by: 'webhook' | 'asking' = 'webhook') {
  let time = 0
  const calls: string[] = []
  return {
    calls,
    waits: (signal = new AbortController().signal) =>
      awaitActivation({
        signal,
        now: () => time,
        sleep: async (milliseconds) => {
          time += milliseconds
        },
        look: async () => {
          calls.push(`look ${time}`)
          return by === 'webhook' && time >= opensAt
        },
        askProvider: async () => {
          calls.push(`ask ${time}`)
          return time >= opensAt
        },
      }),
  }
}

test('a confirmation that comes at once is seen at once, and nobody else is asked', async () => {
  const { calls, waits } = page(2000)
  expect(await waits()).toBe(true)
  expect(calls).toEqual(['look 0', 'look 1500', 'look 3000'])
})

test('where no word comes, the provider is asked after some seconds, and not with every look', async () => {
  const { calls, waits } = page(16_000, 'asking')
  expect(await waits()).toBe(true)
  expect(calls.filter((call) => call.startsWith('ask'))).toEqual(['ask 6000', 'ask 16500'])
})

test('after half a minute it says that the confirmation is late', async () => {
  const { calls, waits } = page(Number.POSITIVE_INFINITY)
  expect(await waits()).toBe(false)
  expect(calls.at(-1)).toBe('look 30000')
})

test('a call that fails is asked again; a page that was left asks no more', async () => {
  const leaving = new AbortController()
  let looks = 0
  const open = await awaitActivation({
    signal: leaving.signal,
    now: () => 0,
    sleep: async () => {},
    look: async () => {
      looks += 1
      if (looks === 1) throw new TypeError('the line broke')
      if (looks === 3) leaving.abort()
      return false
    },
    askProvider: async () => false,
  })
  expect([open, looks]).toEqual([false, 3])
})
