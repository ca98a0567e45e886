import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { SmallRidge } from '../recall/Ridge.tsx'
import { roundsIn, useRounds, useStartRound } from '../use-rounds.ts'
import { useKnownStanding } from '../use-standing.ts'
import { Confusions } from './Confusions.tsx'
import { HowCounted } from './HowCounted.tsx'
import { type CompanyField, OtherRounds, PlayEntries } from './OtherRounds.tsx'
import { Range } from './Range.tsx'
import { PracticeLead, RoundHead } from './RoundHead.tsx'
import { RoundHistory } from './RoundHistory.tsx'
import { WaitingAnswers } from './WaitingAnswers.tsx'

/** Today's round, and everything that is known about what the person recognizes. */
export function PracticePage({ CompanyField }: { CompanyField: CompanyField }) {
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const { standing, failure, retry } = useKnownStanding()
  const rounds = useRounds()
  const starting = useStartRound()
  const shownRounds = roundsIn(rounds.data)
  return (
    <div className="pb-6">
      <title>Practice · Capra</title>
      <WaitingAnswers pendingCount={standing?.pendingCount ?? 0} />
      <meta name="description" content="Short rounds that train and measure which patterns you recognize." />
      {!standing || (!shownRounds && !rounds.error && !isGuest) ? (
        <div className="page pt-6 md:pt-11">
          <h1>Practice</h1>
          <PracticeLead />
          {failure ? (
            <div className="mt-6">
              <Alert
                onRetry={retry}
              >{`Your practice could not be loaded. ${sentenceOf(failure)} Answers that you have given are kept.`}</Alert>
            </div>
          ) : (
            <Spinner text="Loading your practice..." />
          )}
        </div>
      ) : (
        <>
          <RoundHead standing={standing} rounds={shownRounds ?? []} starting={starting} />
          {isGuest ? (
            <section aria-label="Other rounds" className="page">
              <ul className="flex flex-wrap gap-x-6 border-y border-line py-1 text-sm">
                <PlayEntries />
              </ul>
            </section>
          ) : (
            <OtherRounds
              hasConfusions={standing.confusions.length > 0}
              starting={starting}
              CompanyField={CompanyField}
            />
          )}
          {standing.answered === 0 ? (
            <FirstDay />
          ) : (
            <>
              <Range patterns={standing.patterns} levelVariance={standing.levelVariance} />
              <Confusions confusions={standing.confusions} starting={starting} />
              <HowCounted standing={standing} />
            </>
          )}
          {!isGuest && <RoundHistory query={rounds} />}
        </>
      )}
    </div>
  )
}

/** A flat range says nothing yet. */
function FirstDay() {
  return (
    <section aria-labelledby="first-day" className="page mt-12 md:mt-16">
      <h2 id="first-day">Your range is still flat</h2>
      <p className="mt-2 max-w-prose-wide text-ink-2">
        After three answers to prompts of one pattern, a ridge shows how likely you are to name it at first
        sight. It gets narrower with every answer, and lower when you pause.
      </p>
      <div className="mt-6 grid max-w-120 gap-2.5 text-sm text-ink-2">
        {[
          { text: 'no answers yet', weight: 0, estimate: undefined },
          { text: 'not enough yet', weight: 2, estimate: undefined },
          {
            text: 'three of four right',
            weight: 4,
            estimate: { a: 3.5, b: 2.5, value: 3.5 / 6, interval: [0.33, 0.83] as const },
          },
        ].map(({ text, weight, estimate }) => (
          <p key={text} className="flex items-center gap-4">
            <SmallRidge estimate={estimate} weight={weight} />
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}
