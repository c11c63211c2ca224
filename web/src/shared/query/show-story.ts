import { calls } from '@perinka/contract/calls'
import { cardOf, type Story, type StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { keys } from './keys.ts'

/** What changes of a story before the server has said so, on the list and on the story's own page. */
export function showChange(client: QueryClient, id: string, change: Partial<StorySummary>): void {
  client.setQueryData(keys.stories, (list) => list?.map((card) => (card.id === id ? { ...card, ...change } : card)))
  client.setQueryData(keys.story(id), (shown) => shown && { ...shown, ...change })
}

/** The list and the story's own page show the same story. */
export function showStory(client: QueryClient, story: Story): void {
  const card = cardOf(story)
  client.setQueryData(keys.stories, (list) => list?.map((other) => (other.id === card.id ? card : other)))
  client.setQueryData(keys.story(story.id), (shown) => shown && story)
}

/** The family's story as the server has it now, shown from then on; null where it is another's. Throws `ApiError`. */
export async function refreshStory(client: QueryClient, id: string, signal?: AbortSignal): Promise<Story | null> {
  const story = await ask(calls.story, { params: { id }, signal })
  if (!('userId' in story)) return null
  showStory(client, story)
  return story
}
