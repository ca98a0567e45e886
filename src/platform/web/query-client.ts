import { notifyManager, QueryClient } from '@tanstack/react-query'

// An answer is drawn as soon as it is there, not after the next timer.
notifyManager.setScheduler(queueMicrotask)

/** The spec's data-fetching defaults (section 9): each query that a page needs is enabled where it is used. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        enabled: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
