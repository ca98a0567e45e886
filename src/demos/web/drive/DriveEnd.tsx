import { Play, Repeat } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { InputTexts } from '#algorithms/demo.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { type Act, countRight, currentRun, type Drive, fluentActs } from '../../drive/drive.ts'
import { PressablePicture } from '../drawings/press/PressablePicture.tsx'
import { pressKindsOf } from '../drawings/press/press.ts'
import { StepPicture } from '../drawings/StepPicture.tsx'
import { Acts, stepOf } from './Acts.tsx'

interface DriveEndProps {
  patternName: string
  drive: Drive
  restart: () => void
  again: () => void
  onWatch: (texts: InputTexts, step: number) => void
}

/** How the run went, and each act that slipped as its own picture, to watch from there. */
export function DriveEnd({ patternName, drive, restart, again, onWatch }: DriveEndProps) {
  const { acts, runs } = drive
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const run = currentRun(drive)
  const faults = acts.flatMap((act, index) => (act.outcome === 'first' ? [] : [{ act, number: index + 1 }]))
  const watch = ({ run: order, step }: Act) => onWatch(runs[order]?.texts ?? run.texts, step)
  const [first] = faults
  return (
    <div className="demo-drive">
      <div className="demo-main">
        <div className="demo-stage">
          <h4 ref={heading} className="drive-result" tabIndex={-1}>
            {sayResult(drive)}
          </h4>
          <Acts drive={drive} isLarge />
          <StepPicture steps={run.steps} at={run.steps.length - 1} />
        </div>
        {faults.length > 0 && (
          <ol className="drive-faults">
            {faults.map(({ act, number }) => (
              <Fault key={number} act={act} number={number} drive={drive} onWatch={() => watch(act)} />
            ))}
          </ol>
        )}
        <div className="demo-controls drive-row">
          <div>
            {first && (
              <Button onClick={() => watch(first.act)}>
                <Play className="icon" aria-hidden="true" />
                Watch from the first wrong step
              </Button>
            )}
          </div>
          <div className="drive-buttons">
            <Button look="quiet" onClick={again}>
              <Repeat className="icon" aria-hidden="true" />
              Same input again
            </Button>
            <Button look="primary" onClick={restart}>
              New input
            </Button>
          </div>
        </div>
      </div>
      <div className="demo-side">
        <Fluency patternName={patternName} drive={drive} />
      </div>
    </div>
  )
}

function sayResult(drive: Drive): string {
  const { length } = drive.acts
  const right = countRight(drive)
  return right === length ? `All ${length} at first try` : `${right} of ${length} at first try`
}

interface FaultProps {
  act: Act
  number: number
  drive: Drive
  onWatch: () => void
}

/** The state of an act that slipped, with what was pressed and what should have been. */
function Fault({ act, number, drive, onWatch }: FaultProps) {
  const { decision, mistakes } = act
  const step = stepOf(act, drive)
  const pressed = mistakes[0]
  const refused = pressed === undefined ? undefined : decision.positions?.[pressed]
  const shown = decision.positions?.[decision.answer]
  const marked = [refused, shown].filter((position) => position !== undefined)
  return (
    <li>
      {step && (
        <PressablePicture steps={[step]} at={0} press={{ kinds: pressKindsOf(marked), refused, shown }} />
      )}
      <div>
        <h5>{`Act ${number}: ${decision.question}`}</h5>
        {pressed === undefined ? (
          <p>You let it be shown.</p>
        ) : (
          <p>
            <b>{`You pressed “${pressed}”.`}</b> <span>{decision.wrong?.[pressed]}</span>
          </p>
        )}
        <p>
          <b>{`The move is “${decision.answer}”.`}</b>{' '}
          <span>{step && `${step.caption.fact} ${step.caption.why}`}</span>
        </p>
        <Button onClick={onWatch}>
          <Play className="icon" aria-hidden="true" />
          <span>{`Watch from act ${number}`}</span>
        </Button>
      </div>
    </li>
  )
}

/** What the run counts for. */
function Fluency({ patternName, drive }: { patternName: string; drive: Drive }) {
  const { cleanRuns } = useLearning().doingOf(patternName)
  const isClean = countRight(drive) === drive.acts.length
  return (
    <section className="drive-fluency" aria-labelledby={`${patternName}-fluency`}>
      <h4 id={`${patternName}-fluency`}>{`Fluent: two clean runs of ${fluentActs} acts or more`}</h4>
      <p>
        {isClean
          ? 'This run was clean: every act was right at first try.'
          : 'A run counts when every act is right at first try.'}
      </p>
      <p>
        <b>{`${cleanRuns} of 2 clean runs on different inputs.`}</b>{' '}
        <span>
          {cleanRuns === 2 ? 'You are fluent in this pattern.' : isClean ? 'One more makes you fluent.' : ''}
        </span>
      </p>
    </section>
  )
}
