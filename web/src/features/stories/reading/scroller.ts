import { advance, type Block, blockAt, isOver, type Pace, progressAt, restAt } from './pace.ts'

/** How long the text waits after the parent's own scrolling, and before it begins. */
const GIVE_WAY_MS = 1200
/** A slow frame, or a screen that slept, moves the text no further than this. */
const LONGEST_FRAME_S = 0.1
/** How fast a step to another paragraph closes its distance, per second. */
const EASE = 9
/** Height of the reading line, from the top of the screen. */
const LINE = 0.34
/** Pixels that still count as a paragraph's beginning. */
const A_LINE = 40
/** Part of the screen that a long paragraph moves at once where no motion is wanted. */
const PAGE = 0.5

interface Scrolled {
  box: HTMLElement
  /** Where to begin. */
  paragraph: number
  pace: () => Pace
  tell: {
    /** Each time another paragraph is read. */
    paragraph(place: number): void
    /** From 0 to 1, frame by frame. */
    progress(part: number): void
    over(): void
  }
}

export type Scroller = ReturnType<typeof scrollText>

/** Moves the text of `box` at reading pace, and gives way to the parent's hand. One closure: each frame changes all of it. */
export function scrollText({ box, paragraph, pace, tell }: Scrolled) {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const hand = feelHand(box)
  const text = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')]
  let blocks = measure(box, text)
  const first = text.findIndex(({ dataset }) => dataset.paragraph === String(paragraph))
  let line = blocks[Math.max(0, first)]?.top ?? 0
  let target: number | null = null
  let isOn = false
  /** Until then the text waits, or is the parent's. */
  let waitsUntil = 0
  let handsOffUntil = 0
  /** What this wrote last; any other place is the parent's doing. */
  let put = box.scrollTop
  let rested = Number.NaN
  let shown: number | undefined
  let before = performance.now()
  let frame = requestAnimationFrame(next)

  const lineBelowTop = () => box.clientHeight * LINE
  const rest = () => (still.matches ? restAt(blocks, line, box.clientHeight * PAGE) : line)

  function next(now: number): void {
    frame = requestAnimationFrame(next)
    const seconds = Math.min(LONGEST_FRAME_S, (now - before) / 1000)
    before = now
    if (hand.isDown() || Math.abs(box.scrollTop - put) > 2) giveWay(now)
    else if (target !== null) glide(target, seconds)
    else if (isOn && now >= waitsUntil) line = advance(blocks, line, seconds, pace())
    if (now >= handsOffUntil) scroll()
    tellAll()
  }

  function giveWay(now: number): void {
    put = box.scrollTop
    line = put + lineBelowTop()
    rested = rest()
    target = null
    waitsUntil = now + GIVE_WAY_MS
    handsOffUntil = waitsUntil
  }

  function glide(to: number, seconds: number): void {
    const isThere = still.matches || Math.abs(to - line) < 0.5
    line = isThere ? to : line + (to - line) * (1 - Math.exp(-seconds * EASE))
    if (isThere) target = null
  }

  function scroll(): void {
    const at = rest()
    if (at === rested) return
    rested = at
    box.scrollTop = Math.max(0, at - lineBelowTop())
    // Browsers round, and stop at the end of the text.
    put = box.scrollTop
  }

  function tellAll(): void {
    const place = Number(text[blockAt(blocks, line)]?.dataset.paragraph ?? 0)
    if (place !== shown) tell.paragraph(place)
    shown = place
    tell.progress(progressAt(blocks, line))
    if (!isOn || !isOver(blocks, line)) return
    isOn = false
    tell.over()
  }

  /** The same words stay on the line when the screen is turned. */
  const sizes = new ResizeObserver(() => {
    const place = blockAt(blocks, line)
    const old = blocks[place]
    blocks = measure(box, text)
    const fresh = blocks[place]
    if (!old || !fresh || (old.top === fresh.top && old.height === fresh.height)) return
    line = fresh.top + Math.min(1, Math.max(0, (line - old.top) / Math.max(1, old.height))) * fresh.height
    rested = Number.NaN
  })
  for (const element of [box, ...text]) sizes.observe(element)

  return {
    go(on: boolean): void {
      if (on && isOver(blocks, line)) line = blocks[0]?.top ?? 0
      isOn = on
      waitsUntil = performance.now() + (on ? GIVE_WAY_MS : 0)
    },
    /** To the paragraph before (-1) or after (1). */
    step(way: -1 | 1): void {
      const from = target ?? line
      const at = blockAt(blocks, from)
      // Back within a paragraph is first to its beginning.
      const isInside = way < 0 && from - (blocks[at]?.top ?? 0) > A_LINE
      target = blocks[Math.min(blocks.length - 1, Math.max(0, isInside ? at : at + way))]?.top ?? 0
      handsOffUntil = 0
      rested = Number.NaN
    },
    stop(): void {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      hand.stop()
    },
  }
}

/** Whether the parent holds the text: a finger on it, a pressed mouse, or words that are selected. */
function feelHand(box: HTMLElement) {
  const leaving = new AbortController()
  const { signal } = leaving
  let isDown = false
  const down = (on: boolean) => () => {
    isDown = on
  }
  // A finger that scrolls ends as a pointer, not as a touch.
  box.addEventListener('touchstart', down(true), { signal, passive: true })
  box.addEventListener('mousedown', down(true), { signal })
  for (const over of ['touchend', 'touchcancel', 'mouseup'] as const) addEventListener(over, down(false), { signal })
  const isSelecting = () => {
    const selection = getSelection()
    return selection?.isCollapsed === false && box.contains(selection.anchorNode)
  }
  return { isDown: () => isDown || isSelecting(), stop: () => leaving.abort() }
}

function measure(box: HTMLElement, text: readonly HTMLElement[]): Block[] {
  const zero = box.getBoundingClientRect().top - box.scrollTop
  return text.map((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { top: top - zero, height, words: element.textContent?.trim().split(/\s+/).length ?? 0 }
  })
}
