import { memo, type ReactElement, useMemo } from 'react'
import type { Scene, Step } from '#algorithms/step.ts'
import { ArrayDrawing } from './drawings/ArrayDrawing.tsx'

interface SceneDrawingProps {
  steps: readonly Step[]
  at: number
  width: number
}

/** Chooses the drawing. A kind of scene without one does not compile. */
export const SceneDrawing = memo(function SceneDrawing(props: SceneDrawingProps): ReactElement | null {
  const { steps, at, width } = props
  const scene = steps[at]?.scene
  const previous = steps[at - 1]?.scene
  const kind = scene?.kind
  const run = useMemo(() => scenesOfKind(steps, kind), [steps, kind])
  if (!scene) return null
  switch (scene.kind) {
    case 'array':
      return <ArrayDrawing scene={scene} previous={ofSameKind(scene, previous)} run={run} width={width} />
  }
})

function scenesOfKind<Kind extends Scene['kind'] | undefined>(
  steps: readonly Step[],
  kind: Kind,
): readonly Extract<Scene, { kind: Kind }>[] {
  return steps.flatMap(({ scene }) => (scene.kind === kind ? [scene as Extract<Scene, { kind: Kind }>] : [])) // Just compared.
}

function ofSameKind<S extends Scene>(scene: S, other: Scene | undefined): S | undefined {
  return other?.kind === scene.kind ? (other as S) : undefined // Just compared.
}
