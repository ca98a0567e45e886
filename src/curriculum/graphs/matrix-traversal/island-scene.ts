import type { Role, ShelfScene, TableScene } from '#algorithms/scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Step } from '#algorithms/step.ts'

/** 1 is land, 0 is water. All rows are equally long. */
export type LandMap = readonly (readonly (0 | 1)[])[]

export interface Cell {
  readonly row: number
  readonly column: number
}

export interface View {
  /** As it was at the start. */
  readonly map: LandMap
  /** Land that is sunk has become 0. */
  readonly grid: LandMap
  /** The front first. */
  readonly queue: readonly Cell[]
  /** Where each island was met. */
  readonly firsts: readonly Cell[]
}

export function neighborsOf({ row, column }: Cell, map: LandMap): readonly Cell[] {
  const around = [
    { row: row - 1, column },
    { row, column: column + 1 },
    { row: row + 1, column },
    { row, column: column - 1 },
  ]
  return around.filter((cell) => map[cell.row]?.[cell.column] !== undefined)
}

export function name({ row, column }: Cell): string {
  return `(${row}, ${column})`
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column
}

export function show(view: View, cell?: Cell) {
  const role = (each: Cell): Role => (cell && isSame(cell, each) ? 'active' : roleOnMap(view, each))
  return { scene: draw(view, role), beside: [drawQueue(view)] }
}

export function roleOnMap({ map, grid, queue }: View, cell: Cell): Role {
  if (queue.some((waiting) => isSame(waiting, cell))) return 'frontier'
  if (map[cell.row]![cell.column] === 0) return 'visited'
  return grid[cell.row]![cell.column] === 1 ? 'default' : 'settled'
}

export function draw({ grid }: View, role: (cell: Cell) => Role): TableScene {
  return {
    kind: 'table',
    isGrid: true,
    rows: grid.map((cells, row) => cells.map((value, column) => ({ value, role: role({ row, column }) }))),
    rowHeads: grid.map((_, row) => String(row)),
    columnHeads: (grid[0] ?? []).map((_, column) => String(column)),
  }
}

export function drawQueue({ queue }: View): ShelfScene {
  return drawWaitingQueue(queue.map((cell) => ({ id: name(cell), value: `${cell.row},${cell.column}` })))
}

export function variablesOf({ firsts, queue }: View, cell?: Cell): Step['variables'] {
  return [
    { name: 'row', ...(cell && { value: cell.row }) },
    { name: 'column', ...(cell && { value: cell.column }) },
    { name: 'islands', value: firsts.length },
    { name: 'waiting', value: queue.length },
  ]
}
