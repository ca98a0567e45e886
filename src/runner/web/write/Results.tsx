import { Check as CheckIcon, Minus, X } from 'lucide-react'
import type { Cases } from '#algorithms/cases.ts'
import type { Check } from '../../judge/judge.ts'
import type { RunLanguage } from '../../protocol.ts'
import { textOfFailure } from '../failure-text.ts'
import type { RunnerState } from '../use-runner.ts'
import { CheckDetails } from './CheckDetails.tsx'
import { GrowthPlot } from './GrowthPlot.tsx'
import { statusOf } from './status-text.ts'
import { isPassed, type Judgment } from './use-judge.ts'

interface ResultsProps {
  readonly cases: Cases
  readonly language: RunLanguage
  readonly state: RunnerState
  readonly judgment: Judgment | undefined
}

/** The examples one by one, the random inputs as cells, the least input that fails, and how the time grows. */
export function Results({ cases, language, state, judgment }: ResultsProps) {
  const { examples = [], verdict, growth } = judgment ?? {}
  const { random = [], smallest, refused } = verdict ?? {}
  const failing = random.filter(({ passes }) => !passes).length
  const firstFailing = examples.find(({ passes, outcome }) => !passes && outcome)
  return (
    <section aria-label="Results" className="min-w-0 space-y-4 bg-surface-2 p-4">
      <div className="flex items-baseline justify-between gap-3" role="status">
        <h4 className="font-display text-heading-xs font-strong">
          {statusOf(state, judgment, language, verdict !== undefined && isPassed(verdict))}
        </h4>
        {judgment && (
          <span className="font-mono text-xs text-muted">{`${judgment.seconds.toFixed(1)} s`}</span>
        )}
      </div>
      {refused && <p className="border-s-4 border-danger ps-3 text-sm">{textOfFailure(refused, language)}</p>}
      {examples.length > 0 && (
        <ul className="space-y-1.5 text-sm">
          {examples.map((check) => (
            <li key={check.name} data-passes={check.passes}>
              <span className="flex items-center gap-2">
                <CheckMark check={check} />
                <span>{check.name}</span>
              </span>
              {check === firstFailing && <CheckDetails cases={cases} check={check} language={language} />}
            </li>
          ))}
        </ul>
      )}
      {random.length > 0 && (
        <div>
          <p className="text-sm">
            {failing === 0
              ? `All ${random.length} random inputs pass`
              : `${failing} of ${random.length} random inputs fail`}
          </p>
          <div className="mt-2 flex flex-wrap gap-1" aria-hidden="true">
            {random.map(({ passes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: inputs have no other identity.
              <span key={index} className={`size-3 rounded-xs ${passes ? 'bg-track' : 'bg-danger'}`} />
            ))}
          </div>
        </div>
      )}
      {smallest && (
        <div>
          <h4 className="font-display text-heading-xs font-strong">The least input that fails</h4>
          <CheckDetails cases={cases} check={smallest} language={language} />
        </div>
      )}
      {growth && <GrowthPlot growth={growth} order={cases.growth.order} kind={cases.growth.kind} />}
    </section>
  )
}

function CheckMark({ check }: { readonly check: Check }) {
  const { passes, outcome } = check
  if (passes) return <CheckIcon className="icon text-success" role="img" aria-label="Passes:" />
  if (outcome) return <X className="icon text-danger" role="img" aria-label="Fails:" />
  return <Minus className="icon text-muted" role="img" aria-label="Not run:" />
}
