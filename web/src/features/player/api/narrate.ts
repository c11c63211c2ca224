import { calls } from '@perinka/contract/calls'
import type { Voice } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { Story, StoryCard, StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { showChange, showStory } from '../../../shared/query/show-story.ts'
import { storiesQuery } from '../../../shared/query/stories.ts'

export interface NarrationWish {
  voice: Voice
  regenerate?: boolean | undefined
}

/** Only where nobody has read it in this voice yet: what is there by now, unknown to this screen, is heard as it is. */
const IF_NONE = { 'If-None-Match': '*' }
const NO_AUDIO = { audioUrl: null, duration: null, standardAudioUrl: null, standardDuration: null }

/**
 * Asks for a narration; every screen then shows the story with its new audio address. Regenerating, they show none at
 * once, and the one before again where the new one cannot even be asked for.
 */
export async function narrate(
  client: QueryClient,
  before: StorySummary,
  { voice, regenerate }: NarrationWish,
): Promise<Story> {
  const { id, audioUrl, duration, standardAudioUrl, standardDuration } = before
  if (regenerate) showChange(client, id, { ...NO_AUDIO, voice })
  try {
    const headers = regenerate ? {} : IF_NONE
    const story = await ask(calls.narrateStory, { params: { id }, body: { voice }, headers })
    showStory(client, story)
    return story
  } catch (error) {
    const former = { audioUrl, duration, standardAudioUrl, standardDuration, voice: before.voice }
    if (regenerate) showChange(client, id, former)
    throw error
  }
}

/** State and times of the narration `v`. */
export function loadNarration(id: string, v: string | null, signal?: AbortSignal): Promise<Narration> {
  return ask(calls.narration, { params: { id }, signal, ...(v ? { query: { v } } : {}) })
}

/** The family's stories, from what the screens already know where they do. */
export function familyStories(client: QueryClient): Promise<StoryCard[]> {
  return client.fetchQuery(storiesQuery)
}
