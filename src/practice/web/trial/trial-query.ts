import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { practiceApi } from '../../contract.ts'
import { practiceKey } from '../standing-query.ts'

/** Two prompts with their keys: an easy one, then a harder one. */
export const trialQuery = queryOptions({
  queryKey: [practiceKey, 'trial'],
  queryFn: () => callApi<typeof practiceApi.trial>('GET', '/api/practice/trial'),
  enabled: true,
})
