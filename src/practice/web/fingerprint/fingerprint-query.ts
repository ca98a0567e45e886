import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import { call } from '#platform/web/call-api.ts'
import { practiceKey } from '../standing-query.ts'

/** What these companies ask, with the member's recall over it. @param companies slugs; with none it waits */
export function useFingerprint(companies: readonly string[]) {
  const visitor = useVisitor()
  const slugs = companies.toSorted().join()
  return useQuery({
    queryKey: [practiceKey, visitor.kind === 'member' ? visitor.user.id : undefined, 'fingerprint', slugs],
    queryFn: ({ signal }) => call('GET /api/practice/fingerprint', { query: { companies: slugs }, signal }),
    enabled: slugs !== '' && (visitor.kind === 'member' || visitor.kind === 'guest'),
    staleTime: minuteMs,
    refetchOnMount: true,
  })
}
