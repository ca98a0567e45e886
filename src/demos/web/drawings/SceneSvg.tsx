import type { ReactNode } from 'react'
import type { Scene } from '#algorithms/scene.ts'
import { describeScene } from '../../describe-scene.ts'
import { HatchPattern } from './HatchPattern.tsx'

interface SceneSvgProps {
  scene: Scene
  /** Whatever is ruled out in the picture is filled with `url(#hatchId)`. */
  hatchId: string
  /** In pixels, as far as the picture reaches. */
  width: number
  height: number
  /** So many pixels at its left are drawn elsewhere. */
  left?: number
  className?: string
  children: ReactNode
}

/** The sheet that a scene is drawn on: one picture, which says in words what it shows. */
export function SceneSvg({
  scene,
  hatchId,
  width,
  height,
  left = 0,
  className = 'viz',
  children,
}: SceneSvgProps) {
  return (
    <svg
      className={className}
      role="img"
      aria-label={describeScene(scene)}
      width={width - left}
      height={height}
      viewBox={`${left} 0 ${width - left} ${height}`}
    >
      <defs>
        <HatchPattern id={hatchId} />
      </defs>
      {children}
    </svg>
  )
}
