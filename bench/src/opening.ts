import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from the navigation, or the tap, to the first frame that shows what was waited for. */
    shownAfter?: number
  }
}

/** Notes the first frame in which every selector finds something; to be called before the page is opened. */
export async function watchForFirst(page: Page, selectors: string[]): Promise<void> {
  await page.addInitScript((all) => {
    let isSeen = false
    const look = () => {
      if (isSeen || !all.every((selector) => document.querySelector(selector))) return
      isSeen = true
      // The frame is drawn once its callback and what that leads to have run.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shownAfter: performance.now() })))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  }, selectors)
}

/** Taps on `link` and notes the first frame in which every selector finds something, from the tap on. */
export async function tapFor(page: Page, link: Locator, selectors: string[]): Promise<number> {
  await link.evaluate((element, all) => {
    element.addEventListener('click', ({ timeStamp }) => {
      const watch = new MutationObserver(() => {
        if (!all.every((selector) => document.querySelector(selector))) return
        watch.disconnect()
        const note = () => Object.assign(window, { shownAfter: performance.now() - timeStamp })
        requestAnimationFrame(() => setTimeout(note))
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true })
    })
  }, selectors)
  await link.click()
  return shownAfter(page)
}

/** What was noted, once it is. */
export async function shownAfter(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.shownAfter, undefined, { timeout: 60_000 })
  return (await noted.jsonValue()) as number
}
