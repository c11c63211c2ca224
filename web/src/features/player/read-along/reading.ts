import type { Player } from '../../../shared/player/player.ts'
import { followText } from './follow.ts'
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
