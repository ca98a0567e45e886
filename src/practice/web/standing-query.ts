import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import { call } from '#platform/web/call-api.ts'

/** All queries of practice begin with this: whoever has saved answers invalidates it. */
export const practiceKey = 'practice'

/**
 * What the signed-in member recognizes. Another device may answer, too, so it is fetched again when the window gets the
 * focus.
 */
export function useStandingQuery() {
  const isMember = useVisitor().kind === 'member'
  const client = useQueryClient()
  return useQuery({
    queryKey: [practiceKey, 'standing'],
    queryFn: () => call('GET /api/practice/standing'),
    // At sign-out, queries are reset while the page that closes may still be hidden in a suspended tree.
    enabled: () => isMember && client.getQueryData(currentUserQuery.queryKey) !== null,
    staleTime: minuteMs,
    refetchOnWindowFocus: true,
  })
}

/** How many prompts are due, while today's round has not been finished. */
export function useDueToday(): number {
  const { data } = useStandingQuery()
  return data && data.roundsToday === 0 ? data.dueCount : 0
}
