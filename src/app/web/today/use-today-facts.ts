import { useEffect, useRef } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useInterviews, useIsHerdLoading, useMemberId } from '#herd/web/herd-queries.ts'
import { lastLesson, useKnownCategories } from '#patterns/web/categories.ts'
import { chooseNextStep, type NextStep } from '#patterns/web/choose-next-step.ts'
import type { Plan } from '#plan/contract.ts'
import { useToday } from '#platform/web/use-today.ts'
import { isRoundNext, offerRound, type RoundOffer } from '#practice/rounds/round-offer.ts'
import { useStandingQuery } from '#practice/web/standing-query.ts'
import { roundsIn, useRounds } from '#practice/web/use-rounds.ts'
import { useKnownStanding } from '#practice/web/use-standing.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import type { Settings } from '#settings/rules.ts'
import { useSettings } from '#settings/web/use-settings.ts'
import { usePlan } from '../plan/use-plan.ts'
import { useHasDoneNothing } from '../preparation/newcomers.ts'
import { findComingUp, type Meeting } from './herd-news.ts'
import { type NextDay, nextDayOf, type Stop, stopsOf } from './today-stops.ts'

/** What home knows about today. What could not be loaded is undefined. */
export interface TodayFacts {
  /** Days from 1970. */
  readonly today: number
  readonly plan: Plan | undefined
  readonly stops: readonly Stop[] | undefined
  /** Of the plan. */
  readonly nextDay: NextDay | undefined
  /** What comes next in the lessons. */
  readonly lessonStep: NextStep | undefined
  readonly offer: RoundOffer | undefined
  /** The same, if the round is what to do next. */
  readonly round: RoundOffer | undefined
  /** A mock interview that starts within the hour or is running, at a set time. */
  readonly comingUp: Meeting | undefined
  /** Of somebody who has answered the questions of the first hour and done nothing yet. */
  readonly firstDay: Settings | undefined
}

/**
 * Everything at once, and undefined before: otherwise the page would change under the reader's eyes. Once it is known it
 * stays, also while something that failed is requested again.
 */
export function useTodayFacts(): TodayFacts | undefined {
  const { kind } = useVisitor()
  const facts = useFacts()
  const known = useRef<{ kind: typeof kind; facts: TodayFacts }>(undefined)
  useEffect(() => {
    if (facts) known.current = { kind, facts }
  })
  return facts ?? (known.current?.kind === kind ? known.current.facts : undefined)
}

function useFacts(): TodayFacts | undefined {
  const isGuest = useVisitor().kind === 'guest'
  const today = useToday()
  const { categories, failure } = useKnownCategories()
  const solved = useSolvedProblems()
  const { offer, hasAnswered, isLoading: isOfferLoading } = useRoundOffer()
  const isHerdLoading = useIsHerdLoading()
  const { settings } = useSettings()
  const hasDoneNothing = useHasDoneNothing()
  const { plan, failure: planFailure } = usePlan()
  const { data: interviews = [] } = useInterviews()
  const memberId = useMemberId()
  if (isOfferLoading || isHerdLoading || !settings || !(categories || failure) || !(plan || planFailure))
    return undefined

  const now = Date.now()
  const next = memberId === undefined ? undefined : findComingUp(interviews, memberId, now)
  const startsAt = next?.interview.startsAt
  const comingUp = next?.isNow && startsAt ? { ...next, startsAt } : undefined
  const isFirst = offer?.kind === 'first'
  const known = { offer, interviews, memberId, categories, solved, now }
  const isNew = settings.isAnswered && hasDoneNothing && isFirst && !comingUp
  return {
    today,
    plan,
    stops: plan && stopsOf(plan, known),
    nextDay: plan && nextDayOf(plan, known),
    lessonStep: categories && chooseNextStep(categories, solved, lastLesson.read()),
    offer,
    // A guest begins with a lesson, and so does who has met the first prompt on the landing page.
    round: offer && isRoundNext(offer) && !(isFirst && (isGuest || hasAnswered)) ? offer : undefined,
    comingUp,
    firstDay: isNew ? settings : undefined,
  }
}

/** Today's round. Without it the page goes on with the lessons. */
function useRoundOffer(): { offer: RoundOffer | undefined; hasAnswered: boolean; isLoading: boolean } {
  const { kind } = useVisitor()
  const { standing, guestRounds } = useKnownStanding()
  const { isFetched: isStandingFetched } = useStandingQuery()
  const { data, error, isFetched: areRoundsFetched } = useRounds()
  const rounds = roundsIn(data) ?? (error || kind === 'guest' ? guestRounds : undefined)
  return {
    offer: standing && rounds && offerRound(standing, rounds, Date.now()),
    hasAnswered: standing !== undefined && standing.answered > 0,
    isLoading: kind === 'loading' || (kind === 'member' && !(isStandingFetched && areRoundsFetched)),
  }
}
