import { Check as CheckIcon, Minus, X } from 'lucide-react'
import type { Cases } from '#algorithms/cases.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Check } from '../../judge/judge.ts'
import type { RunLanguage } from '../../protocol.ts'
import { textOfFailure } from '../failure-text.ts'
import { RunnerNote } from '../RunnerNote.tsx'
import { CheckDetails } from './CheckDetails.tsx'
import { statusOf } from './status-text.ts'
import { errorLineOf, type JudgeState } from './use-judge.ts'
import styles from './Workbench.module.css'

interface ResultsProps {
  readonly cases: Cases
  readonly language: RunLanguage
  readonly judge: JudgeState
  onGoToLine(line: number): void
}

/** The examples one by one, and the random inputs as cells. */
export function Results({ cases, language, judge, onGoToLine }: ResultsProps) {
  const { state, judgment } = judge
  const { examples = [], verdict } = judgment ?? {}
  const { random = [], refused } = verdict ?? {}
  const failing = random.filter(({ passes }) => !passes).length
  const firstFailing = examples.find(({ passes, outcome }) => !passes && outcome)
  const line = errorLineOf(judgment)
  return (
    <section aria-label="Results" className="min-w-0 bg-surface px-4 pt-4 pb-5 md:px-5">
      <div className="flex items-baseline justify-between gap-3" role="status">
        <h2 className="text-lg">{statusOf(state, judgment, language)}</h2>
        {judgment && (
          <span className="text-xs text-muted tabular-nums">{`${judgment.seconds.toFixed(1)} s`}</span>
        )}
      </div>
      <RunnerNote state={state} language={language} />
      {!judgment && state.kind === 'idle' && (
        <p className="mt-1 text-sm text-muted">
          {`${cases.examples.length} examples and 100 random inputs try your code. It runs in this page and is not sent to be judged.`}
        </p>
      )}
      {refused && <p className="mt-2 text-sm text-ink-2">{textOfFailure(refused)}</p>}
      {line !== undefined && (
        <Button className="mt-3" onClick={() => onGoToLine(line)}>
          {`Go to line ${line}`}
        </Button>
      )}
      {examples.length > 0 && (
        <ul className="mt-2 text-sm text-ink-2">
          {examples.map((check) => {
            const isOpen = check === firstFailing
            return (
              <li
                key={check.name}
                data-passes={check.passes}
                className={`flex gap-2.75 ${isOpen ? 'my-1 border-y border-line py-2.5' : 'py-1.25'}`}
              >
                <CheckMark check={check} />
                <div className="min-w-0 flex-1">
                  <span className={isOpen ? 'font-strong text-ink' : ''}>{check.name}</span>
                  {isOpen && <CheckDetails cases={cases} check={check} />}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {random.length > 0 && (
        <div className="mt-3 text-sm text-ink-2">
          <p className="mb-2">{randomText(failing, random.length, firstFailing !== undefined)}</p>
          <div className={styles.tried} aria-hidden="true">
            {random.map(({ passes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: inputs have no other identity.
              <i key={index} data-fails={!passes || undefined} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function randomText(failing: number, count: number, isMore: boolean): string {
  if (failing === 0) return `All ${count} random inputs pass`
  return `${failing} of ${count} random inputs ${failing === 1 ? 'fails' : 'fail'}${isMore ? ' as well' : ''}`
}

function CheckMark({ check }: { readonly check: Check }) {
  const { passes, outcome } = check
  const look = 'icon mt-0.75 shrink-0'
  if (passes) return <CheckIcon className={`${look} text-success`} role="img" aria-label="Passes:" />
  if (outcome) return <X className={`${look} text-danger`} role="img" aria-label="Fails:" />
  return <Minus className={`${look} text-muted`} role="img" aria-label="Not run:" />
}
