import type { Role, TableArrow, TableCell } from '../scene.ts'

export type Position = TableArrow['from']

/** The cells of a table that have a role. */
export interface TableMarks {
  readonly active?: Position | undefined
  /** The cells that the active one reads. */
  readonly read?: readonly Position[]
  /** At the end: the path back. Until then, all known cells are. */
  readonly settled?: readonly Position[]
  readonly result?: Position | undefined
}

/** Cells with their values: known ones are final, the one being computed shows a question mark, others are empty. */
export function drawCells(
  values: readonly (readonly (number | string | undefined)[])[],
  marks: TableMarks,
): readonly (readonly TableCell[])[] {
  return values.map((row, at) =>
    row.map((value, column) => {
      const isKnown = value !== undefined && marks.settled === undefined && marks.result === undefined
      const role = findRole([at, column], marks) ?? (isKnown ? 'settled' : 'default')
      return { value: value ?? (role === 'active' ? '?' : ''), role }
    }),
  )
}

/** Arrows from all cells that are read to the active one. */
export function drawReads({ active, read = [] }: TableMarks): readonly TableArrow[] {
  return active ? read.map((from) => ({ from, to: active })) : []
}

/** Arrows along a path, from each cell to the next. */
export function drawPath(path: readonly Position[]): readonly TableArrow[] {
  return path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }))
}

function findRole(
  position: Position,
  { active, read = [], settled = [], result }: TableMarks,
): Role | undefined {
  if (active && isSame(position, active)) return 'active'
  if (result && isSame(position, result)) return 'result'
  if (settled.some((each) => isSame(each, position))) return 'settled'
  return read.some((each) => isSame(each, position)) ? 'compare' : undefined
}

function isSame(first: Position, second: Position): boolean {
  return first[0] === second[0] && first[1] === second[1]
}
