import type { Place } from '../dynamic-programming/table-cells.ts'
import type { Role, TableCell, TableScene } from '../scene.ts'
import type { Step } from '../step.ts'

/** What a proof reads from a picture that is a table. */
export function tableOf({ scene }: Step): TableScene {
  if (scene.kind !== 'table') throw new Error('Not a table')
  return scene
}

export function cellAt(step: Step, [row, column]: Place): TableCell {
  const cell = tableOf(step).rows[row]?.[column]
  if (!cell) throw new Error(`No cell in row ${row}, column ${column}`)
  return cell
}

export function placesOf(step: Step, role: Role): readonly Place[] {
  return tableOf(step).rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Place[] => (cell.role === role ? [[row, column]] : [])),
  )
}

/** The only place with this role. */
export function placeOf(step: Step, role: Role): Place {
  const [place, another] = placesOf(step, role)
  if (!place || another) throw new Error(`Not one ${role} cell`)
  return place
}
