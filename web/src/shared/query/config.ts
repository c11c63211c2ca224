import { calls } from '@perinka/contract/calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { askOrRemember } from '../offline/remembered-answer.ts'
import { keys } from './keys.ts'

export const configQuery = queryOptions({
  queryKey: keys.config,
  queryFn: ({ signal }) => askOrRemember(calls.config, signal),
})

/** What this server offers: identity, price, whether there is a local mailbox. */
export function useConfig() {
  return useQuery(configQuery)
}
