import { useQueryClient } from '@tanstack/react-query'
import { displayName } from '#accounts/person.ts'
import type { SentBody } from '#platform/endpoint.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { useFormMutation } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { cacheInterview, refreshHerd } from '../herd-queries.ts'

/** Creates an interview that this person gives. */
export function useStartInterview() {
  const client = useQueryClient()
  const toast = useToast()
  return useFormMutation({
    failureTitle: 'Failed to start interview',
    mutationFn: (body: SentBody<'POST /api/interviews'>) => call('POST /api/interviews', { body }),
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
    mutationFn: (body: SentBody<'POST /api/interviews/requests'>) =>
      call('POST /api/interviews/requests', { body }),
    onSuccess: ({ interviewer }) => {
      toast.show({
        title: 'Request sent!',
        description: `We emailed ${displayName(interviewer)}. When they accept, you find it under Coming up.`,
      })
      void refreshHerd(client)
    },
    onError: () => void refreshHerd(client),
  })
}
