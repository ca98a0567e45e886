import { type ReactNode, useMemo } from 'react'
import type { Caption, Step } from '#algorithms/step.ts'

interface CaptionBoxProps {
  steps: readonly Step[]
  at: number
  /** Off while steps change faster than a screen reader can read them. */
  isAnnounced: boolean
}

/** Always has room for the longest caption of the run, so that nothing below it moves. */
export function CaptionBox({ steps, at, isAnnounced }: CaptionBoxProps) {
  const longest = useMemo(() => findLongest(steps.map(({ caption }) => caption)), [steps])
  const step = steps[at]
  if (!step) return null
  return (
    <div className="demo-caption">
      <p aria-hidden="true" className="demo-caption-room">
        <CaptionText {...longest} />
      </p>
      <p aria-live={isAnnounced ? 'polite' : 'off'}>
        <CaptionText {...step.caption} />
      </p>
    </div>
  )
}

export function CaptionText({ fact, why }: Caption): ReactNode {
  return (
    <>
      <b>{fact}</b> <span>{why}</span>
    </>
  )
}

/** The longest text, as it is rendered. */
export function findLongest(captions: readonly Caption[]): Caption {
  return captions.reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest), {
    fact: '',
    why: '',
  })
}

/** Bold characters are a little wider. */
function lengthOf({ fact, why }: Caption): number {
  return fact.length * 1.07 + why.length
}
