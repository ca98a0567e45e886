import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call-api.ts'
import type { CompanyQuestion, Sighting } from '../../contract.ts'
import { changeSightings } from '../company-list/use-question-list.ts'
import { changeStored } from './stars-and-notes-query.ts'

type Report = Pick<Sighting, 'month' | 'stage'> & { readonly company: string }

/** Reports that a company asked the member a question, or withdraws the report. The counts come with the answers. */
export function useSighting(id: number) {
  const client = useQueryClient()
  const report = useMutation({
    mutationFn: (body: Report) => call('PUT /api/company-questions/:id/sighting', { params: { id }, body }),
    onSuccess: ({ sighting, question }) => show(client, question, sighting, [sighting]),
  })
  const withdraw = useMutation({
    mutationFn: ({ companySlug }: Sighting) =>
      call('DELETE /api/company-questions/:id/sighting/:company', { params: { id, company: companySlug } }),
    onSuccess: ({ question }, sighting) => show(client, question, sighting, []),
  })
  return { report, withdraw }
}

function show(
  client: QueryClient,
  question: CompanyQuestion,
  { companySlug }: Sighting,
  replacement: readonly Sighting[],
): void {
  changeSightings(client, question)
  changeStored(client, ({ sightings }) => ({
    sightings: [
      ...sightings.filter((each) => each.questionId !== question.id || each.companySlug !== companySlug),
      ...replacement,
    ],
  }))
}
