import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi } from '../contract.ts'
import { arrivalsQuery, refreshHerd } from './herd-queries.ts'

/**
 * For the app to call when somebody has signed in: accepts what they were invited to, and keeps who came that way for
 * My Herd to tell. Nobody waits for it, and a failure loses nothing, because opening My Herd asks again.
 */
export function useAutoAccept(): () => void {
  const client = useQueryClient()
  return useCallback(() => void acceptInvitations(client).catch(() => {}), [client])
}

/** Not as a query: those that are under way when somebody signs in are dropped with the answers of who was here before. */
async function acceptInvitations(client: QueryClient): Promise<void> {
  const { accepted } = await callApi<typeof herdApi.autoAccept>('POST', '/api/buddy/auto-accept')
  if (accepted.length === 0) return
  client.setQueryData(arrivalsQuery.queryKey, (before = []) => [
    ...before.filter(({ id }) => accepted.every((person) => person.id !== id)),
    ...accepted,
  ])
  await refreshHerd(client)
}
