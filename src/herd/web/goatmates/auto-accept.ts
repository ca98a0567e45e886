import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { type ToastMessage, useToast } from '#platform/ui/feedback/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi } from '../../contract.ts'
import { type Arrived, arrivalsQuery, refreshHerd } from '../herd-queries.ts'

/**
 * For the app to call when somebody has signed in: accepts what they were invited to, tells who came that way, and
 * keeps them for My Herd, where they can be removed or blocked. Nobody waits for it, and a failure loses nothing,
 * because opening My Herd asks again.
 */
export function useAutoAccept(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return useCallback(() => {
    const openHerd = () => void navigate('/my-herd')
    void acceptInvitations(client)
      .then(() =>
        toast.afterCurrent(() => {
          const message = arrivalMessage(client, openHerd)
          if (message) toast.show(message)
        }),
      )
      .catch(() => {})
  }, [client, navigate, toast])
}

/** Not as a query: those that are under way when somebody signs in are dropped with the answers of who was here before. */
async function acceptInvitations(client: QueryClient): Promise<void> {
  const { accepted } = await callApi<typeof herdApi.autoAccept>('POST', '/api/buddy/auto-accept')
  if (accepted.length === 0) return
  // However long it takes until My Herd is opened.
  client.setQueryDefaults(arrivalsQuery.queryKey, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(arrivalsQuery.queryKey, (before = []) => [
    ...before.filter(({ id }) => accepted.every((person) => person.id !== id)),
    ...accepted,
  ])
  void refreshHerd(client)
}

/** My Herd tells it itself; and whoever has signed out meanwhile, or seen to it, need not hear of it. */
function arrivalMessage(client: QueryClient, openHerd: () => void): ToastMessage | undefined {
  const arrived = client.getQueryData(arrivalsQuery.queryKey) ?? []
  if (arrived.length === 0 || location.pathname === '/my-herd') return undefined
  return {
    title: arrivalText(arrived),
    description: 'By an invitation to your address. In My Herd you can also remove or block people.',
    action: { label: 'My Herd', onSelect: openHerd },
  }
}

function arrivalText([first, ...others]: Arrived): string {
  const name = first ? displayName(first) : ''
  if (others.length === 0) return `${name} is now your GoatMate`
  return `${name} and ${others.length === 1 ? '1 other' : `${others.length} others`} are now your GoatMates`
}
