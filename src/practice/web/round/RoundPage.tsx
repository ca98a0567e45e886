import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { displayNameOf, lessonPathOf } from '#curriculum/patterns.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { ReminderOffer } from '#reminders/web/ReminderOffer.tsx'
import type { Answer, Confusion, Round, Standing } from '../../contract.ts'
import { useAnswerSync, useWaitingAnswers } from '../AnswerSyncProvider.tsx'
import { withNewest } from '../answer-sync.ts'
import { Fork } from '../overview/Fork.tsx'
import { practiceKey } from '../standing-query.ts'
import { useAppBadge } from '../use-app-badge.ts'
import { roundsIn, useRounds, useStartRound } from '../use-rounds.ts'
import { useStanding } from '../use-standing.ts'
import { NextStep } from './end/NextStep.tsx'
import { RoundBar } from './RoundBar.tsx'
import { RoundPlayer } from './RoundPlayer.tsx'
import { findUnknown } from './round-state.ts'

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
  const round = withNewest(data, sync)
  return (
    <RoundPlayer
      key={round.id}
      round={round}
      waiting={waiting}
      standing={standing}
      onAnswer={save}
      nextStep={<MemberNextStep standing={standing} unknown={findUnknown(round)} />}
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

interface MemberNextStepProps {
  standing: Standing | undefined
  /** The first pattern of a round in which most was not known. */
  unknown: PatternEntry | undefined
}

function MemberNextStep({ standing, unknown }: MemberNextStepProps) {
  const worst = standing?.confusions[0]
  if (unknown !== undefined) return <LessonStep pattern={unknown} />
  return worst ? (
    <DuelStep confusion={worst} />
  ) : (
    <NextStep title="Read it once more">
      <p>{`Open the items you missed and read what decides. ${standing ? dueText(standing.dueCount) : ''} The round stays in your history.`}</p>
    </NextStep>
  )
}

/** Whoever knew next to nothing has mixed up nothing: a lesson helps more than another round. */
function LessonStep({ pattern }: { pattern: PatternEntry }) {
  return (
    <NextStep
      title={`Read the lesson on ${pattern.displayName}`}
      action={
        <ButtonLink look="primary" to={lessonPathOf(pattern)}>
          Open the lesson
        </ButtonLink>
      }
    >
      <p>
        You did not know most of these prompts yet. The lesson shows what gives the pattern away, and the next
        round is easier after it.
      </p>
    </NextStep>
  )
}

function DuelStep({ confusion }: { confusion: Confusion }) {
  const { pattern, takenFor, count, of } = confusion
  const [name, other] = [displayNameOf(pattern), displayNameOf(takenFor)]
  const { start, isPending, failure } = useStartRound()
  return (
    <NextStep
      title={`${name} or ${other}?`}
      action={
        <Button
          look="primary"
          aria-disabled={isPending}
          onClick={() => isPending || start({ kind: 'worst' })}
        >
          {isPending ? 'Preparing your round...' : 'Practice your confusions'}
        </Button>
      }
    >
      <div className="mb-3 [&_.fill-canvas]:fill-sunk">
        <Fork confusion={confusion} />
      </div>
      <p>
        <span>{`You took ${name} for ${other}`}</span>{' '}
        <b className="text-ink tabular-nums">{`${count} of ${of}`}</b> times. It is your most expensive
        mistake at the moment.
      </p>
      {failure && (
        <div className="mt-4">
          <Alert>{failure}</Alert>
        </div>
      )}
    </NextStep>
  )
}

function dueText(count: number): string {
  if (count === 0) return 'Nothing else is due today.'
  return count === 1 ? 'One more prompt is due.' : `${count} more prompts are due.`
}
