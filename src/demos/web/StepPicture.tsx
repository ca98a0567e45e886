import { type ComponentProps, memo, useMemo } from 'react'
import type { Step } from '#algorithms/step.ts'
import { SceneDrawing } from './SceneDrawing.tsx'

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
