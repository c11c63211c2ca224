import { paymentCalls } from '@perinka/contract/payment-calls'
import type { SubscriptionDetails } from '@perinka/contract/payments'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

/** How the family's Premium stands, asked anew with each opening of a page that shows it. */
export function useSubscriptionDetails({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: keys.subscriptionDetails,
    queryFn: ({ signal }) => ask(paymentCalls.subscription, { signal }),
    staleTime: 0,
    enabled,
  })
}

/** What a change was answered; the banner and every right follow. */
export function showSubscription(client: QueryClient, details: SubscriptionDetails): void {
  client.setQueryData(keys.subscriptionDetails, details)
  void client.invalidateQueries({ queryKey: keys.subscription })
}
