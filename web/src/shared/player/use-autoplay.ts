import type { Story } from '@perinka/contract/stories'
import { useEffect } from 'react'
import { useListening } from '../settings/listening.ts'
import { usePlayer } from './player.ts'

/**
 * Opening a story that has been read aloud plays it, where this device is set so. It interrupts no other story, and leaves
 * alone what the parent has paused. A browser that starts no sound by itself keeps it paused.
 */
export function useAutoplay(story: Story | null): void {
  const player = usePlayer()
  const { autoplay } = useListening()
  const id = story?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, not with each change of the story
  useEffect(() => {
    if (!player || !story || !autoplay || !(story.audioUrl ?? story.standardAudioUrl)) return
    const now = player.state()
    const isBusy = now.status === 'playing' || now.status === 'preparing'
    if (!isBusy && now.story?.id !== id) player.play(story)
  }, [player, id])
}
