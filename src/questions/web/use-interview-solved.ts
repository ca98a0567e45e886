import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import type { questionsApi } from '../contract.ts'

const key = ['interview-solved']

interface Answer {
  solved: number[]
}

/** Which of the 25 this person has solved; a tick shows at once and goes back if it cannot be saved. */
export function useInterviewSolved({ enabled }: { enabled: boolean }) {
  const client = useQueryClient()
  const toast = useToast()
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => callApi<typeof questionsApi.interviewSolved>('GET', '/api/interview-questions/solved'),
    enabled,
  })
  const solved = useMemo(() => new Set(data?.solved), [data])

  const { mutate } = useMutation({
    // Ticks of one person go one after the other, so that the last answer is the last truth.
    scope: { id: 'interview-solved' },
    mutationKey: key,
    mutationFn: ({ id, isSolved }: { id: number; isSolved: boolean }) => {
      const sent = { params: { id }, keepalive: true }
      return isSolved
        ? callApi<typeof questionsApi.solveInterview>('POST', '/api/interview-questions/:id/complete', sent)
        : callApi<typeof questionsApi.unsolveInterview>(
            'DELETE',
            '/api/interview-questions/:id/complete',
            sent,
          )
    },
    onMutate: async ({ id, isSolved }) => {
      // An answer from before the tick must not undo it on the screen.
      await client.cancelQueries({ queryKey: key })
      put(id, isSolved)
    },
    // The reply holds all ticks; while others wait their turn, the screen knows more than it does.
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData<Answer>(key, answer)
    },
    onError: (failure, { id, isSolved }) => {
      put(id, !isSolved)
      toast.show({
        title: 'Error',
        description:
          failure instanceof ApiError ? failure.sentence : 'The server cannot be reached. Please try again.',
        tone: 'destructive',
      })
    },
  })

  function put(id: number, isSolved: boolean) {
    client.setQueryData<Answer>(key, (before) => {
      const after = new Set(before?.solved)
      if (isSolved) after.add(id)
      else after.delete(id)
      return { solved: [...after] }
    })
  }

  const toggle = useCallback(
    (id: number) => {
      const now = new Set(client.getQueryData<Answer>(key)?.solved)
      mutate({ id, isSolved: !now.has(id) })
    },
    [client, mutate],
  )
  return {
    solved,
    toggle,
    isReady: data !== undefined,
    hasFailed: isError && !data,
    retry: () => void refetch(),
  }
}
