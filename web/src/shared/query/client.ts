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
