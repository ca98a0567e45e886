import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { requestsQuery } from '../herd-queries.ts'

/** Updates optimistically, and rolls back with a toast when the change cannot be saved. */
export function AutoAcceptSwitch({ isOn }: { isOn: boolean }) {
  const client = useQueryClient()
  const toast = useToast()
  const show = (autoAcceptInvites: boolean) =>
    client.setQueryData(requestsQuery.queryKey, (requests) => requests && { ...requests, autoAcceptInvites })
  const { mutate } = useMutation({
    meta: onMembersPage,
    mutationFn: (autoAcceptInvites: boolean) =>
      call('PUT /api/account/settings', { body: { autoAcceptInvites } }),
    onMutate: (autoAcceptInvites) => {
      // A reply to an earlier fetch would show the old setting again.
      void client.cancelQueries({ queryKey: requestsQuery.queryKey })
      show(autoAcceptInvites)
    },
    onError: (error, attempted) => {
      show(!attempted)
      toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
  })
  return <Switch label="Accept invitations automatically" checked={isOn} onChange={(next) => mutate(next)} />
}
