import { memo, type ReactElement, useMemo } from 'react'
import type { Scene } from '#algorithms/scene.ts'
import { ArrayDrawing } from './drawings/ArrayDrawing.tsx'
import { GraphDrawing } from './drawings/GraphDrawing.tsx'
import { IntervalsDrawing } from './drawings/IntervalsDrawing.tsx'
import { ListDrawing } from './drawings/ListDrawing.tsx'
import { MapDrawing } from './drawings/MapDrawing.tsx'
import { ShelfDrawing } from './drawings/ShelfDrawing.tsx'
import { TableDrawing } from './drawings/TableDrawing.tsx'
import { TreeDrawing } from './drawings/TreeDrawing.tsx'

interface SceneDrawingProps {
  /** What one place of the picture shows at each step of the run. */
  scenes: readonly (Scene | undefined)[]
  at: number
  width: number
}

/** Chooses the drawing. A kind of scene without one does not compile. */
export const SceneDrawing = memo(function SceneDrawing(props: SceneDrawingProps): ReactElement | null {
  const { scenes, at, width } = props
  const scene = scenes[at]
  const previous = scenes[at - 1]
  const kind = scene?.kind
  const run = useMemo(() => scenes.filter((each) => each?.kind === kind), [scenes, kind])
  if (!scene) return null
  switch (scene.kind) {
    case 'array':
      return <ArrayDrawing {...propsFor(scene, previous, run, width)} />
    case 'list':
      return <ListDrawing {...propsFor(scene, previous, run, width)} />
    case 'shelf':
      return <ShelfDrawing {...propsFor(scene, previous, run, width)} />
    case 'tree':
      return <TreeDrawing {...propsFor(scene, previous, run, width)} />
    case 'graph':
      return <GraphDrawing {...propsFor(scene, previous, run, width)} />
    case 'table':
      return <TableDrawing {...propsFor(scene, previous, run, width)} />
    case 'intervals':
      return <IntervalsDrawing {...propsFor(scene, previous, run, width)} />
    case 'map':
      return <MapDrawing {...propsFor(scene, previous, run, width)} />
  }
})

function propsFor<S extends Scene>(
  scene: S,
  previous: Scene | undefined,
  run: readonly (Scene | undefined)[],
  width: number,
) {
  return {
    scene,
    previous: previous?.kind === scene.kind ? (previous as S) : undefined, // Just compared.
    run: run as readonly S[], // Holds scenes of this kind only.
    width,
  }
}
