import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { minuteMs } from '#platform/durations.ts'
import type { SentBody } from '#platform/endpoint.ts'
import { deviceOffset } from '#platform/local-day.ts'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import type { RoundSummary } from '../contract.ts'
import { practiceKey } from './standing-query.ts'

/** The member's rounds, newest first, in pages. */
export function useRounds() {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  return useInfiniteQuery({
    queryKey: [practiceKey, userId, 'rounds'],
    queryFn: ({ pageParam }) =>
      call('GET /api/practice/rounds', {
        ...(pageParam && { query: { before: pageParam } }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ rounds, hasMore }) => (hasMore ? rounds.at(-1)?.createdAt : undefined),
    enabled: userId !== undefined,
    staleTime: minuteMs,
    refetchOnMount: true,
  })
}

export function roundsIn(data: ReturnType<typeof useRounds>['data']): RoundSummary[] | undefined {
  return data?.pages.flatMap(({ rounds }) => rounds)
}

export type RoundChoice = SentBody<'POST /api/practice/rounds'>

/** Starts a round, or continues the one of this kind that is open, and opens it. */
export function useStartRound() {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (choice: RoundChoice) =>
      call('POST /api/practice/rounds', { query: { offset: deviceOffset() }, body: choice }),
    onSuccess: (round) => {
      // The round's page needs no second call before it shows the first prompt.
      client.setQueryData([practiceKey, userId, 'round', round.id], round)
      void client.invalidateQueries({ queryKey: [practiceKey, userId, 'rounds'] })
      void navigate(`/practice/rounds/${round.id}`)
    },
  })
  return {
    /** A guest's round is made in the browser. */
    start: (choice: RoundChoice) =>
      likelyKind(visitor) === 'guest' ? void navigate('/practice/round') : mutate(choice),
    isPending,
    failure: error && `This round could not be started. ${sentenceOf(error)} Your answers so far are saved.`,
  }
}
