import { queryOptions, useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { call } from '#platform/web/call-api.ts'
import { percentOf, progressFigures } from '../../rules.ts'
import { usePatternSizes, useProgressMap } from '../tick/progress-source.ts'

export const statsKey = ['progress-stats']

/** Figures of the signed-in person. Fetched once: the replies to writes carry new ones. */
const statsQuery = queryOptions({
  queryKey: statsKey,
  queryFn: () => call('GET /api/progress/stats'),
})

export interface OverallProgress {
  readonly completed: number
  readonly total: number
  readonly percent: number
}

/**
 * Completed patterns of all patterns, the same on every page. Once the catalog has loaded it follows every tick;
 * before that it shows the server's figures. A guest's shows as 0 (spec). Undefined while unknown and for visitors.
 */
export function useOverallProgress(): OverallProgress | undefined {
  const visitor = useVisitor()
  const sizes = usePatternSizes()
  const map = useProgressMap()
  const isMember = visitor.kind === 'member'
  const { data: stats } = useQuery({ ...statsQuery, enabled: isMember && sizes === undefined })

  if (visitor.kind === 'guest') return { completed: 0, total: catalogueTotals.patterns, percent: 0 }
  if (!isMember) return undefined
  const figures = sizes ? progressFigures(sizes, (id) => map.get(id)?.mask ?? 0) : stats
  if (!figures) return undefined
  const { completedPatterns: completed, totalPatterns: total } = figures
  return { completed, total, percent: percentOf(completed, total) }
}
