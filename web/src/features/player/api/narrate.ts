import { calls } from '@perinka/contract/calls'
import type { Voice } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { Story, StoryCard } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { showStory } from '../../../shared/query/show-story.ts'
import { storiesQuery } from '../../../shared/query/stories.ts'

interface Wish {
  voice: Voice
  regenerate?: boolean | undefined
}

/** Asks for a narration; every screen then shows the story with its new audio address. */
export async function narrate(client: QueryClient, id: string, { voice, regenerate }: Wish): Promise<Story> {
  const body = regenerate ? { voice, regenerate } : { voice }
  const story = await ask(calls.narrateStory, { params: { id }, body })
  showStory(client, story)
  return story
}

/** The story as the server has it now: with its durations once the narration is done, or without its address. */
export async function refreshStory(client: QueryClient, id: string, signal?: AbortSignal): Promise<Story | null> {
  const story = await ask(calls.story, { params: { id }, ...(signal ? { signal } : {}) })
  if (!('userId' in story)) return null
  showStory(client, story)
  return story
}

/** State and times of the narration `v`. */
export function askNarration(id: string, v: string | null, signal?: AbortSignal): Promise<Narration> {
  return ask(calls.narration, { params: { id }, ...(signal ? { signal } : {}), ...(v ? { query: { v } } : {}) })
}

/** The family's stories, from what the screens already know where they do. */
export function familyStories(client: QueryClient): Promise<StoryCard[]> {
  return client.fetchQuery(storiesQuery)
}
