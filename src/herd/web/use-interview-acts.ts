import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#platform/endpoint.ts'
import { useToast } from '#platform/ui/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi, Interview, Scores } from '../contract.ts'
import { takeInterview } from './herd-queries.ts'
import { forgetRun } from './interview-run.ts'

export type NewInterview = SentBodyOf<typeof herdApi.start>

export function useStartInterview() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: NewInterview) => callApi<typeof herdApi.start>('POST', '/api/interviews', { body }),
    onSuccess: (interview) => {
      takeInterview(client, interview)
      toast.show({
        title: 'Interview created!',
        description: 'Email invitation sent to your GoatMate. The interview is now pending feedback.',
      })
    },
  })
}

interface Outcome {
  readonly score: number
  readonly feedback: string | null
}

/** What is said when it is done depends on the form it was given in (spec). */
const completed = {
  short: { title: 'Interview completed!', description: 'Thanks for providing feedback on the interview.' },
  detailed: { title: 'Feedback submitted!', description: 'The interview has been marked as completed.' },
}

/** `onDone` is called even if the form is gone by then: a completed interview is shown by other means. */
export function useCompleteInterview(id: string, form: keyof typeof completed, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ score, feedback }: Outcome) =>
      callApi<typeof herdApi.complete>('PUT', '/api/interviews/:id', {
        params: { id },
        body: { status: 'completed', score, ...(feedback === null ? {} : { feedback }) },
      }),
    onSuccess: (interview) => {
      forgetRun(id)
      takeInterview(client, interview)
      toast.show(completed[form])
      onDone()
    },
  })
}

export function useSelfScore(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (scores: Scores) =>
      callApi<typeof herdApi.selfScore>('PUT', '/api/interviews/:id/self-score', {
        params: { id },
        body: { scores },
      }),
    onSuccess: (interview) => takeInterview(client, interview),
  })
}

/** The server only notes it, so a failure need not trouble who reads. */
export function useOpenFeedback(interview: Interview) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () =>
      callApi<typeof herdApi.openFeedback>('POST', '/api/interviews/:id/open-feedback', {
        params: { id: interview.id },
      }),
    onSuccess: () => takeInterview(client, { ...interview, feedbackOpened: true }),
  })
  return mutate
}
