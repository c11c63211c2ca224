import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    tappedAt?: number
    /** Milliseconds from the navigation, or the tap, to the first frame that shows what was waited for. */
    shownAfter?: number
  }
}

/** Notes the first frame in which every selector finds something; to be called before the page is opened. */
export async function watchForFirst(page: Page, selectors: string[]): Promise<void> {
  await page.addInitScript(watch, selectors)
}

/** Taps on `link` and answers when every selector finds something, in milliseconds from the tap on. */
export async function tapFor(page: Page, link: Locator, selectors: string[]): Promise<number> {
  await page.evaluate(watch, selectors)
  await link.evaluate((element) =>
    element.addEventListener('click', ({ timeStamp }) => Object.assign(window, { tappedAt: timeStamp })),
  )
  await link.click()
  return shownAfter(page)
}

/** Runs in the page. */
function watch(selectors: string[]): void {
  const watching = new MutationObserver(() => {
    if (!selectors.every((selector) => document.querySelector(selector))) return
    watching.disconnect()
    const note = () => Object.assign(window, { shownAfter: performance.now() - (window.tappedAt ?? 0) })
    // The frame is drawn once its callback and what that leads to have run.
    requestAnimationFrame(() => setTimeout(note))
  })
  watching.observe(document, { subtree: true, childList: true, attributes: true })
}

/** What was noted, once it is. */
export async function shownAfter(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.shownAfter, undefined, { timeout: 60_000 })
  return (await noted.jsonValue()) as number
}
