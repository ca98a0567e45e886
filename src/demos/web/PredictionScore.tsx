import { RotateCcw } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Step } from '#algorithms/step.ts'
import { Button } from '#platform/ui/Button.tsx'
import { type Predictions, scoreOf } from '../predictions.ts'

interface PredictionScoreProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  onAgain: () => void
}

const readMisses = 'Go back to a miss, and read why.'

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

function outcomeOf(chosen: string | undefined, answer: string): string | undefined {
  if (chosen === undefined) return undefined
  return chosen === answer ? 'right' : 'wrong'
}
