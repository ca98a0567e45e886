import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/call-api.ts'
import { currentUserQuery } from './current-user.ts'
import { setGuestMode } from './guest-mode.ts'
import { clearAfterSignOut } from './personal-storage.ts'

/** Actions of the header that change who is here. */
export function useAccountActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMemo(() => {
    const { queryKey } = currentUserQuery

    return {
      /** Always leaves the page. Resolves to false when the session may still be alive. */
      async logOut(): Promise<boolean> {
        const userId = queryClient.getQueryData(queryKey)?.id
        const isConfirmed = await call('POST /api/logout').then(
          () => true,
          () => false,
        )
        setGuestMode(false)
        // Synchronously, so that the previous page does not redirect to the sign-in.
        await navigate('/', { flushSync: true })
        queryClient.setQueryData(queryKey, null)
        // Last, because the previous page may save a draft when it closes.
        clearAfterSignOut(userId)
        if (isConfirmed) return true
        return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).then(
          (user) => user === null,
          () => false,
        )
      },

      /** The current page may be closed to visitors, so the flag is cleared after leaving it. */
      async leaveGuestModeToSignUp() {
        await navigate('/auth?tab=register', { flushSync: true })
        setGuestMode(false)
      },
    }
  }, [queryClient, navigate])
}
