import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import type { questionsApi } from '../../contract.ts'

const key = ['interview-solved']

interface Change {
  readonly id: number
  readonly isSolved: boolean
}

/** Which of the 25 the member has solved. A tick shows immediately and is reverted if it cannot be saved. */
export function useInterviewSolved({ enabled }: { enabled: boolean }) {
  const client = useQueryClient()
  const toast = useToast()
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => callApi<typeof questionsApi.interviewSolved>('GET', '/api/interview-questions/solved'),
    enabled,
  })
  const solved = useMemo(() => new Set(data?.solved), [data])

  function show({ id, isSolved }: Change) {
    client.setQueryData<{ solved: number[] }>(key, (before) => {
      const others = before?.solved.filter((each) => each !== id) ?? []
      return { solved: isSolved ? [...others, id] : others }
    })
  }

  const { mutate } = useMutation({
    mutationKey: key,
    // One scope for all: each reply contains all ticks, so that the last one is complete.
    scope: { id: 'interview-solved' },
    mutationFn: ({ id, isSolved }: Change) => {
      const sent = { params: { id }, keepalive: true }
      return isSolved
        ? callApi<typeof questionsApi.solveInterview>('POST', '/api/interview-questions/:id/complete', sent)
        : callApi<typeof questionsApi.unsolveInterview>(
            'DELETE',
            '/api/interview-questions/:id/complete',
            sent,
          )
    },
    onMutate: async (change) => {
      show(change)
      // An answer from before the tick would undo it on screen.
      await client.cancelQueries({ queryKey: key })
    },
    onSuccess: (reply) => {
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData(key, reply)
    },
    onError: (error, { id, isSolved }) => {
      show({ id, isSolved: !isSolved })
      toast.show({
        title: 'Error',
        description:
          error instanceof ApiError ? error.sentence : 'The server cannot be reached. Please try again.',
        tone: 'destructive',
      })
    },
  })

  return {
    solved,
    toggle: (id: number) => mutate({ id, isSolved: !solved.has(id) }),
    isReady: data !== undefined,
    hasFailed: isError && !data,
    retry: () => void refetch(),
  }
}
