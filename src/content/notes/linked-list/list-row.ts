import type { ListPicture } from './sheet.ts'

interface RowOptions {
  /** Whether a dummy node precedes the head. */
  readonly hasDummy?: boolean
  /** Id of what the last node points to, in a list with a cycle. */
  readonly last?: string
}

/** One list in one row of a picture: nodes 'a', 'b', 'c' and so on, with these values from the left. */
export function listRow(
  values: readonly number[],
  { hasDummy = false, last }: RowOptions = {},
): Pick<ListPicture, 'nodes' | 'chains'> {
  const dummies = hasDummy ? [{ id: 'dummy', value: 0, column: 0, isDummy: true }] : []
  const listed = values.map((value, index) => ({
    id: String.fromCodePoint(aCode + index),
    value,
    column: dummies.length + index,
  }))
  const nodes = [...dummies, ...listed]
  return { nodes, chains: [[...nodes.map(({ id }) => id), last ?? null]] }
}

const aCode = 97
