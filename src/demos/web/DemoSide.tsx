import { memo } from 'react'
import type { Step } from '#algorithms/step.ts'
import type { Demo } from '../demo.ts'
import { CodePanel } from './CodePanel.tsx'
import { Legend } from './Legend.tsx'
import { useNextFrame } from './use-next-frame.ts'
import { VariablesTable } from './VariablesTable.tsx'

export interface ShownMoment {
  readonly step: Step
  readonly previous: Step | undefined
  /** Label of the code line that runs now. */
  readonly line: string
}

interface DemoSideProps {
  patternName: string
  demo: Demo
  moment: ShownMoment
}

/** What stands beside the picture: the line that runs, the values it has, and what the colours mean. */
export const DemoSide = memo(function DemoSide({ patternName, demo, moment }: DemoSideProps) {
  // Last in the order of a step: things move, the caption says why, then code and values follow.
  const { step, previous, line } = useNextFrame(moment)
  return (
    <div className="demo-side">
      <CodePanel patternName={patternName} line={line} />
      <VariablesTable step={step} previous={previous} />
      <Legend legend={demo.legend} />
    </div>
  )
})
