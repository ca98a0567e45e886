import { openCategoryCount } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { namesOfFirst } from '#curriculum/patterns.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { RoundSummary, Standing } from '../../contract.ts'
import {
  offerRound,
  offerText,
  practiceLead,
  type RoundOffer,
  roundSizeOf,
} from '../../rounds/round-offer.ts'
import type { Cell } from '../round/round-state.ts'
import { Strip } from '../round/Strip.tsx'
import type { useStartRound } from '../use-rounds.ts'

interface RoundHeadProps {
  standing: Standing
  rounds: readonly RoundSummary[]
  starting: ReturnType<typeof useStartRound>
}

/** Today's round: what is due, and the button that starts it. */
export function RoundHead({ standing, rounds, starting }: RoundHeadProps) {
  const offer = offerRound(standing, rounds, Date.now())
  const isGuest = useVisitor().kind === 'guest'
  const action = actions[offer.kind]
  const cells: readonly Cell[] =
    offer.kind === 'open'
      ? offer.round.results.map(({ kind, result }) => ({ kind, state: result }))
      : Array.from({ length: roundSizeOf(offer) }, () => ({ kind: 'spot', state: 'open' }))
  const isDone = (offer.kind === 'done' && offer.roundsToday > 1) || roundSizeOf(offer) === 0
  return (
    <section
      aria-labelledby="practice"
      className="page grid items-end gap-x-14 gap-y-7 pt-6 pb-7 md:grid-cols-[minmax(0,1fr)_auto] md:pt-11 md:pb-10"
    >
      <div>
        <h1 id="practice">Practice</h1>
        <PracticeLead />
        <p className="mt-2 max-w-prose-wide">{offerText(offer)}</p>
        {isGuest && (
          <p className="mt-2 max-w-prose-wide text-sm text-muted">{`As a guest you practice the patterns of ${namesOfFirst(openCategoryCount)}. Your answers are saved in this browser only. An account keeps them.`}</p>
        )}
      </div>
      <div className="grid gap-3.5 md:w-88">
        {offer.kind !== 'nothing-due' && offer.kind !== 'done' && <Strip cells={cells} height={22} />}
        {!isDone && (
          <Button
            look={action.isNext ? 'primary' : 'outline'}
            size="lg"
            aria-disabled={starting.isPending}
            className="justify-self-start"
            onClick={() => !starting.isPending && starting.start({ kind: 'daily' })}
          >
            {starting.isPending ? 'Preparing your round...' : action.label}
          </Button>
        )}
      </div>
      {starting.failure && (
        <div className="md:col-span-2">
          <Alert onRetry={() => starting.start({ kind: 'daily' })}>{starting.failure}</Alert>
        </div>
      )}
    </section>
  )
}

export function PracticeLead() {
  return <p className="mt-2.5 max-w-prose text-lg text-ink-2">{practiceLead}</p>
}

const actions: Record<RoundOffer['kind'], { label: string; isNext: boolean }> = {
  open: { label: 'Continue the round', isNext: true },
  first: { label: 'Start the first round', isNext: true },
  away: { label: 'Start the round', isNext: true },
  due: { label: 'Start the round', isNext: true },
  'nothing-due': { label: 'Start a round', isNext: false },
  done: { label: 'One more round', isNext: false },
}
