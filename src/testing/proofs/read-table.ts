import type { Role, TableCell, TableScene } from '#algorithms/scene.ts'
import type { Position } from '#algorithms/scenes/table-cells.ts'
import type { Step } from '#algorithms/step.ts'

/** Reads a table for a proof. */
export function tableOf({ scene }: Step): TableScene {
  if (scene.kind !== 'table') throw new Error('Not a table')
  return scene
}

export function cellAt(step: Step, [row, column]: Position): TableCell {
  const cell = tableOf(step).rows[row]?.[column]
  if (!cell) throw new Error(`No cell in row ${row}, column ${column}`)
  return cell
}

export function positionsOf(step: Step, role: Role): readonly Position[] {
  return tableOf(step).rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Position[] => (cell.role === role ? [[row, column]] : [])),
  )
}

/** The only cell with this role. */
export function positionOf(step: Step, role: Role): Position {
  const [position, another] = positionsOf(step, role)
  if (!position || another) throw new Error(`Not one ${role} cell`)
  return position
}
