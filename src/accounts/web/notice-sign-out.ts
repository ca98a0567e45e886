import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/web/call-api.ts'
import { currentUserQuery } from './current-user.ts'

/**
 * After a 401, refetches the current user, which leads to the sign-in page and back if the session has ended. A visitor
 * has none: there, a 401 is a wrong password or code.
 */
export function noticeSignOut(error: unknown, queryClient: QueryClient): void {
  const { queryKey } = currentUserQuery
  if (error instanceof ApiError && error.status === 401 && queryClient.getQueryData(queryKey) !== null)
    void queryClient.invalidateQueries({ queryKey })
}
