import type { Step } from '#algorithms/step.ts'

export interface VariableRow {
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
