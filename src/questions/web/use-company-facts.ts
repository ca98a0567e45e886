import { useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { questionsApi } from '../contract.ts'

interface WhenWanted {
  enabled: boolean
}

/** How large the list is and where it comes from. */
export function useCompanySummary({ enabled }: WhenWanted) {
  return useQuery({
    queryKey: ['company-summary'],
    queryFn: () => callApi<typeof questionsApi.summary>('GET', '/api/company-questions/summary'),
    enabled,
  }).data
}

/** Companies with how many questions each has, most first. */
export function useCompanies({ enabled }: WhenWanted) {
  return useQuery({
    queryKey: ['companies'],
    queryFn: () => callApi<typeof questionsApi.companies>('GET', '/api/company-questions/companies'),
    enabled,
  }).data
}

/** Display names of patterns, most used first. */
export function useCompanyPatterns({ enabled }: WhenWanted) {
  return useQuery({
    queryKey: ['company-patterns'],
    queryFn: () => callApi<typeof questionsApi.patterns>('GET', '/api/company-questions/patterns'),
    enabled,
  }).data
}
