import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#plan/contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { minutesFor } from '#practice/day-words.ts'
import { dueHeading, offerText, practiceLead, type RoundOffer } from '#practice/rounds/round-offer.ts'
import { trialQuery } from '#practice/web/trial/trial-query.ts'
import { useStartRound } from '#practice/web/use-rounds.ts'
import { SomethingElse } from './SomethingElse.tsx'
import { Step } from './Step.tsx'

interface RoundStepProps {
  offer: RoundOffer
  plan: Plan | undefined
  /** Shows the first prompt right here. */
  onTry: () => void
}

export function RoundStep({ offer, plan, onTry }: RoundStepProps) {
  const { start, isPending, failure } = useStartRound()
  const { data: trial } = useQuery({ ...trialQuery, enabled: offer.kind === 'first' })
  const { heading, text, action } = textsOf(offer)
  const begin = () => !isPending && start({ kind: 'daily' })
  return (
    <Step
      heading={heading}
      text={text}
      button={
        <Button look="primary" size="lg" aria-disabled={isPending} onClick={trial ? onTry : begin}>
          {isPending ? 'Preparing your round...' : action}
        </Button>
      }
      aside={<SomethingElse plan={plan} />}
      failure={failure}
      onRetry={begin}
    />
  )
}

function textsOf(offer: RoundOffer): { heading: string; text: string; action: string } {
  switch (offer.kind) {
    case 'first':
      return { heading: 'Start with one prompt', text: practiceLead, action: 'Answer the first prompt' }
    case 'open':
      return { heading: 'Your round is still open', text: offerText(offer), action: 'Continue the round' }
    case 'due':
    case 'away':
      return {
        heading: dueHeading(offer),
        text:
          offer.kind === 'due'
            ? 'What is due is what you are most likely to have forgotten. Name the pattern behind each problem, and see at once what gives it away.'
            : offerText(offer),
        action: `Start the round, ${minutesFor(offer.roundSize)} min`,
      }
    default:
      return { heading: 'Practice', text: offerText(offer), action: 'Start a round' }
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
