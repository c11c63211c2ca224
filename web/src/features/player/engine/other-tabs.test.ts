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

/** How often these tabs were silenced, all together. */
const silencings = (...tabs: ReturnType<typeof tab>[]) =>
  tabs.reduce((sum, { silenced }) => sum + silenced.mock.calls.length, 0)

/** Time for a message that should not have been sent. */
async function silence() {
  await new Promise((resolve) => setTimeout(resolve, 200))
}

describe('of several tabs', () => {
  test('the one that begins silences the others', async () => {
    const [first, second] = [tab(), tab()]
    first.claim()
    await expect.poll(() => silencings(second)).toBe(1)
    expect(first.silenced).not.toHaveBeenCalled()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
    second.claim()
    await expect.poll(() => silencings(first)).toBe(1)
  })

  test.each([0, 1])('that begin together, %i ms apart, exactly one goes on', async (apart) => {
    const [first, second] = [tab(), tab()]
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    first.claim()
    now.mockReturnValue(1_000_000 + apart)
    second.claim()
    await expect.poll(() => silencings(first, second)).toBeGreaterThan(0)
    await silence()
    expect(silencings(first, second)).toBe(1)
    if (apart > 0) expect(second.silenced).not.toHaveBeenCalled()
  })
})
