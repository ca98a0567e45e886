import { memo } from 'react'
import type { Step } from '#algorithms/step.ts'
import type { Demo } from '../demo.ts'
import { CodePanel } from './CodePanel.tsx'
import { useNextFrame } from './use-next-frame.ts'

interface ShownMoment {
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

interface VariablesTableProps {
  step: Step
  previous: Step | undefined
}

const VariablesTable = memo(function VariablesTable({ step, previous }: VariablesTableProps) {
  return (
    <table className="demo-variables">
      <caption>Variables</caption>
      <tbody>
        {listVariables(step, previous).map(({ name, value, changed, was }) => (
          <tr key={name} data-changed={changed || undefined}>
            <th scope="row">{name}</th>
            <td>{value ?? '–'}</td>
            <td>{was !== undefined && `was ${was}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})

export const Legend = memo(function Legend({ legend }: { legend: Demo['legend'] }) {
  return (
    <ul className="demo-legend" aria-label="Legend">
      {legend.map((entry) => (
        <li key={entry.means}>
          <i
            {...('role' in entry ? { 'data-role': entry.role } : { 'data-mark': entry.mark })}
            aria-hidden="true"
          />
          {entry.means}
        </li>
      ))}
    </ul>
  )
})

interface VariableRow {
  readonly name: string
  readonly value: number | string | undefined
  readonly changed: boolean
  /** The value before, where there was one. */
  readonly was: number | string | undefined
}

export function listVariables(step: Step, previous: Step | undefined): readonly VariableRow[] {
  return step.variables.map(({ name, value }) => {
    const before = previous?.variables.find((variable) => variable.name === name)?.value
    const changed = previous !== undefined && before !== value
    return { name, value, changed, was: changed ? before : undefined }
  })
}
