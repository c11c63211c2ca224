import { calls } from '@perinka/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

export function useProfiles() {
  return useQuery({ queryKey: keys.profiles, queryFn: ({ signal }) => ask(calls.listProfiles, { signal }) })
}
