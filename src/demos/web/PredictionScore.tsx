import { RotateCcw } from 'lucide-react'
import type { Step } from '#algorithms/step.ts'
import { Button } from '#platform/ui/Button.tsx'
import { type Predictions, scoreOf } from '../predictions.ts'

interface PredictionScoreProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  onAgain: () => void
}

/** One cell per question, and what they add up to; at the end of the run, the result. */
export function PredictionScore({ steps, at, predictions, onAgain }: PredictionScoreProps) {
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
      <p role="status">
        {isOver ? (
          <Result steps={steps} predictions={predictions} />
        ) : (
          <SoFar {...{ steps, at, predictions }} />
        )}
      </p>
      {isOver && (
        <Button onClick={onAgain}>
          <RotateCcw className="icon" aria-hidden="true" />
          Predict again
        </Button>
      )}
    </div>
  )
}

function Result({ steps, predictions }: Pick<PredictionScoreProps, 'steps' | 'predictions'>) {
  const { right, answered, asked } = scoreOf(steps, predictions)
  const skipped = asked - answered
  return (
    <>
      <b>
        {right} of {asked} predicted.
      </b>{' '}
      {right === asked && 'Now try an input of your own.'}
      {skipped > 0 && `${skipped} ${skipped === 1 ? 'was' : 'were'} skipped.`}
      {skipped === 0 && right < asked && 'Go back to a miss, and read why.'}
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

function outcomeOf(chosen: string | undefined, answer: string): string | undefined {
  if (chosen === undefined) return undefined
  return chosen === answer ? 'right' : 'wrong'
}
