import { RotateCcw } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import type { Decision, Step } from '#algorithms/step.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { findOpenDecision, type Predictions, scoreOf } from '../../predictions.ts'
import { CaptionText, findLongest } from '../CaptionBox.tsx'
import { Options } from './Options.tsx'

const label = 'Your prediction'

interface PredictionBoxProps {
  steps: readonly Step[]
  at: number
  predictions: Predictions
  isAnnounced: boolean
  onAnswer: (option: string) => void
  onAgain: () => void
}

/** The question with its options, and once it is answered, the verdict and the caption at the same position. */
export function PredictionBox(props: PredictionBoxProps) {
  const { steps, at, predictions, isAnnounced, onAnswer, onAgain } = props
  const step = steps[at]
  const isOver = isAtEnd(steps, at)
  if (!step) return null
  const { caption, decision } = step
  const chosen = predictions.get(at)
  const question = findOpenDecision(step, at, predictions)
  return (
    <div className="demo-prediction">
      <PredictionScore steps={steps} at={at} predictions={predictions} />
      <div className="demo-caption">
        <Room steps={steps} />
        <div>
          <p aria-live={isAnnounced ? 'polite' : 'off'}>
            {question ? (
              <b>{question.question}</b>
            ) : (
              <>
                {decision && chosen !== undefined && <Verdict chosen={chosen} answer={decision.answer} />}
                <CaptionText {...caption} />
              </>
            )}
          </p>
          {question && <Options label={label} options={question.options} onChoose={onAnswer} />}
          {isOver && !question && <AgainButton onClick={onAgain} />}
        </div>
      </div>
    </div>
  )
}

function Verdict({ chosen, answer }: { chosen: string; answer: string }) {
  const isRight = chosen === answer
  return (
    <b className="demo-verdict" data-right={isRight}>
      {isRight ? 'Right. ' : `${notQuite(answer)} `}
    </b>
  )
}

function notQuite(answer: string): string {
  return `Not quite, it is “${answer}”.`
}

/** Invisible, as high as the highest content of the run, so that the controls below never move. */
function Room({ steps }: Pick<PredictionBoxProps, 'steps'>) {
  const { text, question, options, last } = useMemo(() => measureRun(steps), [steps])
  return (
    <>
      <p aria-hidden="true" className="demo-caption-room">
        <CaptionText {...text} />
      </p>
      {options && (
        <div aria-hidden="true" className="demo-caption-room">
          <p>
            <b>{question}</b>
          </p>
          <Options label={label} options={options} />
        </div>
      )}
      {last && (
        <div aria-hidden="true" className="demo-caption-room">
          <p>
            <CaptionText {...last} />
          </p>
          <AgainButton disabled />
        </div>
      )}
    </>
  )
}

function measureRun(steps: readonly Step[]) {
  const decisions = steps.flatMap(({ decision }) => (decision ? [decision] : []))
  return {
    text: findLongest(steps.map(withVerdict)),
    question: findLongest(decisions.map(({ question }) => ({ fact: question, why: '' }))).fact,
    options: decisions.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.options,
    last: steps.slice(-1).map(withVerdict)[0],
  }
}

function withVerdict({ caption, decision }: Step) {
  return decision ? { fact: `${notQuite(decision.answer)} ${caption.fact}`, why: caption.why } : caption
}

/** A button is as wide as its text, its key, its padding and the gap to the next. */
function lengthOf({ options }: Decision): number {
  return options.join('').length + 8 * options.length
}

function isAtEnd(steps: readonly Step[], at: number): boolean {
  return at === steps.length - 1 && steps.some(({ decision }) => decision)
}

type PredictionScoreProps = Pick<PredictionBoxProps, 'steps' | 'at' | 'predictions'>

/** What to do, then the score so far, with one cell per question; at the end of the run, the result. */
function PredictionScore({ steps, at, predictions }: PredictionScoreProps) {
  const questions = steps.flatMap(({ decision }, index) => (decision ? [{ index, decision }] : []))
  return (
    <div className="demo-score">
      <p role="status">{sayScore({ steps, at, predictions })}</p>
      <span aria-hidden="true" className="demo-score-cells">
        {questions.map(({ index, decision }) => (
          <i key={index} data-outcome={outcomeOf(predictions.get(index), decision.answer)} />
        ))}
      </span>
    </div>
  )
}

function sayScore({ steps, at, predictions }: PredictionScoreProps): string {
  const { right, answered, asked } = scoreOf(steps, predictions)
  const step = steps[at]
  if (asked === 0) return 'This run has nothing to predict.'
  if (step && findOpenDecision(step, at, predictions)) return 'Your call: what happens next?'
  if (isAtEnd(steps, at))
    return `${right} of ${asked} predicted. ${adviseAfter(right, asked - answered, asked)}`
  if (answered > 0) return `${right} of ${answered} right so far.`
  return 'Go to the next step: it asks before it tells.'
}

function adviseAfter(right: number, skipped: number, asked: number): string {
  if (right === asked) return 'Now try an input of your own.'
  if (skipped > 0) return `${skipped} ${skipped === 1 ? 'was' : 'were'} skipped.`
  return 'Go back to a miss, and read why.'
}

function AgainButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props} className="mt-2">
      <RotateCcw className="icon" aria-hidden="true" />
      Predict again
    </Button>
  )
}

function outcomeOf(chosen: string | undefined, answer: string): string | undefined {
  if (chosen === undefined) return undefined
  return chosen === answer ? 'right' : 'wrong'
}
