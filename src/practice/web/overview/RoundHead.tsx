import { Link } from 'react-router'
import { openCategoryCount } from '#accounts/access.ts'
import { namesOfFirst } from '#curriculum/patterns.ts'
import { countText, countWord } from '#platform/count-words.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { RoundSummary, Standing } from '../../contract.ts'
import { capitalized } from '../../day-words.ts'
import { offerRound, offerText, type RoundOffer, roundSizeOf } from '../../rounds/round-offer.ts'
import { countedRoundsPerDay } from '../../standing/standing.ts'
import type { Cell } from '../round/round-state.ts'
import { Strip } from '../round/Strip.tsx'
import { type NextLesson, useNextLesson } from '../use-next-lesson.ts'
import type { useStartRound } from '../use-rounds.ts'

interface RoundHeadProps {
  readonly standing: Standing
  readonly rounds: readonly RoundSummary[]
  readonly starting: ReturnType<typeof useStartRound>
  readonly isGuest: boolean
}

/** A lesson that helps more than a second round of guesses, if one does, and the round before it. */
export function useLessonFirst({ standing, rounds }: Pick<RoundHeadProps, 'standing' | 'rounds'>) {
  const offer = offerRound(standing, rounds, Date.now())
  const lesson = useNextLesson()
  const daily = rounds.filter(({ kind }) => kind === 'daily')
  const isNext = lesson && offer.kind === 'done' && (daily.length === 1 || lesson.isFirst)
  return isNext ? { offer, lesson, round: daily[0] } : undefined
}

/** Today's round: what it is, and the button that starts it. */
export function RoundHead({ standing, rounds, starting, isGuest }: RoundHeadProps) {
  const lessonFirst = useLessonFirst({ standing, rounds })
  return (
    <section aria-labelledby="practice">
      <h1 id="practice" className="md:text-[2.75rem]">
        Practice
      </h1>
      {lessonFirst ? (
        <LessonFirst {...lessonFirst} {...{ starting, isGuest }} />
      ) : (
        <Offer offer={offerRound(standing, rounds, Date.now())} starting={starting} isGuest={isGuest} />
      )}
      {isGuest && (
        <p className="mt-4 max-w-prose text-sm text-muted">{`As a guest you practice the patterns of ${namesOfFirst(openCategoryCount)}. Your answers are saved in this browser only. An account keeps them.`}</p>
      )}
      {starting.failure && (
        <div className="mt-4">
          <Alert onRetry={() => starting.start({ kind: 'daily' })}>{starting.failure}</Alert>
        </div>
      )}
    </section>
  )
}

const lead = 'mt-2 mb-4 max-w-[34ch] text-ink-2 md:mt-2.5 md:mb-5 md:text-[1.1875rem] md:leading-normal'
const buttons = 'flex flex-wrap items-center gap-x-3 gap-y-2'

interface OfferProps extends Pick<RoundHeadProps, 'starting' | 'isGuest'> {
  readonly offer: RoundOffer
}

function Offer({ offer, starting: { start, isPending }, isGuest }: OfferProps) {
  const action = actions[offer.kind]
  const size = roundSizeOf(offer)
  const dueCount = 'dueCount' in offer ? offer.dueCount : 0
  const isDone = (offer.kind === 'done' && offer.roundsToday >= countedRoundsPerDay) || size === 0
  // A guest's round is made in the browser, always whole.
  const hasShorter =
    !isGuest && (offer.kind === 'due' || offer.kind === 'away') && dueCount < size && dueCount > 0
  return (
    <>
      <p className={lead}>{offerText(offer)}</p>
      {offer.kind !== 'done' && size > 0 && (
        <Strip
          cells={cellsOf(offer, size, dueCount)}
          height={16}
          isDecoration={offer.kind !== 'open'}
          className="mb-5.5 max-w-85"
        />
      )}
      {!isDone && (
        <div className={buttons}>
          <Button
            look={action.isNext ? 'primary' : 'outline'}
            size="lg"
            aria-disabled={isPending}
            onClick={() => !isPending && start({ kind: 'daily' })}
          >
            {isPending ? 'Preparing your round...' : action.label}
          </Button>
          {hasShorter && (
            <Button
              look="quiet"
              size="lg"
              aria-disabled={isPending}
              onClick={() => !isPending && start({ kind: 'daily', dueOnly: true })}
            >
              {`Only the ${dueCount === 1 ? 'one that is due' : countWord(dueCount)}`}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** What is due comes first in the picture; in the round it does not. */
function cellsOf(offer: RoundOffer, size: number, dueCount: number): readonly Cell[] {
  if (offer.kind === 'open') return offer.round.results.map(({ kind, result }) => ({ kind, state: result }))
  return Array.from({ length: size }, (_, index) => ({
    kind: 'spot',
    state: index < dueCount ? 'now' : 'open',
  }))
}

const actions: Record<RoundOffer['kind'], { label: string; isNext: boolean }> = {
  open: { label: 'Continue the round', isNext: true },
  first: { label: 'Start the first round', isNext: true },
  away: { label: 'Start the round', isNext: true },
  due: { label: 'Start the round', isNext: true },
  'nothing-due': { label: 'Start a round', isNext: false },
  done: { label: 'One more round', isNext: false },
}

interface LessonFirstProps extends Pick<RoundHeadProps, 'starting' | 'isGuest'> {
  readonly offer: Extract<RoundOffer, { kind: 'done' }>
  readonly lesson: NextLesson
  readonly round: RoundSummary | undefined
}

function LessonFirst({ offer, lesson, round, isGuest, starting: { start, isPending } }: LessonFirstProps) {
  const { roundsToday, roundSize } = offer
  const strip = round && (
    <Strip
      cells={round.results.map(({ kind, result }) => ({ kind, state: result }))}
      height={16}
      className="max-w-85 flex-1"
    />
  )
  return (
    <>
      <p
        className={lead}
      >{`${capitalized(countText(roundsToday, 'round'))} done. Next: a lesson, then its prompts come up in your rounds.`}</p>
      {round && isGuest && <div className="mb-5.5 flex">{strip}</div>}
      {round && !isGuest && (
        <Link
          to={`/practice/rounds/${round.id}`}
          className="mb-2.5 flex min-h-11 items-center gap-4 text-sm font-strong text-accent-text no-underline hover:underline"
        >
          {strip} <span>Read again</span>
        </Link>
      )}
      <div className={buttons}>
        <ButtonLink look="primary" size="lg" to={lesson.path}>
          {lesson.action}
        </ButtonLink>
        {roundsToday < countedRoundsPerDay && roundSize > 0 && (
          <Button
            look="quiet"
            size="lg"
            aria-disabled={isPending}
            onClick={() => !isPending && start({ kind: 'daily' })}
          >
            {isPending ? 'Preparing your round...' : 'Another round'}
          </Button>
        )}
      </div>
    </>
  )
}
