import { useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { questionsApi } from '../contract.ts'

/** What the page says besides its list: names to choose from, and how much there is. */
export function useCompanyFacts({ enabled }: { enabled: boolean }) {
  const { data: summary } = useQuery({
    queryKey: ['company-summary'],
    queryFn: () => callApi<typeof questionsApi.summary>('GET', '/api/company-questions/summary'),
    enabled,
  })
  const { data: companies } = useQuery({
    queryKey: ['company-names'],
    queryFn: () => callApi<typeof questionsApi.companies>('GET', '/api/company-questions/companies'),
    enabled,
  })
  const { data: patterns } = useQuery({
    queryKey: ['company-patterns'],
    queryFn: () => callApi<typeof questionsApi.patterns>('GET', '/api/company-questions/patterns'),
    enabled,
  })
  return { summary, companies, patterns }
}
