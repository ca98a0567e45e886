import { useQueryClient } from '@tanstack/react-query'
import { displayName } from '#accounts/person.ts'
import type { SentBodyOf } from '#platform/endpoint.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi } from '../../contract.ts'
import { useFormMutation } from '../form-error.tsx'
import { cacheInterview, refreshHerd } from '../herd-queries.ts'

/** Creates an interview that this person gives. */
export function useStartInterview() {
  const client = useQueryClient()
  const toast = useToast()
  return useFormMutation({
    failureTitle: 'Failed to start interview',
    mutationFn: (body: SentBodyOf<typeof herdApi.start>) =>
      callApi<typeof herdApi.start>('POST', '/api/interviews', { body }),
    onSuccess: (interview) => {
      cacheInterview(client, interview)
      toast.show({
        title: 'Interview created!',
        description: 'Email invitation sent to your GoatMate. The interview is now pending feedback.',
      })
    },
    // They may no longer be a GoatMate; the refreshed list shows it.
    onError: () => void refreshHerd(client),
  })
}

/** Asks a GoatMate to interview this person. */
export function useRequestInterview() {
  const client = useQueryClient()
  const toast = useToast()
  return useFormMutation({
    failureTitle: 'Failed to send request',
    mutationFn: (body: SentBodyOf<typeof herdApi.requestInterview>) =>
      callApi<typeof herdApi.requestInterview>('POST', '/api/interviews/requests', { body }),
    onSuccess: ({ interviewer }) => {
      toast.show({
        title: 'Request sent!',
        description: `We emailed ${displayName(interviewer)}. When they accept, the interview appears in your history.`,
      })
      void refreshHerd(client)
    },
    onError: () => void refreshHerd(client),
  })
}
