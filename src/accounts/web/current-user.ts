import { queryOptions } from '@tanstack/react-query'
import type { User } from '#accounts/contract.ts'
import { minuteMs } from '#platform/durations.ts'
import { ApiError, call } from '#platform/web/call-api.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: () => (takeSignedOutMark() ? null : readCurrentUser()),
  enabled: true,
  staleTime: 5 * minuteMs,
  gcTime: 10 * minuteMs,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
  retry: false,
})

/** Null when nobody is signed in. */
export async function readCurrentUser(): Promise<User | null> {
  try {
    return await call('GET /api/user')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return null
    throw new Error(`${error.status}: ${error.statusText}`)
  }
}

/**
 * The server marks a page that was requested without a session cookie. Then nobody is signed in, and the first call can
 * be skipped: every visitor's console would show it as failed.
 */
function takeSignedOutMark(): boolean {
  const page = document.documentElement
  const isKnown = page.dataset.session === 'absent'
  delete page.dataset.session
  return isKnown
}
