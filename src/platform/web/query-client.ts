import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** The `meta` option of a query or mutation. */
type Meta = Readonly<Record<string, unknown>> | undefined

/** Query and mutation meta for pages where nothing is lost when the sign-in page replaces them. */
export const onMembersPage = { isOnMembersPage: true } as const

/**
 * The spec's data-fetching defaults (section 9): queries are enabled where they are used.
 * `onFailure` is called for every failed query and mutation, in addition to the caller's own error handling.
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

/**
 * Sends the mutations that wait for another one of their `scope` when the page is closed, because nothing can send them
 * later. They are `keepalive` and safe to repeat: a page that is restored sends them again. Returns a function that
 * stops this.
 */
export function sendBeforeLeaving(client: QueryClient): () => void {
  const send = () => {
    const waiting = client.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused })
    for (const { state, options, meta } of waiting)
      options.mutationFn?.(state.variables, { client, meta }).catch(() => {})
  }
  addEventListener('pagehide', send)
  return () => removeEventListener('pagehide', send)
}
