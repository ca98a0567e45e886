import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { call } from '#platform/web/call-api.ts'

/** Another device may tick, too: a tick made there appears when this page is looked at again, or within this time. */
const refetchMs = 20_000

/** The server's list of all problems that the member has solved. The screens read `useSolvedState`, which has newer ticks. */
export function useSolvedQuery() {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  return useQuery({
    queryKey: ['solved', userId],
    queryFn: () => call('GET /api/solved'),
    enabled: Boolean(userId),
    staleTime: 5000,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  })
}
