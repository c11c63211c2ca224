import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepLease } from './lease.ts'

afterEach(() => void vi.useRealTimers())

const TIMINGS = { lease: 15, beat: 4, total: 60 }

describe('a lease', () => {
  test('is renewed until it is let go', async () => {
    vi.useFakeTimers()
    const renew = vi.fn(async () => true)
    const { letGo } = keepLease(renew, new AbortController().signal, TIMINGS)
    vi.advanceTimersByTime(9_000)
    expect(renew).toHaveBeenCalledTimes(2)
    letGo()
    vi.advanceTimersByTime(9_000)
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('that a process takes while it is stopping is let go as well', () => {
    vi.useFakeTimers()
    const renew = vi.fn(async () => true)
    const { signal, letGo } = keepLease(renew, AbortSignal.abort(), TIMINGS)
    expect(signal.aborted).toBe(true)
    letGo()
    vi.advanceTimersByTime(9_000)
    expect(renew).not.toHaveBeenCalled()
  })
})
