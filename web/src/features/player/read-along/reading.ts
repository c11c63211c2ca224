import type { Player } from '../../../shared/player/player.ts'
import { light } from './highlight.ts'
import { type SpokenMark, spokenAt } from './marks.ts'

/** While nothing plays, the light only has to follow a seek. */
const IDLE_MS = 250

/** Lights what is spoken, frame by frame while the story plays and is looked at. */
export function readAlong(player: Player, root: HTMLElement): { stop(): void } {
  const follow = followText()
  let sentence: SpokenMark | null = null
  let word: SpokenMark | null = null
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    const { narration, status } = player.state()
    if (!narration) return
    const now = spokenAt(narration, player.time() * 1000)
    const isNewSentence = !isSame(now.sentence, sentence)
    if (isNewSentence) light(root, 'sentence', now.sentence)
    if (!isSame(now.word, word)) {
      const range = light(root, 'word', now.word)
      if (range && status === 'playing') follow.keepInSight(range)
    }
    sentence = now.sentence
    word = now.word
  }

  function next(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    show()
    if (player.state().status === 'playing') frame = requestAnimationFrame(next)
    else timer = setTimeout(next, IDLE_MS)
  }

  const unsubscribe = player.subscribe(next)
  document.addEventListener('visibilitychange', next)
  next()
  return {
    stop() {
      unsubscribe()
      document.removeEventListener('visibilitychange', next)
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      follow.stop()
    },
  }
}

function isSame(one: SpokenMark | null, other: SpokenMark | null): boolean {
  return one === other || (one?.place === other?.place && one?.start === other?.start && one?.from === other?.from)
}

/** The sentence is brought to this height of the screen, and left alone while it stays above the second. */
const REST = 0.28
const LOWEST = 0.5
/** What the fixed bar at the top may cover. */
const HIGHEST = 0.12
/** How long a parent who scrolled by hand is left alone. */
const GIVE_WAY_MS = 5000
/** The longest that a gentle scroll of our own takes. */
const OWN_SCROLL_MS = 1200

/** Keeps what is spoken in the upper middle of the screen, gently, and never against the parent's hand. */
function followText() {
  let freeAt = 0
  let ownUntil = 0

  const byHand = () => {
    freeAt = performance.now() + GIVE_WAY_MS
    ownUntil = 0
  }
  // The scroll bar tells no other event than this one.
  const onScroll = () => {
    if (performance.now() > ownUntil) byHand()
  }
  const onScrollEnd = () => {
    ownUntil = 0
  }
  const ending = new AbortController()
  const options = { passive: true, signal: ending.signal }
  addEventListener('wheel', byHand, options)
  addEventListener('touchmove', byHand, options)
  addEventListener('scroll', onScroll, options)
  addEventListener('scrollend', onScrollEnd, options)

  return {
    keepInSight(range: Range): void {
      if (performance.now() < freeAt || document.querySelector('[data-modal]')) return
      const { top, height } = range.getBoundingClientRect()
      const screen = window.innerHeight
      if (top >= screen * HIGHEST && top + Math.min(height, screen * 0.2) <= screen * LOWEST) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      ownUntil = performance.now() + OWN_SCROLL_MS
      scrollBy({ top: top - screen * REST, behavior: still ? 'instant' : 'smooth' })
    },
    stop: () => ending.abort(),
  }
}
