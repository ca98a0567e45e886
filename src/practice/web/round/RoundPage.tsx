import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { ReminderOffer } from '#reminders/web/ReminderOffer.tsx'
import type { Answer, Round } from '../../contract.ts'
import { useAnswerSync, useWaitingAnswers } from '../AnswerSyncProvider.tsx'
import { practiceKey } from '../standing-query.ts'
import { useAppBadge } from '../use-app-badge.ts'
import { roundsIn, useRounds } from '../use-rounds.ts'
import { useStanding } from '../use-standing.ts'
import { withNewestAnswers } from '../with-newest-answers.ts'
import { RoundBar } from './RoundBar.tsx'
import { RoundPlayer } from './RoundPlayer.tsx'

/** A member's round. Each answer is judged here at once and sent as it is given. */
export function RoundPage() {
  const { roundId = '' } = useParams()
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const queryKey = [practiceKey, userId, 'round', roundId]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => call('GET /api/practice/rounds/:id', { params: { id: roundId } }),
    enabled: userId !== undefined,
    meta: onMembersPage,
    // Another device may have gone on with it.
    refetchOnMount: 'always',
  })
  const standing = useStanding()
  // The header, which does this on other pages, is not here.
  useAppBadge()
  const sync = useAnswerSync()
  const waiting = useWaitingAnswers()
  const queryClient = useQueryClient()

  function save(answer: Answer) {
    queryClient.setQueryData<Round>(queryKey, (round) =>
      round ? { ...round, answers: [...round.answers, answer] } : round,
    )
    sync?.give(answer)
  }

  // Answers of an earlier visit may wait: the item after them comes next. So this waits for the sync, too.
  if (!data || !sync)
    return (
      <>
        <title>Round · Capra</title>
        <RoundBar title="Practice" cells={[]} number={undefined} />
        <div className="page pt-10">
          {error && !isFetching ? (
            <RoundFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <Spinner text="Loading your round..." />
          )}
        </div>
      </>
    )
  // They are no rounds to read.
  if (data.kind === 'streak' || data.kind === 'storm')
    return <Navigate to={`/practice/${data.kind}`} replace />
  const round = withNewestAnswers(data, sync)
  return (
    <RoundPlayer
      key={round.id}
      round={round}
      waiting={waiting}
      standing={standing}
      onAnswer={save}
      offer={<OfferAfterRounds />}
    />
  )
}

function OfferAfterRounds() {
  const rounds = roundsIn(useRounds().data) ?? []
  return <ReminderOffer roundCount={rounds.filter(({ endedAt }) => endedAt !== null).length} />
}

function RoundFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return isMissing ? (
    <>
      <h1>Round not found</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-2">
        The address may be incomplete, or the round belongs to another account.
      </p>
      <ButtonLink to="/practice" className="mt-6">
        Go to Practice
      </ButtonLink>
    </>
  ) : (
    <>
      <h1 className="sr-only">Round</h1>
      <Alert
        onRetry={onRetry}
      >{`This round could not be loaded. ${sentenceOf(error)} Your answers so far are saved.`}</Alert>
    </>
  )
}
