import { type ReactNode, useMemo } from 'react'
import type { Step } from '#algorithms/step.ts'

interface CaptionBoxProps {
  steps: readonly Step[]
  at: number
  /** Off while steps change faster than a screen reader can read them. */
  isAnnounced: boolean
  isPredicting: boolean
  /** What the learner predicted at this step. */
  chosen: string | undefined
}

/** Always has room for the longest caption of the run, so that the controls below never move. */
export function CaptionBox(props: CaptionBoxProps) {
  const { steps, at, isAnnounced, isPredicting, chosen } = props
  const longest = useMemo(() => findLongest(steps, isPredicting), [steps, isPredicting])
  const step = steps[at]
  if (!step) return null
  const { caption, decision } = step
  return (
    <div className="demo-caption">
      <p aria-hidden="true" className="demo-caption-room">
        {longest}
      </p>
      <p aria-live={isAnnounced ? 'polite' : 'off'}>
        {isPredicting && decision && chosen === undefined ? (
          <b>{decision.question}</b>
        ) : (
          <>
            {decision && chosen !== undefined && <Verdict chosen={chosen} answer={decision.answer} />}
            <b>{caption.fact}</b> {caption.why}
          </>
        )}
      </p>
    </div>
  )
}

function Verdict({ chosen, answer }: { chosen: string; answer: string }) {
  const isRight = chosen === answer
  return (
    <b className="demo-verdict" data-right={isRight}>
      {isRight ? 'Right. ' : `Not quite, it is “${answer}”. `}
    </b>
  )
}

/** The longest text of the run, as it is rendered. */
function findLongest(steps: readonly Step[], isPredicting: boolean): ReactNode {
  const texts = steps.flatMap(({ caption, decision }) => {
    if (!isPredicting || !decision) return [[caption.fact, caption.why]]
    return [
      [`Not quite, it is “${decision.answer}”. ${caption.fact}`, caption.why],
      [decision.question, ''],
    ]
  })
  const [strong, rest] = texts.reduce(
    (longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest),
    ['', ''],
  )
  return (
    <>
      <b>{strong}</b> {rest}
    </>
  )
}

/** Bold characters are a little wider. */
function lengthOf([strong = '', rest = '']: readonly string[]): number {
  return strong.length * 1.07 + rest.length
}
