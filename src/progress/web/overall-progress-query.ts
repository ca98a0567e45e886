import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { progressApi, Stats } from '../contract.ts'

export const statsKey = ['progress-stats']

/** Completions of company questions that are on their way, or have been: mutations with this key carry one. */
export const completionKey = ['complete-company-question']

export interface Completion {
  readonly id: number
  readonly isCompleted: boolean
}

/** Figures of the signed-in person. Writes bring new ones with their answers, so this is asked once. */
export const statsQuery = queryOptions({
  queryKey: statsKey,
  queryFn: async ({ client }) => {
    const stats = await callApi<typeof progressApi.stats>('GET', '/api/progress/stats')
    const shift = countUnderWay(client)
    return { ...stats, completedCompanyQuestions: stats.completedCompanyQuestions + shift }
  },
})

/** What is shown already, and the answer can hardly count: when that has come, the figures are asked for again. */
function countUnderWay(client: QueryClient): number {
  const underWay = client.getMutationCache().findAll({ mutationKey: completionKey, status: 'pending' })
  // The caller says what those of its key carry.
  const changes = underWay.map(({ state }) => state.variables as Completion)
  return changes.reduce((sum, { isCompleted }) => sum + (isCompleted ? 1 : -1), 0)
}

/** Completed company questions count among the figures, and are not saved through the progress calls. */
export function shiftCompletedQuestions(client: QueryClient, by: 1 | -1): void {
  client.setQueryData<Stats>(
    statsKey,
    (before) => before && { ...before, completedCompanyQuestions: before.completedCompanyQuestions + by },
  )
}

/** Asks for the figures again, where somebody shows them. */
export function refreshStats(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: statsKey })
}
