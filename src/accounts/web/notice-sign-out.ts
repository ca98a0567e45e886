import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '#platform/web/call-api.ts'
import { currentUserQuery } from './current-user.ts'

/**
 * For errors of calls that only members may make: signed out from elsewhere, the page asks who is here, and then leads
 * to the sign-in and back.
 */
export function useNoticeSignOut(): (error: unknown) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.status === 401)
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
    [queryClient],
  )
}
