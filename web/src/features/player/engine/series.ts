import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../../shared/query/client.ts'
import { chaptersOf } from '../../../shared/series.ts'
import { askNarration, familyStories, narrate, refreshStory } from '../api/narrate.ts'
import { audioOf } from './audio-of.ts'
import { followNarration } from './follow-narration.ts'

/** The chapter that follows `story` in its series; null at its end. */
export function chapterAfter(story: StorySummary, stories: StorySummary[]): StorySummary | null {
  return chaptersOf(story, stories).find(({ chapterNumber }) => chapterNumber > story.chapterNumber) ?? null
}

/** The next chapter as far as the screens know. */
export function nextChapter(client: QueryClient, story: StorySummary | null): StorySummary | null {
  return story && chapterAfter(story, client.getQueryData<StorySummary[]>(keys.stories) ?? [])
}

/** Has the next chapter read aloud while this one is still heard, so that no silence comes between them. */
export async function readAhead(client: QueryClient, story: StorySummary, signal: AbortSignal): Promise<void> {
  const next = chapterAfter(story, await familyStories(client))
  if (!next || isStored(next)) return
  const asked = await narrate(client, next, { voice: next.voice })
  if (isStored(asked)) return
  const v = audioOf(asked)?.v ?? null
  await followNarration(
    () => askNarration(next.id, v, signal),
    () => {},
    signal,
  )
  await refreshStory(client, next.id, signal)
}

const isStored = (story: StorySummary) => audioOf(story)?.duration != null
