import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { ToastMessage } from '#platform/ui/feedback/ToastArea.tsx'
import { call } from '#platform/web/call-api.ts'
import { mergePeople, type NewGoatMates, newGoatMatesQuery, refreshHerd } from '../herd-queries.ts'

/**
 * Call after sign-in: accepts open invitations in the background and shows who joined. A failure is ignored, because
 * opening My Herd tries again.
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
          const message = newGoatMatesMessage(client, openHerd)
          if (message) toast.show(message)
        }),
      )
      .catch(() => {})
  }, [client, navigate, toast])
}

/** Not a query fetch: signing in discards the queries that are under way, which belong to the visitor before. */
async function acceptInvitations(client: QueryClient): Promise<void> {
  const { accepted } = await call('POST /api/buddy/auto-accept')
  if (accepted.length === 0) return
  // My Herd may be opened much later.
  client.setQueryDefaults(newGoatMatesQuery.queryKey, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(newGoatMatesQuery.queryKey, (before) => mergePeople(before, accepted))
  void refreshHerd(client)
}

/** Nothing on My Herd, which shows them itself, and after a sign-out or dismissal meanwhile. */
function newGoatMatesMessage(client: QueryClient, openHerd: () => void): ToastMessage | undefined {
  const people = client.getQueryData(newGoatMatesQuery.queryKey) ?? []
  if (people.length === 0 || location.pathname === '/my-herd') return undefined
  return {
    title: titleFor(people),
    description: 'They invited you by email. You can remove or block people in My Herd.',
    action: { label: 'My Herd', onSelect: openHerd },
  }
}

function titleFor([first, ...others]: NewGoatMates): string {
  const name = first ? displayName(first) : ''
  if (others.length === 0) return `${name} is now your GoatMate`
  return `${name} and ${others.length === 1 ? '1 other' : `${others.length} others`} are now your GoatMates`
}
