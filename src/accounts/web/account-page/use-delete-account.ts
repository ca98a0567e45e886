import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { accountApi } from '#accounts/account-contract.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import { localKeys, localValue } from '#platform/web/local-value.ts'
import { currentUserQuery } from '../current-user.ts'
import { setGuestMode } from '../guest-mode.ts'
import { forgetRedirect } from '../intended-destination.ts'

/** Deletes the account, forgets what this browser kept of it, and leaves. Raises what the server refuses. */
export function useDeleteAccount(): (password: string, confirm: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return async (password, confirm) => {
    await callApi<typeof accountApi.deleteAccount>('POST', '/api/account/delete', {
      body: { password, confirm },
    })
    setGuestMode(false)
    forgetRedirect()
    // At once, so that the page left behind does not see its member go and ask for a sign-in.
    await navigate('/landing', { replace: true, flushSync: true })
    queryClient.setQueryData(currentUserQuery.queryKey, null)
    // Drafts, ticks that wait, the last conversation: keys of ours. A guest's progress has another.
    for (const where of ['local', 'session'] as const)
      for (const key of localKeys('capra.', where)) localValue(key, where).clear()
    toast.show({
      title: 'Your account is deleted',
      description: 'A mail confirms it. Your address can be registered again at any time.',
    })
  }
}
