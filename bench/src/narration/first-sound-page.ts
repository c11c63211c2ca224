import type { Page } from '@playwright/test'

/** What a page noted of one press that starts a story. Milliseconds, on the page's own clock. */
export interface Noted {
  /** When the browser got the press. */
  clickedAt: number
  /** Of each frame until a second of the story has passed: when it was, and the story's time in seconds. */
  heard: { at: number; time: number }[]
  /** Bytes that MediaSource has been handed by then. */
  appended: { at: number; bytes: number }[]
  /** When the element said that it plays. */
  playingAt: number
  /** What was asked of the server: where, with which beginning and end of the answer. */
  asked: { path: string; answersAt: number; answeredAt: number }[]
}

/** Has each page that is opened from now on note the first press and what is heard after it. */
export async function noteSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Omit<Noted, 'asked'> = { clickedAt: 0, heard: [], appended: [], playingAt: 0 }
    Object.assign(window, { noted })
    const clicked = ({ timeStamp }: MouseEvent) => {
      noted.clickedAt ||= timeStamp
    }
    addEventListener('click', clicked, { capture: true })

    let watched: HTMLMediaElement | null = null
    const look = () => {
      noted.heard.push({ at: performance.now(), time: watched?.currentTime ?? 0 })
      if (watched && watched.currentTime < 1) requestAnimationFrame(look)
    }
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function begin() {
      if (!watched) {
        watched = this
        this.addEventListener('playing', () => {
          noted.playingAt ||= performance.now()
        })
        look()
      }
      return play.call(this)
    }
    let bytes = 0
    const append = SourceBuffer.prototype.appendBuffer
    SourceBuffer.prototype.appendBuffer = function take(data) {
      bytes += data.byteLength
      noted.appended.push({ at: performance.now(), bytes })
      append.call(this, data)
    }
  })
}

/** Waits until a second of the story has been heard, and answers what the page noted. */
export async function notedBy(page: Page): Promise<Noted> {
  await page.waitForFunction(
    () => (window as unknown as { noted: Noted }).noted.heard.some(({ time }) => time >= 1),
    undefined,
    { polling: 100, timeout: 60_000 },
  )
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const asked = entries.map(({ name, responseStart, responseEnd }) => {
      const { pathname, search } = new URL(name)
      return { path: pathname + search, answersAt: responseStart, answeredAt: responseEnd }
    })
    return { ...(window as unknown as { noted: Noted }).noted, asked }
  })
}
