import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#accounts/web/current-user.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs, secondMs } from '#platform/durations.ts'
import { deviceOffset } from '#platform/local-day.ts'
import { call } from '#platform/web/call-api.ts'
import type { Standing } from '../contract.ts'

const refetchPendingMs = 3 * secondMs

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
    queryFn: readStanding,
    // At sign-out, queries are reset while the page that closes may still be hidden in a suspended tree.
    enabled: () => isMember && client.getQueryData(currentUserQuery.queryKey) !== null,
    staleTime: minuteMs,
    refetchOnWindowFocus: true,
    // Late answers are added on the server in a moment.
    refetchInterval: ({ state }) => (state.data?.pendingCount ? refetchPendingMs : false),
  })
}

/**
 * The server knows where the last answer was given; after a flight, it must be told where the member is now. Offline, what
 * was cached there is better than nothing.
 */
async function readStanding(): Promise<Standing> {
  const offset = deviceOffset()
  // The page requests this address before its scripts have loaded.
  const standing = await call('GET /api/practice/standing')
  return standing.utcOffset === offset
    ? standing
    : call('GET /api/practice/standing', { query: { offset } }).catch(() => standing)
}

/** How many prompts are due; 0 once today's round has been finished, undefined until that is known. */
export function useDueToday(): number | undefined {
  const { data } = useStandingQuery()
  return data && (data.roundsToday === 0 ? data.dueCount : 0)
}
