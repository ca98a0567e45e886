import type { ArrayScene, MapScene, Role, ShelfScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

export function arrayOf({ scene }: Step): ArrayScene {
  if (scene.kind !== 'array') throw new Error('Not an array')
  return scene
}

/** The columns whose cell has the role, from left to right. */
export function indicesWith(step: Step, role: Role): readonly number[] {
  return arrayOf(step)
    .cells.flatMap((cell, index) => (cell.role === role ? [cell.at ?? index] : []))
    .toSorted((a, b) => a - b)
}

export function mapBeside({ beside = [] }: Step): MapScene {
  const map = beside.find((scene) => scene.kind === 'map')
  if (!map) throw new Error('No map beside it')
  return map
}

export function variable({ variables }: Step, name: string): number | string | undefined {
  return variables.find((each) => each.name === name)?.value
}

/** The shelf with this title. */
function shelfOf({ scene, beside = [] }: Step, title: string): ShelfScene {
  const shelf = [scene, ...beside].find((each) => each.kind === 'shelf' && each.title === title)
  if (shelf?.kind !== 'shelf') throw new Error(`No shelf “${title}”`)
  return shelf
}

/** From the bottom of a stack, from the front of a queue. */
export function valuesOn(step: Step, title: string): readonly (number | string)[] {
  return shelfOf(step, title).items.map(({ value }) => value)
}
