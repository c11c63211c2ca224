import { calls } from '@perinka/contract/calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

export const storyMakingQuery = (id: string) =>
  queryOptions({
    queryKey: keys.storyMaking(id),
    queryFn: ({ signal }) => ask(calls.storyMaking, { params: { id }, signal }),
  })

/** How a story of this family was made. */
export function useStoryMaking(id: string) {
  return useQuery(storyMakingQuery(id))
}

/** The same where it is known already: it is worth no question of its own. */
export function useKnownMaking(id: string) {
  return useQuery({ ...storyMakingQuery(id), enabled: false }).data
}
