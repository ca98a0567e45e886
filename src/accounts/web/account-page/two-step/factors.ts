import { queryOptions } from '@tanstack/react-query'
import { dateFormat } from '#platform/date-format.ts'
import { call } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'

/** Passkeys may be added in another browser, so it is refetched whenever the page is shown. */
export const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: () => call('GET /api/account/factors'),
  meta: onMembersPage,
  enabled: true,
  staleTime: 0,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
})

const longDate = dateFormat({ dateStyle: 'long' })

export function dayText(time: string): string {
  return longDate(time)
}
