import { calls } from '@perinka/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

/** How a story of this family was made. */
export function useStoryMaking(id: string) {
  return useQuery({
    queryKey: keys.storyMaking(id),
    queryFn: ({ signal }) => ask(calls.storyMaking, { params: { id }, signal }),
  })
}
