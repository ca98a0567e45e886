import { useMemo } from 'react'
import type { Decision, Step } from '#algorithms/step.ts'
import type { Predictions } from '../predictions.ts'
import { PredictionScore } from './PredictionScore.tsx'

interface PredictionPromptProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  onAnswer: (step: number, option: string) => void
  onAgain: () => void
}

/**
 * The options stay in place at steps that ask nothing: what a reader has just pressed must not vanish
 * under the finger or take the keyboard's focus with it.
 */
export function PredictionPrompt({ steps, at, predictions, onAnswer, onAgain }: PredictionPromptProps) {
  const decision = steps[at]?.decision
  const shown =
    decision ??
    steps.findLast((step, index) => step.decision && index < at)?.decision ??
    steps.find((step) => step.decision)?.decision
  const chosen = decision && predictions.get(at)
  const isOpen = decision !== undefined && chosen === undefined
  const longest = useMemo(() => findLongest(steps), [steps])
  return (
    <div className="demo-prediction">
      {shown && longest && (
        <div className="demo-options">
          {/* Keeps room for the longest options of the run, so that the controls below never move. */}
          <div aria-hidden="true" className="demo-options-room">
            {longest.options.map((option) => (
              <button
                key={option}
                type="button"
                disabled
                data-outcome={option === longest.answer ? 'right' : undefined}
              >
                {option}
              </button>
            ))}
          </div>
          <fieldset>
            <legend className="sr-only">Your prediction</legend>
            {shown.options.map((option) => (
              <button
                key={option}
                type="button"
                aria-disabled={!isOpen}
                aria-pressed={option === chosen}
                data-outcome={chosen === undefined ? undefined : outcomeOf(option, shown.answer, chosen)}
                onClick={() => isOpen && onAnswer(at, option)}
              >
                {option}
              </button>
            ))}
          </fieldset>
        </div>
      )}
      <PredictionScore steps={steps} at={at} predictions={predictions} onAgain={onAgain} />
    </div>
  )
}

function findLongest(steps: readonly Step[]): Decision | undefined {
  const decisions = steps.flatMap(({ decision }) => (decision ? [decision] : []))
  return decisions.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}

/** A button is as wide as its text, its padding and the gap to the next. */
function lengthOf({ options }: Decision): number {
  return options.join('').length + 6 * options.length
}

function outcomeOf(option: string, answer: string, chosen: string): string | undefined {
  if (option === answer) return 'right'
  return option === chosen ? 'wrong' : undefined
}
