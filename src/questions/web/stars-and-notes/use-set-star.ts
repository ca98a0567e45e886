import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { changeStarOrNote, starsAndNotesQuery } from './stars-and-notes-query.ts'

const mutationKey = ['star-company-question']

/** Shows a change immediately, and reverts it with a toast if it cannot be saved. */
export function useSetStar(): (id: number, isStarred: boolean) => void {
  const client = useQueryClient()
  const toast = useToast()
  return useCallback(
    (id, isStarred) => {
      // Without a hook per question: a list has many.
      const mutation = client.getMutationCache().build(client, {
        mutationKey,
        // Changes of one star are saved one after the other, so that the last one wins.
        scope: { id: `company question: star ${id}` },
        mutationFn: (isStarred: boolean) =>
          call('PUT /api/company-questions/:id/mark', {
            params: { id },
            body: { isStarred },
            keepalive: true,
          }),
        onMutate: async (isStarred) => {
          changeStarOrNote(client, id, { isStarred })
          // An answer from before the change would undo it on screen.
          await client.cancelQueries({ queryKey: starsAndNotesQuery.queryKey })
        },
        onError: (error, isStarred) => {
          changeStarOrNote(client, id, { isStarred: !isStarred })
          toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
        },
        onSettled: async () => {
          // The answer would not contain changes that are still being saved.
          if (client.isMutating({ mutationKey }) > 1) return
          await client.invalidateQueries({ queryKey: starsAndNotesQuery.queryKey })
        },
      })
      mutation.execute(isStarred).catch(() => {})
    },
    [client, toast],
  )
}
