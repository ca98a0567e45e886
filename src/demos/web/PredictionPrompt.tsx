import type { Step } from '#algorithms/step.ts'
import { type Predictions, scoreOf } from '../predictions.ts'

interface PredictionPromptProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  onAnswer: (option: string) => void
}

/**
 * The options stay in place at steps that ask nothing: what a reader has just pressed must not vanish
 * under the finger or take the keyboard's focus with it.
 */
export function PredictionPrompt({ steps, at, predictions, onAnswer }: PredictionPromptProps) {
  const decision = steps[at]?.decision
  const shown =
    decision ??
    steps.findLast((step, index) => step.decision && index < at)?.decision ??
    steps.find((step) => step.decision)?.decision
  const chosen = decision && predictions.get(at)
  const isOpen = decision !== undefined && chosen === undefined
  return (
    <div className="demo-prediction">
      {shown && (
        <fieldset>
          <legend className="sr-only">Your prediction</legend>
          {shown.options.map((option) => (
            <button
              key={option}
              type="button"
              aria-disabled={!isOpen}
              aria-pressed={option === chosen}
              data-outcome={chosen === undefined ? undefined : outcomeOf(option, shown.answer, chosen)}
              onClick={() => isOpen && onAnswer(option)}
            >
              {option}
            </button>
          ))}
        </fieldset>
      )}
      <p>{scoreSentence(steps, predictions, at)}</p>
    </div>
  )
}

function outcomeOf(option: string, answer: string, chosen: string): string | undefined {
  if (option === answer) return 'right'
  return option === chosen ? 'wrong' : undefined
}

function scoreSentence(steps: readonly Step[], predictions: Predictions, at: number): string {
  const { right, answered, asked } = scoreOf(steps, predictions)
  if (asked === 0) return 'This run has nothing to predict.'
  if (at === steps.length - 1 && answered > 0) return `You predicted ${right} of ${asked} moves.`
  if (answered > 0) return `${right} of ${answered} right so far.`
  return steps[at]?.decision
    ? 'Say what happens before you see why.'
    : 'Go to the next step: it asks before it tells.'
}
