import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/web/call-api.ts'
import { practiceKey } from '../standing-query.ts'

/** Two prompts with their keys: an easy one, then a harder one. */
export const trialQuery = queryOptions({
  queryKey: [practiceKey, 'trial'],
  queryFn: () => call('GET /api/practice/trial'),
  enabled: true,
})
