import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { progressApi } from '../contract.ts'

export const statsKey = ['progress-stats']

/** Figures of the signed-in person. Writes bring new ones with their answers, so this is asked once. */
export const statsQuery = queryOptions({
  queryKey: statsKey,
  queryFn: () => callApi<typeof progressApi.stats>('GET', '/api/progress/stats'),
})
