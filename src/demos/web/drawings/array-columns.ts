import type { ArrayScene } from '#algorithms/scene.ts'

/** Where the columns of an array picture stand. */
export interface ArrayColumns {
  readonly firstX: number
  readonly pitch: number
  readonly cellWidth: number
}

export function leftOf(index: number, { firstX, pitch }: ArrayColumns): number {
  return firstX + index * pitch
}

export function middleOf(index: number, columns: ArrayColumns): number {
  return leftOf(index, columns) + columns.cellWidth / 2
}

/** A pointer may stand one place before the first cell, or after the last. */
export function countColumns(run: readonly ArrayScene[]): { before: number; count: number } {
  const places = run.flatMap(({ pointers }) => pointers.map(({ at }) => at))
  const before = places.some((at) => at < 0) ? 1 : 0
  const after = Math.max(1, ...places.map((at) => at + 1), ...run.map(lengthOf))
  return { before, count: before + after }
}

export function columnOf(cell: ArrayScene['cells'][number], index: number): number {
  return cell.at ?? index
}

/** How many places the row has, also those whose cell is lowered. */
export function lengthOf({ cells }: ArrayScene): number {
  return Math.max(0, ...cells.map((cell, index) => columnOf(cell, index) + 1))
}
