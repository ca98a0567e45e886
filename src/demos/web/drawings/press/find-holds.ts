import type { Scene } from '#algorithms/scene.ts'
import type { PicturePosition } from '#algorithms/step.ts'
import type { DrawnScene } from '../shared/SceneSvg.tsx'
import { arrayHolds } from './array-holds.ts'
import type { Hold } from './hold.ts'
import { listHolds, shelfHolds } from './list-holds.ts'
import { graphHolds, treeHolds } from './node-holds.ts'
import type { PressKind } from './press.ts'
import { intervalHolds, mapHolds, tableHolds } from './table-holds.ts'

/** What takes a press in this scene. */
export function findHolds(drawn: Omit<DrawnScene, 'left'>, kinds: readonly PressKind[]): readonly Hold[] {
  const { index } = drawn
  const pressed = new Set(kinds.flatMap((each) => ((each.in ?? 0) === index ? [each.kind] : [])))
  if (pressed.size === 0) return []
  return holdsOf(drawn)
    .filter(({ position }) => pressed.has(position.kind))
    .map((hold) => ({ ...hold, position: inScene(hold.position, index) }))
}

/** Written as positions are in decisions: the step's own scene has no number. */
function inScene(position: PicturePosition, index: number): PicturePosition {
  return index === 0 ? position : { ...position, in: index }
}

function holdsOf({ scene, run, width }: Pick<DrawnScene, 'scene' | 'run' | 'width'>): readonly Hold[] {
  switch (scene.kind) {
    case 'array':
      return arrayHolds(scene, runOf(scene, run), width)
    case 'list':
      return listHolds(scene, runOf(scene, run), width)
    case 'shelf':
      return shelfHolds(scene, runOf(scene, run), width)
    case 'tree':
      return treeHolds(scene, runOf(scene, run), width)
    case 'graph':
      return graphHolds(scene, runOf(scene, run), width)
    case 'table':
      return tableHolds(scene, runOf(scene, run), width)
    case 'intervals':
      return intervalHolds(scene, runOf(scene, run), width)
    case 'map':
      return mapHolds(scene, runOf(scene, run), width)
  }
}

function runOf<S extends Scene>(_scene: S, run: readonly Scene[]): readonly S[] {
  return run as readonly S[] // The scenes of a run that are drawn together are of one kind.
}
