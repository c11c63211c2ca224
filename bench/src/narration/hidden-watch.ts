import type { Page } from '@playwright/test'

/** What the one audio element was at, at a moment: milliseconds since 1970, seconds of the story. */
export interface Moment {
  at: number
  time: number
  /** Which audio it was, counted from 0. */
  source: number
  hidden: boolean
  decoded: number
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

/** Looks at the element from outside: the page's own timers are throttled while it is hidden, and stay so. */
export async function lookAt(page: Page, sources: string[]): Promise<Moment> {
  const { src, ...moment } = await page.evaluate(() => {
    const audio = (window as unknown as { sounding: HTMLAudioElement & { webkitAudioDecodedByteCount: number } }).sounding
    return {
      at: Date.now(),
      time: audio.currentTime,
      src: audio.src,
      hidden: document.visibilityState === 'hidden',
      decoded: audio.webkitAudioDecodedByteCount,
    }
  })
  if (!sources.includes(src)) sources.push(src)
  return { ...moment, source: sources.indexOf(src) }
}

/** How the story went on from moment to moment. All in seconds. */
export function played(moments: Moment[]) {
  let seconds = 0
  let stall = 0
  let change = 0
  let movedAt = moments[0]?.at ?? 0
  for (const [index, now] of moments.entries()) {
    const before = moments[index - 1]
    if (!before) continue
    const isNew = now.source !== before.source
    // A new source begins at 0; what is not heard yet does not count.
    const moved = isNew ? now.time : now.time - before.time
    if (moved <= 0) continue
    const still = (now.at - movedAt) / 1000 - moved
    const changes = now.source > 0 && moments.slice(0, index).every(({ source, time }) => source < now.source || time === 0)
    if (changes) change = Math.max(change, still)
    else stall = Math.max(stall, still)
    seconds += moved
    movedAt = now.at
  }
  const [first, last] = [moments[0], moments.at(-1)]
  return { seconds, stall, change, wall: ((last?.at ?? 0) - (first?.at ?? 0)) / 1000 }
}
