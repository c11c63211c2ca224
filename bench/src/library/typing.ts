import type { Page } from '@playwright/test'

/** As one types with two thumbs, and long enough for results to come before the next key. */
const BETWEEN_KEYS_MS = 500
/** The browser tells of no event that was painted sooner. */
const SHORTEST_TOLD_MS = 16

/** Milliseconds, one for each key pressed (`shown`: for each that changed what was found). */
export interface Typed {
  painted: number[]
  shown: number[]
}

interface Key {
  at: number
  painted: number
  /** The last frame before the next key that changed what was found: the count, or the cards in sight. */
  shown: number | null
}

/** Types each search and takes it away again, as a parent does; nothing of the page is known but its search box. */
export async function searchAsTyped(page: Page, searches: readonly string[]): Promise<Typed> {
  await page.evaluate(watchKeys, SHORTEST_TOLD_MS)
  const box = page.locator('main input[type=search]')
  for (const words of searches) {
    await box.focus()
    for (const key of words) {
      await page.keyboard.press(key)
      await page.waitForTimeout(BETWEEN_KEYS_MS)
    }
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  const keys = await page.evaluate(() => (window as unknown as { keys: Key[] }).keys)
  return {
    painted: keys.map(({ painted }) => painted),
    shown: keys.flatMap(({ shown, at }) => (shown === null ? [] : [shown - at])),
  }
}

function watchKeys(shortest: number): void {
  const keys: Key[] = []
  Object.assign(window, { keys })
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key.length === 1 || key === 'Backspace') keys.push({ at: timeStamp, painted: shortest, shown: null })
    },
    { capture: true },
  )
  new PerformanceObserver((told) => {
    for (const { name, startTime, duration } of told.getEntries()) {
      const key = name === 'keydown' ? keys.find(({ at }) => Math.abs(at - startTime) < 1) : undefined
      if (key) key.painted = duration
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
  // Cards that are added below the window change nothing of what was found.
  const found = () => {
    const cards = [...document.querySelectorAll('main li[data-id]')].slice(0, 2).map((card) => card.textContent)
    return [document.querySelector('main [role=status]')?.textContent, ...cards].join()
  }
  let last = found()
  new MutationObserver(() => {
    const key = keys.at(-1)
    const now = found()
    if (!key || now === last) return
    last = now
    requestAnimationFrame(() =>
      setTimeout(() => {
        key.shown = performance.now()
      }),
    )
  }).observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true, characterData: true })
}
