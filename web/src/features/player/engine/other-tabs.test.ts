import { afterEach, describe, expect, test, vi } from 'vitest'
import { otherTabs } from './other-tabs.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const { close } of open.splice(0)) close()
  vi.restoreAllMocks()
})

function tab() {
  const silenced = vi.fn()
  const tabs = otherTabs(silenced)
  open.push(tabs)
  return { ...tabs, silenced }
}

/** Messages sent before this one was have been heard. */
async function heard() {
  await new Promise((resolve) => setTimeout(resolve, 200))
}

describe('of several tabs', () => {
  test('the one that begins silences the others', async () => {
    const [first, second] = [tab(), tab()]
    first.claim()
    await heard()
    expect(second.silenced).toHaveBeenCalledOnce()
    expect(first.silenced).not.toHaveBeenCalled()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
    second.claim()
    await heard()
    expect(first.silenced).toHaveBeenCalledOnce()
  })

  test.each([0, 1])('that begin together, %i ms apart, exactly one goes on', async (apart) => {
    const [first, second] = [tab(), tab()]
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    first.claim()
    now.mockReturnValue(1_000_000 + apart)
    second.claim()
    await heard()
    expect(first.silenced.mock.calls.length + second.silenced.mock.calls.length).toBe(1)
    if (apart > 0) expect(second.silenced).not.toHaveBeenCalled()
  })
})
