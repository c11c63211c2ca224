import type { Page } from '@playwright/test'

/** Where the one audio element was at a moment. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number
  /** Seconds of the audio, and its address. */
  time: number
  source: string
  /** The page's own path. */
  path: string
  isHidden: boolean
}

/** Has a page that is opened from now on remember the audio element that begins to play. */
export async function noteElement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function begin() {
      Object.assign(window, { sounding: this })
      return play.call(this)
    }
  })
}

/** Looks from outside: timers of a hidden page are throttled, and are to stay so. */
export function lookAt(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const { currentTime, src } = (window as unknown as { sounding: HTMLAudioElement }).sounding
    const isHidden = document.visibilityState === 'hidden'
    return { at: Date.now(), time: currentTime, source: src, path: location.pathname, isHidden }
  })
}

/** How play went on from moment to moment; all in seconds. What moved too little for the time that passed, stood still. */
export function played(moments: readonly Moment[]) {
  const [first, ...later] = moments
  if (!first) throw new Error('Nobody looked')
  let last = first
  const found = { seconds: 0, stall: 0, pause: 0, wall: 0 }
  for (const now of later) {
    found.wall = (now.at - first.at) / 1000
    const isNext = now.source !== last.source
    // Another chapter begins at its beginning.
    const moved = isNext ? now.time : now.time - last.time
    const still = (now.at - last.at) / 1000 - moved
    if (isNext && moved > 0) found.pause += still
    else if (!isNext) found.stall = Math.max(found.stall, still)
    if (moved <= 0) continue
    found.seconds += moved
    last = now
  }
  return found
}
