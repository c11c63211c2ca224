import { calls } from '@perinka/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { askOrRemember } from '../../../shared/offline/remembered-answer.ts'
import { keys } from '../../../shared/query/keys.ts'

/** What the family may still do; asked again each minute while somebody looks (specification, section 7). */
export function useSubscriptionStatus({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: keys.subscription,
    queryFn: ({ signal }) => askOrRemember(calls.subscriptionStatus, signal),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
    staleTime: 30_000,
    enabled,
  })
}
