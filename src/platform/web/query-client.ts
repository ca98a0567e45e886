import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'

// An answer is drawn as soon as it is there, not after the next timer.
notifyManager.setScheduler(queueMicrotask)

/** What a query or mutation says about itself. */
type Meta = Readonly<Record<string, unknown>> | undefined

/**
 * The spec's data-fetching defaults (section 9): each query that a page needs is enabled where it is used.
 * `onFailure` hears of every query and mutation that failed, besides whoever made it.
 */
export function createQueryClient(
  onFailure: (error: Error, meta: Meta, client: QueryClient) => void,
): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onFailure(error, meta, client) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => onFailure(error, meta, client),
    }),
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
  return client
}
