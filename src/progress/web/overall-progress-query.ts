import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { progressApi, Stats } from '../contract.ts'

export const statsKey = ['progress-stats']

/** Figures of the signed-in person. Writes bring new ones with their answers, so this is asked once. */
export const statsQuery = queryOptions({
  queryKey: statsKey,
  queryFn: () => callApi<typeof progressApi.stats>('GET', '/api/progress/stats'),
})

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
