import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { catalogueTotals } from '#content/category-summaries.ts'
import { callApi } from '#platform/web/call-api.ts'
import type { progressApi, Stats } from '../../contract.ts'
import { percentOf, progressFigures } from '../../rules.ts'
import { usePatternSizes, useProgressMap } from '../tick/progress-source.ts'

export const statsKey = ['progress-stats']

/** Key of the mutations that complete company questions. Their variables are a `Completion`. */
export const completionKey = ['complete-company-question']

export interface Completion {
  readonly id: number
  readonly isCompleted: boolean
}

/** Figures of the signed-in person. Fetched once: the replies to writes carry new ones. */
export const statsQuery = queryOptions({
  queryKey: statsKey,
  queryFn: async ({ client }) => {
    const stats = await callApi<typeof progressApi.stats>('GET', '/api/progress/stats')
    const change = countPendingCompletions(client)
    return { ...stats, completedCompanyQuestions: stats.completedCompanyQuestions + change }
  },
})

/** Completions that the page shows already and that the reply probably does not include yet. */
function countPendingCompletions(client: QueryClient): number {
  const pending = client.getMutationCache().findAll({ mutationKey: completionKey, status: 'pending' })
  const completions = pending.map(({ state }) => state.variables as Completion)
  return completions.reduce((sum, { isCompleted }) => sum + (isCompleted ? 1 : -1), 0)
}

/** Completed company questions are part of the figures, but they are not saved through the progress endpoints. */
export function shiftCompletedQuestions(client: QueryClient, by: 1 | -1): void {
  client.setQueryData<Stats>(
    statsKey,
    (before) => before && { ...before, completedCompanyQuestions: before.completedCompanyQuestions + by },
  )
}

/** Fetches the figures again if a page shows them. */
export function refreshStats(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: statsKey })
}

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
