import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/web/call-api.ts'
import { currentUserQuery } from './current-user.ts'

/** For queries and mutations of pages on which nothing is lost when the sign-in takes their place. */
export const onMembersPage = { isOnMembersPage: true } as const

/**
 * For errors of calls that only members may make: signed out from elsewhere, the page asks who is here, and then leads
 * to the sign-in and back.
 */
export function noticeSignOut(error: unknown, queryClient: QueryClient): void {
  if (error instanceof ApiError && error.status === 401)
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
