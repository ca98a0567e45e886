import { memo } from 'react'
import type { Step } from '#algorithms/step.ts'
import type { Demo } from '../demo.ts'
import { CodePanel } from './CodePanel.tsx'
import { Legend } from './Legend.tsx'
import { VariablesTable } from './VariablesTable.tsx'

interface DemoSideProps {
  patternName: string
  demo: Demo
  step: Step
  previous: Step | undefined
  /** Label of the code line that runs now. */
  line: string
}

/** What stands beside the picture: the line that runs, the values it has, and what the colours mean. */
export const DemoSide = memo(function DemoSide({ patternName, demo, step, previous, line }: DemoSideProps) {
  return (
    <div className="demo-side">
      <CodePanel patternName={patternName} line={line} />
      <VariablesTable step={step} previous={previous} />
      <Legend legend={demo.legend} />
    </div>
  )
})
