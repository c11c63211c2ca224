import { deviceSettings } from '../../../shared/settings/device-settings.ts'

/** Words a minute that a parent may read at; the first is a calm voice at bedtime. */
export const PACES = [110, 60, 70, 80, 90, 100, 120, 130, 140, 150, 160, 170, 180, 190, 200] as const
export type Pace = (typeof PACES)[number]

const SLOWEST = Math.min(...PACES)
const FASTEST = Math.max(...PACES)
const STEP = 10

/** One step slower (-1) or faster (1); itself at the end of the range. */
export function nextPace(pace: Pace, way: -1 | 1): Pace {
  return Math.min(FASTEST, Math.max(SLOWEST, pace + way * STEP)) as Pace
}

/** A paragraph as it stands on the screen, in pixels from the top of the text. `words` may be 0. */
export interface Block {
  top: number
  height: number
  words: number
}

/**
 * Where the reading line is `seconds` later, in pixels: each paragraph takes as long as its words do, so that short lines
 * and wide gaps hurry nobody. Stays at the end of the last block.
 */
export function advance(blocks: readonly Block[], y: number, seconds: number, pace: Pace): number {
  let at = y
  let left = seconds
  for (const { top, height, words } of blocks) {
    const end = top + height
    if (at >= end) continue
    // What lies between two paragraphs is no reading.
    at = Math.max(at, top)
    const pixelsPerSecond = (height * pace) / (Math.max(1, words) * 60)
    const needed = (end - at) / pixelsPerSecond
    if (left < needed) return at + left * pixelsPerSecond
    left -= needed
    at = end
  }
  return at
}

/** Place of the block that the line is in, or that comes next; the last one after the end. */
export function blockAt(blocks: readonly Block[], y: number): number {
  const at = blocks.findIndex(({ top, height }) => y < top + height)
  return at < 0 ? blocks.length - 1 : at
}

export const isOver = (blocks: readonly Block[], y: number) => {
  const last = blocks.at(-1)
  return last !== undefined && y >= last.top + last.height
}

/**
 * For those who want no motion: where the text rests while the line goes on, at the paragraph's top or, in one taller
 * than `page`, at the last full page of it.
 */
export function restAt(blocks: readonly Block[], y: number, page: number): number {
  const block = blocks[blockAt(blocks, y)]
  if (!block) return 0
  const pages = Math.floor(Math.max(0, y - block.top) / page)
  return block.top + Math.min(pages, Math.max(0, Math.ceil(block.height / page) - 1)) * page
}

/** From 0 to 1. */
export function progressAt(blocks: readonly Block[], y: number): number {
  const first = blocks[0]
  const last = blocks.at(-1)
  if (!first || !last) return 0
  return Math.min(1, Math.max(0, (y - first.top) / Math.max(1, last.top + last.height - first.top)))
}

/** How fast a parent reads aloud with this device in hand, in words a minute. */
export const {
  get: currentReading,
  use: useReadingPace,
  change: changeReading,
} = deviceSettings<{ readingPace: Pace }>({ readingPace: PACES })
