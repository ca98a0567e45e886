import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onMembersPage } from '#accounts/web/notice-sign-out.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi } from '../contract.ts'
import { sentenceOf } from './failure-sentence.ts'
import { refreshHerd, requestsQuery } from './herd-queries.ts'
import { useFormFailure } from './use-form-failure.ts'

export function useInvite() {
  const client = useQueryClient()
  const toast = useToast()
  const { onError, faultOf } = useFormFailure('Failed to send invitation')
  const mutation = useMutation({
    meta: onMembersPage,
    mutationFn: (toEmail: string) =>
      callApi<typeof herdApi.invite>('POST', '/api/buddy/request', { body: { toEmail } }),
    onSuccess: ({ status, message }) => {
      toast.show({
        title: status === 'accepted' ? 'You are GoatMates now' : 'Invitation sent!',
        description: message,
      })
      void refreshHerd(client)
    },
    onError,
  })
  return { ...mutation, fault: faultOf(mutation.error) }
}

const acts = {
  accept: (id: string) =>
    callApi<typeof herdApi.accept>('POST', '/api/buddy/requests/:id/accept', { params: { id } }),
  decline: (id: string) =>
    callApi<typeof herdApi.decline>('POST', '/api/buddy/requests/:id/decline', { params: { id } }),
  cancel: (id: string) =>
    callApi<typeof herdApi.cancel>('DELETE', '/api/buddy/requests/:id', { params: { id } }),
  remove: (userId: string) =>
    callApi<typeof herdApi.remove>('DELETE', '/api/buddies/:userId', { params: { userId } }),
  block: (userId: string) =>
    callApi<typeof herdApi.block>('POST', '/api/buddies/:userId/block', { params: { userId } }),
  unblock: (userId: string) =>
    callApi<typeof herdApi.unblock>('DELETE', '/api/buddies/:userId/block', { params: { userId } }),
}
export type HerdAct = keyof typeof acts

interface ActOrder {
  readonly act: HerdAct
  /** Of the invitation, or of the person. */
  readonly id: string
  /** Says what has happened. */
  readonly done: string
}

/** Answers an invitation, ends a friendship, and the like. What failed is told in a toast. */
export function useHerdAct() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    meta: onMembersPage,
    mutationFn: ({ act, id }: ActOrder) => acts[act](id),
    onSuccess: (_, { done }) => {
      toast.show({ title: done })
      return refreshHerd(client)
    },
    onError: (failure) => {
      toast.show({ title: 'Error', description: sentenceOf(failure), tone: 'destructive' })
      // Somebody else may have acted first; the list then says so.
      void refreshHerd(client)
    },
  })
}

/** Changes at once, and goes back with a sentence if it cannot be saved. */
export function useAutoAcceptSetting() {
  const client = useQueryClient()
  const toast = useToast()
  const show = (autoAcceptInvites: boolean) =>
    client.setQueryData(requestsQuery.queryKey, (requests) => requests && { ...requests, autoAcceptInvites })
  return useMutation({
    meta: onMembersPage,
    mutationFn: (autoAcceptInvites: boolean) =>
      callApi<typeof herdApi.settings>('PUT', '/api/account/settings', { body: { autoAcceptInvites } }),
    onMutate: show,
    onError: (failure, wanted) => {
      show(!wanted)
      toast.show({ title: 'Error', description: sentenceOf(failure), tone: 'destructive' })
    },
  })
}
