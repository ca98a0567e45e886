import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { refreshHerd } from './herd-queries.ts'

const requests = {
  accept: (id: string) => call('POST /api/buddy/requests/:id/accept', { params: { id } }),
  decline: (id: string) => call('POST /api/buddy/requests/:id/decline', { params: { id } }),
  cancel: (id: string) => call('DELETE /api/buddy/requests/:id', { params: { id } }),
  remove: (userId: string) => call('DELETE /api/buddies/:userId', { params: { userId } }),
  block: (userId: string) => call('POST /api/buddies/:userId/block', { params: { userId } }),
  declineRequest: (id: string) => call('POST /api/interviews/requests/:id/decline', { params: { id } }),
  begin: (id: string) => call('POST /api/interviews/:id/begin', { params: { id } }),
  cancelInterview: (id: string) => call('DELETE /api/interviews/:id', { params: { id } }),
  cancelRequest: (id: string) => call('DELETE /api/interviews/requests/:id', { params: { id } }),
  unblock: (userId: string) => call('DELETE /api/buddies/:userId/block', { params: { userId } }),
}

export interface HerdAction {
  readonly action: keyof typeof requests
  /** Of the invitation, the request, the interview or the person. */
  readonly id: string
  /** The toast on success. */
  readonly done: string
}

/** Answers an invitation, removes a GoatMate, and the like. A toast reports the result. */
export function useHerdAction() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    meta: onMembersPage,
    mutationFn: ({ action, id }: HerdAction): Promise<unknown> => requests[action](id),
    onSuccess: (_, { done }) => {
      toast.show({ title: done })
      return refreshHerd(client)
    },
    onError: (error) => {
      toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
      // The other person may have changed something first; the refreshed list shows it.
      void refreshHerd(client)
    },
  })
}
