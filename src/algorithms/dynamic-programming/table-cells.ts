import type { Role, TableArrow, TableCell } from '../scene.ts'

export type Place = TableArrow['from']

/** Which places of a table have a role of their own at this moment. */
export interface TableMarks {
  readonly active?: Place | undefined
  /** The cells that the active one reads. */
  readonly read?: readonly Place[]
  readonly settled?: readonly Place[]
  readonly result?: Place | undefined
}

/** Cells with what is known: what is being worked out shows a question mark, what is not known yet nothing. */
export function drawCells(
  values: readonly (readonly (number | string | undefined)[])[],
  marks: TableMarks,
): readonly (readonly TableCell[])[] {
  return values.map((row, at) =>
    row.map((value, column) => {
      const role = findRole([at, column], marks)
      return { value: value ?? (role === 'active' ? '?' : ''), role }
    }),
  )
}

/** Arrows from all cells that are read to the active one. */
export function drawReads({ active, read = [] }: TableMarks): readonly TableArrow[] {
  return active ? read.map((from) => ({ from, to: active })) : []
}

/** Arrows along a path, from each place to the next. */
export function drawPath(path: readonly Place[]): readonly TableArrow[] {
  return path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }))
}

function findRole(place: Place, { active, read = [], settled = [], result }: TableMarks): Role {
  if (active && isSame(place, active)) return 'active'
  if (result && isSame(place, result)) return 'result'
  if (settled.some((each) => isSame(each, place))) return 'settled'
  return read.some((each) => isSame(each, place)) ? 'compare' : 'default'
}

function isSame(first: Place, second: Place): boolean {
  return first[0] === second[0] && first[1] === second[1]
}
