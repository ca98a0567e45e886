import { queryOptions, useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import { call } from '#platform/web/call-api.ts'

/** What the server has stored of a member's settings. Another device may change them, too. */
export const settingsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: () => call('GET /api/settings'),
    enabled: userId !== undefined,
    staleTime: minuteMs,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })

export function useSettingsQuery() {
  const visitor = useVisitor()
  return useQuery(settingsQuery(visitor.kind === 'member' ? visitor.user.id : undefined))
}
