import { RotateCcw } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import type { Decision, Step } from '#algorithms/step.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { type Predictions, scoreOf } from '../predictions.ts'

interface PredictionPromptProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  onAnswer: (step: number, option: string) => void
  onAgain: () => void
}

/**
 * The options stay at steps that ask nothing: a button the learner has just pressed must not disappear
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
                data-outcome={chosen === undefined ? undefined : optionOutcome(option, shown.answer, chosen)}
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

interface PredictionScoreProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  onAgain: () => void
}

const readMisses = 'Go back to a miss, and read why.'

/** One cell per question with the score so far; at the end of the run, the result. */
function PredictionScore({ steps, at, predictions, onAgain }: PredictionScoreProps) {
  const questions = steps.flatMap(({ decision }, index) => (decision ? [{ index, decision }] : []))
  const isOver = at === steps.length - 1 && questions.length > 0
  return (
    <div className="demo-score" data-over={isOver || undefined}>
      {questions.length > 0 && (
        <span aria-hidden="true" className="demo-score-cells">
          {questions.map(({ index, decision }) => (
            <i key={index} data-outcome={outcomeOf(predictions.get(index), decision.answer)} />
          ))}
        </span>
      )}
      <div className="demo-score-line">
        {/* Keeps room for the longest result and its button, so that the controls below never move. */}
        <div aria-hidden="true" className="demo-score-room">
          <p>
            <Outcome right={questions.length} asked={questions.length} />
            {readMisses}
          </p>
          <AgainButton disabled />
        </div>
        <div>
          <p role="status">
            {isOver ? (
              <Result steps={steps} predictions={predictions} />
            ) : (
              <SoFar {...{ steps, at, predictions }} />
            )}
          </p>
          {isOver && <AgainButton onClick={onAgain} />}
        </div>
      </div>
    </div>
  )
}

function AgainButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props}>
      <RotateCcw className="icon" aria-hidden="true" />
      Predict again
    </Button>
  )
}

function Outcome({ right, asked }: { right: number; asked: number }) {
  return (
    <>
      <b>
        {right} of {asked} predicted.
      </b>{' '}
    </>
  )
}

function Result({ steps, predictions }: Pick<PredictionScoreProps, 'steps' | 'predictions'>) {
  const { right, answered, asked } = scoreOf(steps, predictions)
  const skipped = asked - answered
  return (
    <>
      <Outcome right={right} asked={asked} />
      {right === asked && 'Now try an input of your own.'}
      {skipped > 0 && `${skipped} ${skipped === 1 ? 'was' : 'were'} skipped.`}
      {skipped === 0 && right < asked && readMisses}
    </>
  )
}

function SoFar({ steps, at, predictions }: Omit<PredictionScoreProps, 'onAgain'>) {
  const { right, answered, asked } = scoreOf(steps, predictions)
  if (asked === 0) return 'This run has nothing to predict.'
  if (answered > 0) return `${right} of ${answered} right so far.`
  return steps[at]?.decision
    ? 'Say what happens before you see why.'
    : 'Go to the next step: it asks before it tells.'
}

/** The right option is marked, and the chosen one if it is wrong. */
function optionOutcome(option: string, answer: string, chosen: string): string | undefined {
  if (option === answer) return 'right'
  return option === chosen ? 'wrong' : undefined
}

function outcomeOf(chosen: string | undefined, answer: string): string | undefined {
  if (chosen === undefined) return undefined
  return chosen === answer ? 'right' : 'wrong'
}
