import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { Scene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { ArrayDrawing } from './array/ArrayDrawing.tsx'
import { GraphDrawing } from './graph/GraphDrawing.tsx'
import { IntervalsDrawing } from './intervals/IntervalsDrawing.tsx'
import { ListDrawing } from './list/ListDrawing.tsx'
import { MapDrawing } from './map/MapDrawing.tsx'
import { type DrawnScene, OverlayContext } from './shared/SceneSvg.tsx'
import { useWidth } from './shared/use-width.ts'
import { ShelfDrawing } from './shelf/ShelfDrawing.tsx'
import { TableDrawing } from './table/TableDrawing.tsx'
import { TreeDrawing } from './tree/TreeDrawing.tsx'
import './picture.css'
import './shared/drawings.css'
import './table/table.css'
import './graph/graph.css'
import './tree/tree.css'
import './array/array.css'
import './map/map.css'
import './list/list.css'
import './shelf/shelf.css'
import './intervals/intervals.css'

interface StepPictureProps {
  steps: readonly Pick<Step, 'scene' | 'beside'>[]
  at: number
  /** Draws over each scene, as where a learner acts in the picture. */
  overlay?: ((scene: DrawnScene) => ReactNode) | undefined
}

/** From this width on, a stack is beside the picture instead of below it. */
const minWidthForTwo = 520
const stackWidth = 132
const gap = 24

/** The scene of a step with the data structures that the algorithm keeps beside it. */
export function StepPicture({ steps, at, overlay }: StepPictureProps) {
  const [stage, width] = useWidth<HTMLDivElement>()
  const main = useMemo(() => steps.map(({ scene }) => scene), [steps])
  const tracks = useMemo(() => findTracks(steps), [steps])
  const stacks = tracks.filter(({ isStack }) => isStack)
  const sides = width >= minWidthForTwo ? stacks : []
  const below = tracks.filter((track) => !sides.includes(track))
  const draw = (scenes: SceneTrack['scenes'], available: number, track = -1) => (
    <div key={track}>
      <SceneDrawing scenes={scenes} at={at} width={available} index={track + 1} overlay={overlay} />
    </div>
  )
  return (
    <div ref={stage} className="demo-picture">
      {width > 0 && (
        <>
          <div className="demo-picture-row">
            {draw(main, width - sides.length * (stackWidth + gap))}
            {sides.map(({ index, scenes }) => draw(scenes, stackWidth, index))}
          </div>
          {below.map(({ index, scenes, lying }) => draw(lying ?? scenes, width, index))}
        </>
      )}
    </div>
  )
}

/** One data structure over all steps of a run. */
interface SceneTrack {
  readonly index: number
  readonly scenes: readonly (Scene | undefined)[]
  readonly isStack: boolean
  /** Of a stack: horizontal, which takes less height below the picture. */
  readonly lying?: readonly (Scene | undefined)[]
}

function findTracks(steps: StepPictureProps['steps']): readonly SceneTrack[] {
  const count = Math.max(0, ...steps.map(({ beside }) => beside?.length ?? 0))
  return Array.from({ length: count }, (_, index) => {
    const scenes = steps.map(({ beside }) => beside?.[index])
    const isStack = scenes.some((scene) => scene?.kind === 'shelf' && scene.form === 'stack')
    return { index, scenes, isStack, ...(isStack && { lying: scenes.map(layDown) }) }
  })
}

function layDown(scene: Scene | undefined): Scene | undefined {
  return scene?.kind === 'shelf' ? { ...scene, isHorizontal: true } : scene
}

interface SceneDrawingProps extends Pick<DrawnScene, 'width' | 'index'>, Pick<StepPictureProps, 'overlay'> {
  /** One data structure at each step of the run. */
  scenes: readonly (Scene | undefined)[]
  at: number
}

function SceneDrawing({ scenes, at, width, index, overlay }: SceneDrawingProps): ReactElement | null {
  const scene = scenes[at]
  const kind = scene?.kind
  const run = useMemo(
    () => scenes.filter((each): each is Scene => each !== undefined && each.kind === kind),
    [scenes, kind],
  )
  if (!scene) return null
  const drawing = draw(scene, scenes[at - 1], run, width)
  if (!overlay) return drawing
  return (
    <OverlayContext value={(left) => overlay({ scene, run, width, index, left })}>{drawing}</OverlayContext>
  )
}

/** Selects the drawing. A kind of scene without one does not compile. */
function draw(scene: Scene, previous: Scene | undefined, run: readonly Scene[], width: number): ReactElement {
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
}

function propsFor<S extends Scene>(
  scene: S,
  previous: Scene | undefined,
  run: readonly Scene[],
  width: number,
) {
  return {
    scene,
    previous: previous?.kind === scene.kind ? (previous as S) : undefined, // Just compared.
    run: run as readonly S[], // Holds scenes of this kind only.
    width,
  }
}
