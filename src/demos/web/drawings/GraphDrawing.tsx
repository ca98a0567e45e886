import type { GraphScene } from '#algorithms/scene.ts'
import { describeScene } from '../../describe-scene.ts'
import type { DrawingProps } from './drawing-props.ts'

export function GraphDrawing({ scene, width }: DrawingProps<GraphScene>) {
  return (
    <svg className="viz" role="img" aria-label={describeScene(scene)} width={width} height={40}>
      <text x={width / 2} y={24}>
        {describeScene(scene)}
      </text>
    </svg>
  )
}
