import { memo } from 'react'
import type { Step } from '#algorithms/step.ts'
import { listVariables } from '../list-variables.ts'

interface VariablesTableProps {
  step: Step
  previous: Step | undefined
}

export const VariablesTable = memo(function VariablesTable({ step, previous }: VariablesTableProps) {
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
