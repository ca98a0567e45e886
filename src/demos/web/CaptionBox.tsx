import { memo, useMemo } from 'react'
import type { Caption, Step } from '#algorithms/step.ts'

interface CaptionBoxProps {
  steps: readonly Step[]
  at: number
  /** Off while steps come faster than they can be read out. */
  isAnnounced: boolean
  isPredicting: boolean
  /** What the learner predicted at this step. */
  chosen: string | undefined
}

/** Says why. It always has room for the longest caption, so that the controls below never move. */
export const CaptionBox = memo(function CaptionBox(props: CaptionBoxProps) {
  const { steps, at, isAnnounced, isPredicting, chosen } = props
  const longest = useMemo(() => findLongestCaption(steps), [steps])
  const step = steps[at]
  if (!step) return null
  const { caption, decision } = step
  return (
    <div className="demo-caption">
      <p aria-hidden="true" className="demo-caption-room">
        <b>
          {isPredicting && 'Not quite. '}
          {longest.fact}
        </b>{' '}
        {longest.why}
      </p>
      <p aria-live={isAnnounced ? 'polite' : 'off'}>
        {isPredicting && decision && chosen === undefined ? (
          <b>{decision.question}</b>
        ) : (
          <>
            {decision && chosen !== undefined && <Verdict isRight={chosen === decision.answer} />}
            <b>{caption.fact}</b> {caption.why}
          </>
        )}
      </p>
    </div>
  )
})

function Verdict({ isRight }: { isRight: boolean }) {
  return (
    <b className="demo-verdict" data-right={isRight}>
      {isRight ? 'Right. ' : 'Not quite. '}
    </b>
  )
}

function findLongestCaption(steps: readonly Step[]): Caption {
  const lengthOf = ({ fact, why }: Caption) => fact.length + why.length
  return steps
    .map(({ caption }) => caption)
    .reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest), { fact: '', why: '' })
}
