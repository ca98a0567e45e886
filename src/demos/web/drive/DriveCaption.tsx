import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Decision } from '#algorithms/step.ts'
import { currentStep, type Drive } from '../../drive/drive.ts'
import { CaptionText } from '../CaptionBox.tsx'
import { sayHow } from './say-how.ts'

interface DriveCaptionProps {
  drive: Drive
  /** What was pressed in the picture and is no option. */
  noMove: string | undefined
}

/** What there is to decide, or why the last act was wrong. While the run goes on by itself, what happens. */
export function DriveCaption({ drive, noMove }: DriveCaptionProps) {
  const { phase, mistakes } = drive
  const isWrong = phase === 'deciding' && (mistakes.length > 0 || noMove !== undefined)
  return (
    <div className="demo-caption drive-caption" data-wrong={isWrong || undefined}>
      {phase === 'running' && (
        <p>
          <CaptionText {...currentStep(drive).caption} />
        </p>
      )}
      {/* Steps between two choices are too fast to be read out. */}
      <div role="status">{phase !== 'running' && <Message drive={drive} noMove={noMove} />}</div>
    </div>
  )
}

function Message({ drive, noMove }: DriveCaptionProps): ReactNode {
  const { phase, mistakes, acts } = drive
  const { decision, caption } = currentStep(drive)
  if (phase === 'between') {
    return (
      <p>
        <b>This input had no more choices.</b> The run continues on the next input, with your acts so far.
      </p>
    )
  }
  if (!decision) return null
  if (phase === 'shown') {
    return (
      <>
        <Reason decision={decision} option={mistakes.at(-1)} />
        <p>
          <b>{`The move is “${decision.answer}”.`}</b> <CaptionText {...caption} />
        </p>
      </>
    )
  }
  if (noMove !== undefined) {
    return (
      <>
        <p>
          <X className="icon" aria-hidden="true" />
          <b>{`${noMove}: that is no move here.`}</b>
        </p>
        <p className="drive-next">{decision.question}</p>
      </>
    )
  }
  if (mistakes.length > 0) {
    return (
      <>
        <Reason decision={decision} option={mistakes.at(-1)} />
        <p className="drive-next">Nothing has moved. Try once more; after that it is shown.</p>
      </>
    )
  }
  const last = acts.at(-1)
  return (
    <>
      {last && last.outcome !== 'shown' && (
        <p className="drive-right">
          <Check className="icon" aria-hidden="true" />
          <span>{`Right: ${last.decision.answer}.`}</span>
        </p>
      )}
      <p>
        <b>{decision.question}</b>
      </p>
      <p className="drive-next">{sayHow(decision, currentStep(drive))}</p>
    </>
  )
}

/** Why it is wrong in this state; where nobody has written that, the question again. */
function Reason({ decision, option }: { decision: Decision; option: string | undefined }) {
  if (option === undefined) return null
  return (
    <p>
      <X className="icon" aria-hidden="true" />
      <span>
        <b>{`Not “${option}”.`}</b> {decision.wrong?.[option] ?? decision.question}
      </span>
    </p>
  )
}
