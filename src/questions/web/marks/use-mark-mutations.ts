import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { changeMarks, type Marks, marksQuery, sentenceFor, withMark } from './marks-query.ts'

export function useSetStar(id: number) {
  return useMarkMutation(`star ${id}`, {
    save: (isStarred) =>
      call('PUT /api/company-questions/:id/mark', { params: { id }, body: { isStarred }, keepalive: true }),
    apply: (marks, isStarred) => withMark(marks, id, { isStarred }),
  })
}

interface MarkChange {
  readonly save: (isSet: boolean) => Promise<unknown>
  readonly apply: (marks: Marks, isSet: boolean) => Marks
}

const mutationKey = ['mark-company-question']

/** Shows a change immediately, and reverts it with a toast if it cannot be saved. */
function useMarkMutation(scope: string, { save, apply }: MarkChange): (isSet: boolean) => void {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationKey,
    // Changes of one mark are saved one after the other, so that the last one wins.
    scope: { id: `company question: ${scope}` },
    mutationFn: save,
    onMutate: async (isSet) => {
      changeMarks(client, (marks) => apply(marks, isSet))
      // An answer from before the change would undo it on screen.
      await client.cancelQueries({ queryKey: marksQuery.queryKey })
    },
    onError: (error, isSet) => {
      changeMarks(client, (marks) => apply(marks, !isSet))
      toast.show({ title: 'Error', description: sentenceFor(error), tone: 'destructive' })
    },
    onSettled: async () => {
      // The answer would not contain changes that are still being saved.
      if (client.isMutating({ mutationKey }) > 1) return
      await client.invalidateQueries({ queryKey: marksQuery.queryKey })
    },
  }).mutate
}
