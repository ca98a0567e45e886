import type { Role, TableScene } from '../scene.ts'

interface Calls {
  /** In order: the name of each, and what it was called with, where it says more than its name. */
  readonly calls: readonly { readonly name: string; readonly with: string | number }[]
  /** The results so far; undefined for a call without a result. */
  readonly answers: readonly (number | undefined)[]
  /** Which call is being answered: -1 before the first. */
  readonly at: number
}

/** The calls of a data structure in order, and their results. */
export function drawCallTable({ calls, answers, at }: Calls): TableScene {
  const roleOf = (index: number): Role => (index < at ? 'settled' : index === at ? 'active' : 'default')
  return {
    kind: 'table',
    columnHeads: calls.map(({ name }) => name),
    rowHeads: ['with', 'gives'],
    rows: [
      calls.map((call, index) => ({ value: call.with, role: roleOf(index) })),
      calls.map((_, index) => ({ value: answers[index] ?? '', role: roleOf(index) })),
    ],
  }
}
