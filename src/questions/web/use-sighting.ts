import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/web/call-api.ts'
import type { CompanyQuestion, questionsApi, Sighting } from '../contract.ts'
import { changeQuestion } from './question-cache.ts'
import { changeMarks } from './use-question-marks.ts'
import { forgetHeldList } from './whole-list.ts'

type Report = Pick<Sighting, 'month' | 'stage'> & { readonly company: string }

/** Reports that the member was asked a question at a company, or takes that back; the counts follow the answers. */
export function useSighting(id: number) {
  const client = useQueryClient()
  const report = useMutation({
    mutationFn: (body: Report) =>
      callApi<typeof questionsApi.reportSighting>('PUT', '/api/company-questions/:id/sighting', {
        params: { id },
        body,
      }),
    onSuccess: ({ sighting, question }) => {
      changeOwn(client, sighting, [sighting])
      showCounts(client, question)
    },
  })
  const withdraw = useMutation({
    mutationFn: ({ companySlug }: Sighting) =>
      callApi<typeof questionsApi.withdrawSighting>(
        'DELETE',
        '/api/company-questions/:id/sighting/:company',
        { params: { id, company: companySlug } },
      ),
    onSuccess: ({ question }, sighting) => {
      changeOwn(client, sighting, [])
      showCounts(client, question)
    },
  })
  return { report, withdraw }
}

function changeOwn(client: QueryClient, old: Sighting, now: readonly Sighting[]): void {
  const isOld = ({ questionId, companySlug }: Sighting) =>
    questionId === old.questionId && companySlug === old.companySlug
  changeMarks(client, ({ sightings, ...rest }) => ({
    ...rest,
    sightings: [...sightings.filter((each) => !isOld(each)), ...now],
  }))
}

function showCounts(client: QueryClient, { id, sightings }: CompanyQuestion): void {
  forgetHeldList(client)
  changeQuestion(client, id, (question) => ({ ...question, sightings }))
}
