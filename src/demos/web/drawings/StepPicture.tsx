import { type ComponentProps, memo, type ReactElement, useMemo } from 'react'
import type { Scene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { ArrayDrawing } from './array/ArrayDrawing.tsx'
import { GraphDrawing } from './graph/GraphDrawing.tsx'
import { IntervalsDrawing } from './intervals/IntervalsDrawing.tsx'
import { ListDrawing } from './list/ListDrawing.tsx'
import { MapDrawing } from './map/MapDrawing.tsx'
import { ShelfDrawing } from './shelf/ShelfDrawing.tsx'
import { TableDrawing } from './table/TableDrawing.tsx'
import { TreeDrawing } from './tree/TreeDrawing.tsx'

interface StepPictureProps {
  steps: readonly Step[]
  at: number
  width: number
}

/** From this width on, a stack stands beside the picture instead of under it. */
const roomForTwo = 520
const stackWidth = 132
const gap = 24

/** The scene of a step with what the algorithm keeps beside it. */
export const StepPicture = memo(function StepPicture({ steps, at, width }: StepPictureProps) {
  const main = useMemo(() => steps.map(({ scene }) => scene), [steps])
  const places = useMemo(() => findPlaces(steps), [steps])
  const stacks = places.filter(({ isStack }) => isStack)
  const sides = width >= roomForTwo ? stacks : []
  // Where there is no room beside the picture, two stacks still stand beside each other.
  const pair = sides.length === 0 && stacks.length === 2 ? stacks : []
  const below = places.filter((place) => !sides.includes(place) && !pair.includes(place))
  return (
    <div className="demo-picture">
      <div className="demo-picture-row">
        <Place scenes={main} at={at} width={width - sides.length * (stackWidth + gap)} />
        {sides.map(({ place, scenes }) => (
          <Place key={place} scenes={scenes} at={at} width={stackWidth} />
        ))}
      </div>
      {pair.length > 0 && (
        <div className="demo-picture-row">
          {pair.map(({ place, scenes }) => (
            <SceneDrawing key={place} scenes={scenes} at={at} width={stackWidth} />
          ))}
        </div>
      )}
      {below.map(({ place, scenes }) => (
        <Place key={place} scenes={scenes} at={at} width={width} />
      ))}
    </div>
  )
})

/** A block of its own: were the drawing an item of the row, each frame of a move would lay out the whole page. */
function Place(props: ComponentProps<typeof SceneDrawing>) {
  return (
    <div>
      <SceneDrawing {...props} />
    </div>
  )
}

function findPlaces(steps: readonly Step[]) {
  const count = Math.max(0, ...steps.map(({ beside }) => beside?.length ?? 0))
  return Array.from({ length: count }, (_, place) => {
    const scenes = steps.map(({ beside }) => beside?.[place])
    const isStack = scenes.some((scene) => scene?.kind === 'shelf' && scene.form === 'stack')
    return { place, scenes, isStack }
  })
}

interface SceneDrawingProps {
  /** What one place of the picture shows at each step of the run. */
  scenes: readonly (Scene | undefined)[]
  at: number
  width: number
}

/** Chooses the drawing. A kind of scene without one does not compile. */
const SceneDrawing = memo(function SceneDrawing(props: SceneDrawingProps): ReactElement | null {
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
