import type { Story } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from './client.ts'

/** The list and the story's own page show the same story. */
export function showStory(client: QueryClient, story: Story): void {
  client.setQueryData<Story[]>(keys.stories, (list) => list?.map((other) => (other.id === story.id ? story : other)))
  client.setQueryData<Story>(keys.story(story.id), (shown) => shown && story)
}
