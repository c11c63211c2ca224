import { calls } from '@perinka/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { keys } from './client.ts'

/** What this server offers: identity, price, whether there is a local mailbox. */
export function useConfig() {
  return useQuery({ queryKey: keys.config, queryFn: ({ signal }) => ask(calls.config, { signal }) })
}
