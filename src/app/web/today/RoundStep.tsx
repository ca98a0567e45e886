import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { Plan } from '#plan/contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { durationText } from '#practice/day-words.ts'
import {
  dueHeading,
  offerRound,
  offerText,
  practiceLead,
  type RoundOffer,
} from '#practice/rounds/round-offer.ts'
import { useStandingQuery } from '#practice/web/standing-query.ts'
import { trialQuery } from '#practice/web/trial/trial-query.ts'
import { roundsIn, useRounds, useStartRound } from '#practice/web/use-rounds.ts'
import { useKnownStanding } from '#practice/web/use-standing.ts'
import { SomethingElse } from './SomethingElse.tsx'

/** Today's round. Without it the page goes on with the lessons. */
export function useRoundOffer(): { offer: RoundOffer | undefined; isLoading: boolean } {
  const { kind } = useVisitor()
  const { standing } = useKnownStanding()
  const { isFetched: isStandingFetched } = useStandingQuery()
  const { data, error, isFetched: areRoundsFetched } = useRounds()
  const rounds = roundsIn(data) ?? (error ? [] : undefined)
  return {
    offer: standing && rounds && offerRound(standing, rounds, Date.now()),
    isLoading: kind === 'loading' || (kind === 'member' && !(isStandingFetched && areRoundsFetched)),
  }
}

interface RoundStepProps {
  offer: RoundOffer
  plan: Plan | undefined
  /** Shows the first prompt right here. */
  onTry: () => void
}

export function RoundStep({ offer, plan, onTry }: RoundStepProps) {
  const { start, isPending, failure } = useStartRound()
  const { data: trial } = useQuery({ ...trialQuery, enabled: offer.kind === 'first' })
  const { heading, action } = textsOf(offer)
  const begin = () => !isPending && start({ kind: 'daily' })
  return (
    <>
      <h1 id="today" className="mt-1 max-w-[12em]">
        {heading}
      </h1>
      <TodayLead />
      <p className="mt-2 max-w-[30em]">
        {offer.kind === 'due'
          ? `${durationText(offer.roundSize)} What is due is what you are most likely to have forgotten.`
          : offerText(offer)}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button look="primary" size="lg" aria-disabled={isPending} onClick={trial ? onTry : begin}>
          {isPending ? 'Preparing your round...' : action}
        </Button>
        <SomethingElse plan={plan} />
      </div>
      {failure && (
        <div className="mt-4">
          <Alert onRetry={begin}>{failure}</Alert>
        </div>
      )}
    </>
  )
}

/** The largest text of a phone's first screen: it is there before it is known what is due. */
export function TodayLead() {
  return <p className="mt-3 max-w-[27em] text-lg text-ink-2">{practiceLead}</p>
}

function textsOf(offer: RoundOffer): { heading: string; action: string } {
  switch (offer.kind) {
    case 'first':
      return { heading: 'Start with one prompt', action: 'Answer the first prompt' }
    case 'open':
      return { heading: 'Your round is still open', action: 'Continue the round' }
    case 'due':
    case 'away':
      return {
        heading: dueHeading(offer),
        action: 'Start the round',
      }
    default:
      return { heading: 'Practice', action: 'Start a round' }
  }
}

/** A real prompt, without its pattern, for the first day. */
export function FirstPrompt() {
  const { data: trial, error } = useQuery(trialQuery)
  if (error) return null
  return (
    <figure>
      <blockquote className="min-h-33 rounded-lg border border-line bg-surface p-5 md:min-h-60 md:px-8 md:py-7">
        <p className="line-clamp-3 text-lg leading-[1.7] md:line-clamp-none">{trial?.items[0].prompt.text}</p>
      </blockquote>
    </figure>
  )
}

/** After the first prompts. */
export function FirstRoundButton() {
  const { start, isPending, failure } = useStartRound()
  const begin = () => !isPending && start({ kind: 'daily' })
  return (
    <>
      <Button look="primary" size="lg" aria-disabled={isPending} onClick={begin}>
        {isPending ? 'Preparing your round...' : 'Start the first round'}
      </Button>
      {failure && <Alert onRetry={begin}>{failure}</Alert>}
    </>
  )
}
