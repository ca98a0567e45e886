import type { QueryClient } from '@tanstack/react-query'

/**
 * Sends what waits its turn behind another write (`scope`) when the page goes: nobody will be there to send it later.
 * Such writes are `keepalive` and safe to repeat, for a page that comes back sends them once more. Gives what ends it.
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
