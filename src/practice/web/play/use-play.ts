import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { deviceOffset } from '#platform/local-day.ts'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import type { Answer, PlayKind, Round } from '../../contract.ts'
import { useAnswerSync, useWaitingAnswers } from '../AnswerSyncProvider.tsx'
import { withNewestAnswers } from '../with-newest-answers.ts'

export interface PlayAnswer {
  readonly promptId: string
  readonly named: string
  /** Time taken, in milliseconds. */
  readonly ms: number
}

/** A streak or a storm: of a member on the server, of a guest in this browser. */
export function usePlay(kind: PlayKind) {
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const sync = useAnswerSync()
  const waiting = useWaitingAnswers()
  const [round, setRound] = useState<Round>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      isGuest
        ? (await import('./guest-play.ts')).startGuestPlay(kind)
        : call('POST /api/practice/rounds', { query: { offset: deviceOffset() }, body: { kind } }),
    onSuccess: (started) => setRound(sync && !isGuest ? withNewestAnswers(started, sync) : started),
  })

  function give({ promptId, named, ms }: PlayAnswer) {
    if (!round) return
    const answer: Answer = {
      ...{ id: newId(), roundId: round.id, kind: 'spot', promptId, named, marks: [], ms },
      // Nobody was asked how sure they are, and the next review may as well come early.
      ...{ sure: 1, at: new Date().toISOString() },
    }
    const next = { ...round, answers: [...round.answers, answer] }
    setRound(next)
    if (isGuest) void import('./guest-play.ts').then(({ giveGuestPlay }) => giveGuestPlay(next, answer))
    else sync?.give(answer)
  }

  return {
    round,
    give,
    start: () => mutate(),
    isPending,
    failure: error && `This could not be started. ${sentenceOf(error)}`,
    waitingCount: isGuest ? 0 : waiting.size,
  }
}

export type Play = ReturnType<typeof usePlay>
