import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../../shared/query/keys.ts'
import { refreshStory } from '../../../shared/query/show-story.ts'
import { chapterAfter } from '../../../shared/series.ts'
import { currentListening } from '../../../shared/settings/listening.ts'
import { familyStories, loadNarration, narrate } from '../api/narrate.ts'
import { audioOf } from './audio-of.ts'
import { followNarration } from './follow-narration.ts'
import type { Playback } from './playback.ts'

/** Seconds before the end at which the next chapter's narration is asked for. */
const AHEAD_S = 60

/** The next chapter as far as the screens know. */
export function nextChapter(client: QueryClient, story: StorySummary | null): StorySummary | null {
  return story && chapterAfter(story, client.getQueryData(keys.stories) ?? [])
}

/** Whether the next chapter is to follow by itself. */
export function goesOn(playback: Playback): boolean {
  return currentListening().chapterAfterChapter && playback.state().sleep !== 'end'
}

/** Looks, each time it is called, whether the next chapter has to be read aloud by now, so that no silence comes between them. */
export function readerAhead(client: QueryClient, playback: Playback, time: () => number, signal: AbortSignal) {
  let aheadOf: string | null = null
  return () => {
    const { story, duration, isWhole, speed } = playback.state()
    const isSoonOver = isWhole && (duration - time()) / speed <= AHEAD_S
    if (!story || !isSoonOver || aheadOf === story.id || !goesOn(playback)) return
    aheadOf = story.id
    // Where it fails now, the next chapter asks again itself, and says why.
    readAhead(client, story, signal).catch(() => {})
  }
}

async function readAhead(client: QueryClient, story: StorySummary, signal: AbortSignal): Promise<void> {
  const next = chapterAfter(story, await familyStories(client))
  if (!next || isStored(next)) return
  const narrated = await narrate(client, next, { voice: next.voice })
  if (isStored(narrated)) return
  const v = audioOf(narrated)?.v ?? null
  await followNarration(
    () => loadNarration(next.id, v, signal),
    () => {},
    signal,
  )
  await refreshStory(client, next.id, signal)
}

const isStored = (story: StorySummary) => audioOf(story)?.duration != null
