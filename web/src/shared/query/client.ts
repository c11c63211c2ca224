import { QueryClient } from '@tanstack/react-query'

/**
 * As in the specification, section 7: never stale, no refetch on focus, no retries. `always`: what is
 * kept on the device must open with the network off.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export const keys = {
  config: ['config'],
  profiles: ['profiles'],
  characters: ['characters'],
  stories: ['stories'],
  story: (id: string) => ['stories', id],
  storyMaking: (id: string) => ['stories', id, 'making'],
  storySearch: (words: string, isAway: boolean) => ['story-search', words, isAway] as const,
  subscription: ['subscription'],
  subscriptionDetails: ['subscription', 'details'],
  discount: (code: string | null) => ['discount', code],
  paymentSession: (wish: unknown) => ['payment-session', wish],
} as const
