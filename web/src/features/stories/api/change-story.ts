import { calls } from '@perinka/contract/calls'
import type { Story, StoryChange } from '@perinka/contract/stories'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'
import { refreshStory, showStory } from '../../../shared/query/show-story.ts'

/** Changes a story wherever it is shown; a copy on this device follows what is shown. */
export function useChangeStory(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StoryChange) => ask(calls.updateStory, { params: { id }, body }),
    onSuccess: (changed) => showStory(client, changed),
  })
}

/** The family's story as the server has it now, whatever was stored or shown before. Throws `ApiError`. */
export async function askStory(client: QueryClient, id: string): Promise<Story> {
  const story = await refreshStory(client, id)
  if (!story) throw new Error('this family has no such story')
  return story
}

/** Its page then says so, and no list shows it. */
export function useTellGone() {
  const client = useQueryClient()
  return (id: string) => {
    void client.invalidateQueries({ queryKey: keys.story(id), exact: true })
    void client.invalidateQueries({ queryKey: keys.stories, exact: true })
  }
}
