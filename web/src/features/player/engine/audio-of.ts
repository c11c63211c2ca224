import type { StorySummary } from '@perinka/contract/stories'

export interface StoryAudio {
  /** The better one where there are two. */
  address: string
  /** The narration's id; null where the address names none. */
  v: string | null
  /** Seconds; null while it is being made. */
  duration: number | null
}

/** What a story has to play; null where nobody has read it aloud. */
export function audioOf(story: StorySummary): StoryAudio | null {
  const address = story.audioUrl ?? story.standardAudioUrl
  if (!address) return null
  const duration = story.audioUrl ? story.duration : story.standardDuration
  return { address, duration, v: new URLSearchParams(address.split('?')[1]).get('v') }
}
