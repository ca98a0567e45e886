import type { ReactNode } from 'react'
import type { Step } from '#algorithms/step.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { DemoCode } from '../load-demo.ts'
import { CodePanel } from './CodePanel.tsx'
import { DemoFold } from './DemoFold.tsx'

interface DemoSideProps extends VariablesTableProps {
  code: DemoCode
  /** Label of the code line that runs now. */
  line: string
  /** Above the code. */
  children: ReactNode
}

/**
 * Beside the picture: the running line and the variables. Below it on narrow screens; folded on a phone, so that the
 * practice problems are not far down.
 */
export function DemoSide({ code, line, step, previous, children }: DemoSideProps) {
  const isPhone = useMedia('(width < 40rem)')
  const variables = <VariablesTable step={step} previous={previous} />
  if (!isPhone)
    return (
      <div className="demo-side">
        {children}
        <CodePanel code={code} line={line} />
        <DemoFold title="Variables">{variables}</DemoFold>
      </div>
    )
  return (
    <DemoFold title="Code, variables and more" className="demo-side">
      {children}
      <CodePanel code={code} line={line} />
      {variables}
    </DemoFold>
  )
}

interface VariablesTableProps {
  step: Step
  previous: Step | undefined
}

export function VariablesTable({ step, previous }: VariablesTableProps) {
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
}

interface VariableRow {
  readonly name: string
  readonly value: number | string | undefined
  readonly changed: boolean
  /** The previous value, if it had one and has changed. */
  readonly was: number | string | undefined
}

export function listVariables(step: Step, previous: Step | undefined): readonly VariableRow[] {
  return step.variables.map(({ name, value }) => {
    const before = previous?.variables.find((variable) => variable.name === name)?.value
    const changed = previous !== undefined && before !== value
    return { name, value, changed, was: changed ? before : undefined }
  })
}
