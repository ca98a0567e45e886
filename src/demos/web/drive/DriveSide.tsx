import { ChevronDown, Code } from 'lucide-react'
import { useId, useState } from 'react'
import { currentRun, currentStep, type Drive } from '../../drive/drive.ts'
import type { DemoCode } from '../../load-demo.ts'
import { CodePanel } from '../CodePanel.tsx'
import { VariablesTable } from '../DemoSide.tsx'

/** The variables, the last moves, and the code once the learner wants it. */
export function DriveSide({ drive, code }: { drive: Drive; code: DemoCode }) {
  const codeId = useId()
  const [hasCode, setHasCode] = useState(false)
  const step = currentStep(drive)
  const line = drive.phase === 'deciding' ? (step.decision?.line ?? step.line) : step.line
  return (
    <div className="demo-side">
      <VariablesTable step={step} previous={currentRun(drive).steps[drive.step - 1]} />
      <LastMoves drive={drive} />
      <button
        type="button"
        className="drive-fold"
        aria-expanded={hasCode}
        aria-controls={codeId}
        onClick={() => setHasCode(!hasCode)}
      >
        <Code className="icon" aria-hidden="true" />
        <span>{hasCode ? 'Hide the code' : 'Show the code'}</span>
        <ChevronDown className="icon" aria-hidden="true" />
      </button>
      <div id={codeId}>{hasCode && <CodePanel code={code} line={line} />}</div>
    </div>
  )
}

const mostMoves = 5

/** Newest last, as they were made. */
function LastMoves({ drive: { acts } }: { drive: Drive }) {
  if (acts.length === 0) return null
  const first = Math.max(0, acts.length - mostMoves)
  return (
    <section className="drive-moves" aria-label="Your last moves">
      <h4>Your last moves</h4>
      <ol start={first + 1}>
        {acts.slice(first).map(({ run, step, decision, outcome }) => (
          <li key={`${run} ${step}`} data-outcome={outcome}>
            <span>{decision.answer}</span> <small>{outcomes[outcome]}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const outcomes = { first: '', second: 'second try', shown: 'shown' } as const
