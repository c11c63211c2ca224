import { calls } from '@perinka/contract/calls'
import { RECENT_STORIES } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

/** All of the family's stories, newest first. */
export function useStories() {
  return useQuery({ queryKey: keys.stories, queryFn: ({ signal }) => ask(calls.listStories, { signal }) })
}

export function useRecentStories() {
  return useQuery({
    queryKey: keys.stories,
    queryFn: ({ signal }) => ask(calls.listStories, { signal }),
    select: newest,
  })
}

function newest(stories: Story[]): Story[] {
  return stories.slice(0, RECENT_STORIES)
}
