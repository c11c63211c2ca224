import type { SharedStory, Story } from '@perinka/contract/stories'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../shared/query/keys.ts'
import { loadStory } from '../../../shared/query/stories.ts'

export function storyQuery(id: string) {
  return queryOptions({
    queryKey: keys.story(id),
    queryFn: ({ client, signal }): Promise<Story | SharedStory> => loadStory(client, id, signal),
  })
}

/** The family's own story, rather than what its link shows to everybody. */
export function isOwn(story: Story | SharedStory): story is Story {
  return 'userId' in story
}
