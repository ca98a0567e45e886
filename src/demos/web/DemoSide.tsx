import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Demo } from '#algorithms/demo.ts'
import type { Step } from '#algorithms/step.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { DemoCode } from '../load-demo.ts'
import { CodePanel } from './CodePanel.tsx'
import { Legend } from './drawings/shared/Legend.tsx'

interface DemoSideProps extends VariablesTableProps {
  demo: Demo
  code: DemoCode
  /** Label of the code line that runs now. */
  line: string
  /** Above the code. */
  children: ReactNode
}

/**
 * Beside the picture: the running line and the variables. Below it on narrow screens, with what the colors mean; folded
 * on a phone, so that the practice problems are not far down.
 */
export function DemoSide({ demo, code, line, step, previous, children }: DemoSideProps) {
  const isWide = useMedia('(width >= 64rem)')
  const isPhone = useMedia('(width < 40rem)')
  const details = (
    <>
      <CodePanel code={code} line={line} />
      <VariablesTable step={step} previous={previous} />
      {!isWide && <Legend legend={demo.legend} />}
    </>
  )
  if (!isPhone)
    return (
      <div className="demo-side">
        {children}
        {details}
      </div>
    )
  return (
    <details className="demo-side group">
      <summary>
        Code, variables and more
        <ChevronDown
          aria-hidden="true"
          className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
        />
      </summary>
      {children}
      {details}
    </details>
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
