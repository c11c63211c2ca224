import { calls } from '@perinka/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

/** How a story of this family was made. */
export const storyMakingQuery = (id: string) =>
  queryOptions({
    queryKey: keys.storyMaking(id),
    queryFn: ({ signal }) => ask(calls.storyMaking, { params: { id }, signal }),
  })
