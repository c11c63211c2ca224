import { SKIP_S } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import { useEffect } from 'react'
import { type Player, usePlayer } from '../../shared/player/player.ts'
import { currentListening } from '../../shared/settings/listening.ts'
import { sentenceAt } from './read-along/marks.ts'

/**
 * On the story's own page: space or K plays and pauses, the arrows skip, with Shift to the sentence before or after.
 * Not where a control, a field, a menu or a dialog has the keyboard, and not with letters where the parent wants none.
 */
export function usePlayerKeys(story: StorySummary): void {
  const player = usePlayer()
  useEffect(() => {
    if (!player) return
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event) || !currentListening().playerKeys) return
      if (press(player, story, event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [player, story])
}

function press(player: Player, story: StorySummary, { key, shiftKey }: KeyboardEvent): boolean {
  const isLoaded = player.state().story?.id === story.id
  const isPlayKey = key.toLowerCase() === 'k' || (key === ' ' && isLoaded)
  const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  if (isPlayKey) player.send({ type: 'toggle', story })
  else if (way !== 0 && isLoaded && shiftKey) toSentence(player, way)
  else if (way !== 0 && isLoaded) player.send({ type: 'skip', seconds: way * SKIP_S })
  else return false
  return true
}

function toSentence(player: Player, way: -1 | 1): void {
  const { narration } = player.state()
  const sentence = narration && sentenceAt(narration, player.time() * 1000, way)
  if (sentence) player.send({ type: 'seek', seconds: sentence.from / 1000 })
}

const CONTROLS = 'a, button, input, select, textarea, summary, [role], [contenteditable]'

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.closest(CONTROLS)) return true
  return document.querySelector('[data-modal], [role=menu]') !== null || !(getSelection()?.isCollapsed ?? true)
}
