import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import {
  type Completion,
  completionKey,
  refreshStats,
  shiftCompletedQuestions,
} from '#progress/web/overview/overall-progress.ts'
import type { CompanyQuestion, questionsApi } from '../contract.ts'
import { changeQuestion } from './question-cache.ts'
import { questionPagesKey } from './question-keys.ts'
import { changeCompletion } from './use-question-marks.ts'

/** Marks or unmarks a question. It shows at once, and goes back with a sentence if it cannot be saved. */
export function useCompleteQuestion(): (question: CompanyQuestion) => void {
  const client = useQueryClient()
  const toast = useToast()
  const { mutate } = useMutation({
    mutationKey: completionKey,
    // One after the other, so that the last answer is the last truth.
    scope: { id: 'complete-company-question' },
    mutationFn: ({ id, isCompleted }: Completion) => {
      const sent = { params: { id }, keepalive: true }
      return isCompleted
        ? callApi<typeof questionsApi.complete>('POST', '/api/company-questions/:id/complete', sent)
        : callApi<typeof questionsApi.uncomplete>('DELETE', '/api/company-questions/:id/complete', sent)
    },
    onError: (failure, { id, isCompleted }) => {
      put(client, { id, isCompleted: !isCompleted })
      toast.show({
        title: 'Error',
        description:
          failure instanceof ApiError ? failure.sentence : 'The server cannot be reached. Please try again.',
        tone: 'destructive',
      })
    },
    onSettled: () => {
      // While others wait their turn, an answer would take what they have shown already back again.
      if (client.isMutating({ mutationKey: completionKey }) > 1) return
      client.removeQueries({ queryKey: questionPagesKey, type: 'inactive' })
      void client.invalidateQueries({ queryKey: questionPagesKey })
      void refreshStats(client)
    },
  })

  return useCallback(
    ({ id, isCompleted }) => {
      const change = { id, isCompleted: !isCompleted }
      // Here and not in `onMutate`, which waits for its turn.
      put(client, change)
      mutate(change)
    },
    [client, mutate],
  )
}

function put(client: QueryClient, { id, isCompleted }: Completion): void {
  shiftCompletedQuestions(client, isCompleted ? 1 : -1)
  changeCompletion(client, { id, isCompleted })
  changeQuestion(client, id, (question) => ({ ...question, isCompleted }))
}
