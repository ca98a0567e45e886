import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onMembersPage } from '#accounts/web/notice-sign-out.ts'
import type { SentBodyOf } from '#platform/endpoint.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi, Interview, Scores } from '../contract.ts'
import { refreshHerd, takeInterview } from './herd-queries.ts'
import { forgetRun } from './interview-run.ts'
import { useFormFailure } from './use-form-failure.ts'

export type NewInterview = SentBodyOf<typeof herdApi.start>

export function useStartInterview() {
  const client = useQueryClient()
  const toast = useToast()
  const { onError, faultOf } = useFormFailure('Failed to start interview')
  const mutation = useMutation({
    meta: onMembersPage,
    mutationFn: (body: NewInterview) => callApi<typeof herdApi.start>('POST', '/api/interviews', { body }),
    onSuccess: (interview) => {
      takeInterview(client, interview)
      toast.show({
        title: 'Interview created!',
        description: 'Email invitation sent to your GoatMate. The interview is now pending feedback.',
      })
    },
    onError(failure) {
      onError(failure)
      // They may be no GoatMate any more; the list then says so.
      void refreshHerd(client)
    },
  })
  return { ...mutation, fault: faultOf(mutation.error) }
}

interface Outcome {
  readonly score: number
  readonly feedback: string | null
}

/** What is said of it depends on the form it was given in (spec). */
const said = {
  short: {
    failed: 'Failed to complete interview',
    done: { title: 'Interview completed!', description: 'Thanks for providing feedback on the interview.' },
  },
  detailed: {
    failed: 'Failed to submit feedback',
    done: { title: 'Feedback submitted!', description: 'The interview has been marked as completed.' },
  },
}

/** `onDone` is called even if the form is gone by then: a completed interview is shown by other means. */
export function useCompleteInterview(id: string, form: keyof typeof said, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const { onError, faultOf } = useFormFailure(said[form].failed)
  const mutation = useMutation({
    meta: onMembersPage,
    mutationFn: ({ score, feedback }: Outcome) =>
      callApi<typeof herdApi.complete>('PUT', '/api/interviews/:id', {
        params: { id },
        body: { status: 'completed', score, ...(feedback === null ? {} : { feedback }) },
      }),
    onSuccess: (interview) => {
      forgetRun(id)
      takeInterview(client, interview)
      toast.show(said[form].done)
      onDone()
    },
    onError,
  })
  return { ...mutation, fault: faultOf(mutation.error) }
}

export function useSelfScore(id: string) {
  const client = useQueryClient()
  const { onError, faultOf } = useFormFailure('Your scores were not kept')
  const mutation = useMutation({
    meta: onMembersPage,
    mutationFn: (scores: Scores) =>
      callApi<typeof herdApi.selfScore>('PUT', '/api/interviews/:id/self-score', {
        params: { id },
        body: { scores },
      }),
    onSuccess: (interview) => takeInterview(client, interview),
    onError,
  })
  return { ...mutation, fault: faultOf(mutation.error) }
}

/** The server only notes it, so a failure need not trouble who reads. */
export function useOpenFeedback(interview: Interview) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    meta: onMembersPage,
    mutationFn: () =>
      callApi<typeof herdApi.openFeedback>('POST', '/api/interviews/:id/open-feedback', {
        params: { id: interview.id },
      }),
    onSuccess: () => takeInterview(client, { ...interview, feedbackOpened: true }),
  })
  return mutate
}
