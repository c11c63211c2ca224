import { minutesToRead } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import { type PlayerState, type PlayerStatus, usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { audioOf } from './engine/audio-of.ts'
import { useHeardSeconds } from './use-clock.ts'

interface Hearing {
  /** `idle` where another story, or none, is in the player. */
  status: PlayerStatus
  isLoaded: boolean
  /** Seconds: where the story is, or where it would go on. */
  at: number
  /** Seconds of audio that one can seek in by now. */
  known: number
  /** Seconds of the whole story; where they are not known yet, about as many as it takes to read. */
  total: number
  isTotalKnown: boolean
}

/** What there is to hear of one story, in the player or not. */
export function useStoryAudio(story: StorySummary): Hearing {
  const player = usePlayer()
  const state = usePlayerState()
  const heard = useHeardSeconds()
  const isLoaded = state.story?.id === story.id
  const { known, isTotalKnown } = lengthOf(story, isLoaded ? state : null)
  return {
    status: isLoaded ? state.status : 'idle',
    isLoaded,
    at: isLoaded ? heard : (player?.positionOf(story.id) ?? 0),
    known,
    total: isTotalKnown ? known : Math.max(known, minutesToRead(story.words) * 60),
    isTotalKnown,
  }
}

function lengthOf(story: StorySummary, state: PlayerState | null): { known: number; isTotalKnown: boolean } {
  const stored = audioOf(story)?.duration ?? null
  if (state && state.duration > 0) return { known: state.duration, isTotalKnown: state.isWhole }
  return { known: stored ?? 0, isTotalKnown: stored !== null }
}
