import type { ShelfScene } from '../../scene.ts'
import type { Step } from '../../step.ts'

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
