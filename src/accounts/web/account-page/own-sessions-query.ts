import { queryOptions } from '@tanstack/react-query'
import type { OwnSession } from '#accounts/account-contract.ts'
import { dateFormat } from '#platform/date-format.ts'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { lazily } from '#platform/lazily.ts'
import { call } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'

/** Other browsers come and go, so it is refetched whenever the page is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => call('GET /api/account/sessions'),
  meta: onMembersPage,
  enabled: true,
  staleTime: 0,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
})

/** The server updates the last use of a session at most this often. */
const seenIntervalMs = 5 * minuteMs

const relative = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }))

/** How long ago a session was used. */
export function lastUsedText(lastSeenAt: string, now: number): string {
  const age = Math.max(0, now - Date.parse(lastSeenAt))
  if (age < 2 * seenIntervalMs) return 'Used in the last ten minutes'
  if (age < hourMs) return `Last used ${relative().format(-Math.floor(age / minuteMs), 'minute')}`
  if (age < dayMs) return `Last used ${relative().format(-Math.floor(age / hourMs), 'hour')}`
  return `Last used ${relative().format(-Math.floor(age / dayMs), 'day')}`
}

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

export function signedInText(signedInAt: string): string {
  return `signed in on ${moment(signedInAt)}`
}

/** Unique names in the order of the list: 'Firefox on Linux', 'Chrome on Windows (1 of 2)'. */
export function sessionNames(sessions: readonly OwnSession[]): readonly string[] {
  return sessions.map(({ device }, index) => {
    const same = sessions.filter((each) => each.device === device)
    const before = sessions.slice(0, index).filter((each) => each.device === device)
    return same.length === 1 ? device : `${device} (${before.length + 1} of ${same.length})`
  })
}
