import type { StorySummary } from '@perinka/contract/stories'
import { useEffect } from 'react'
import { isOn, usePlayer } from '../../shared/player/player.ts'
import { useListening } from '../../shared/settings/listening.ts'
import { audioOf } from './engine/audio-of.ts'

/**
 * Opening a story that has been read aloud plays it, where this device is set so. It interrupts no other story, and leaves
 * alone what the parent has paused. A browser that starts no sound by itself keeps it paused.
 */
export function useAutoplay(story: StorySummary): void {
  const player = usePlayer()
  const { autoplay } = useListening()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, not with each change of the story
  useEffect(() => {
    if (!player || !autoplay || !audioOf(story)) return
    const now = player.state()
    if (!isOn(now.status) && now.story?.id !== story.id) player.send({ type: 'play', story })
  }, [player, story.id])
}
