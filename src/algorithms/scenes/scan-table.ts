import type { Role, TableScene } from '../scene.ts'

/** One look of a nested scan: the outer and the inner index, in the order of the scan. */
export interface Look {
  readonly outer: number
  readonly inner: number
  /** What was computed there, as it is drawn. */
  readonly value: number | string
}

interface ScanTable {
  readonly title?: string
  readonly looks: readonly Look[]
  /** Heads of the rows, one for each outer index. */
  readonly outer: readonly (number | string)[]
  readonly inner: readonly (number | string)[]
  readonly corner?: string
  /** All looks are alike without it. */
  readonly roleOf?: (look: Look) => Role
}

/** A nested scan as a table: a row for each outer index, a cell for each look. Where nothing was looked at is no cell. */
export function drawScan({
  title,
  looks,
  outer,
  inner,
  corner,
  roleOf = () => 'default',
}: ScanTable): TableScene {
  const byPosition = new Map(looks.map((look) => [`${look.outer} ${look.inner}`, look]))
  return {
    kind: 'table',
    ...(title !== undefined && { title }),
    ...(corner !== undefined && { corner }),
    rowHeads: outer.map(String),
    columnHeads: inner.map(String),
    rows: outer.map((_, row) =>
      inner.map((_, column) => {
        const look = byPosition.get(`${row} ${column}`)
        return look
          ? { value: look.value, role: roleOf(look) }
          : { value: '', role: 'default' as const, isUnused: true }
      }),
    ),
  }
}
