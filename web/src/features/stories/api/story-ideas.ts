import { calls } from '@perinka/contract/calls'
import type { Language } from '@perinka/contract/catalog'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

/** What can be told whole in this language. It changes with a release alone. */
export const storyIdeasQuery = (language: Language) =>
  queryOptions({
    queryKey: keys.storyIdeas(language),
    queryFn: ({ signal }) => ask(calls.storyIdeas, { params: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
