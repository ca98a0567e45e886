import { createContext, type ReactNode, use } from 'react'
import type { Scene } from '#algorithms/scene.ts'

/** The props of every drawing. It draws one scene; the other scenes only keep the layout stable. */
export interface DrawingProps<SceneOfKind extends Scene> {
  scene: SceneOfKind
  /** The scene of the previous step, for showing what moved. */
  previous: SceneOfKind | undefined
  /** All scenes of the run, so that the picture keeps one size from start to end. */
  run: readonly SceneOfKind[]
  /** Pixels there are to draw on. */
  width: number
}

/**
 * Positions a part of a drawing. In a player the move is animated; a static picture may be prerendered,
 * where the content security policy allows no inline style, so it uses the attribute.
 */
export function translate(x: number, y: number, isStatic: boolean | undefined) {
  return isStatic
    ? { transform: `translate(${x} ${y})` }
    : { style: { transform: `translate(${x}px, ${y}px)` } }
}

/** A scene for whoever draws over it, where a learner acts in the picture. */
export interface DrawnScene extends Pick<DrawingProps<Scene>, 'run' | 'width'> {
  scene: Scene
  /** 0 for the step's scene, and from 1 on for those beside it. */
  index: number
  /** So many pixels at its left are drawn elsewhere. */
  left: number
}

/**
 * Draws over a scene, of which so many pixels at its left are drawn elsewhere. A wide picture scrolls in its own box, and
 * only the SVG is inside of it.
 */
export const OverlayContext = createContext<((left: number) => ReactNode) | undefined>(undefined)

interface SceneSvgProps {
  /** The text alternative. The caption explains why; this describes what is where. */
  label: string
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

/** The SVG of a scene, with a text alternative. */
export function SceneSvg({
  label,
  hatchId,
  width,
  height,
  left = 0,
  className = 'viz',
  children,
}: SceneSvgProps) {
  const drawOver = use(OverlayContext)
  const svg = (
    <svg
      className={className}
      role="img"
      aria-label={label}
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
  if (!drawOver) return svg
  return (
    <div className="viz-under">
      {svg}
      {drawOver(left)}
    </div>
  )
}

/** Diagonal lines over ruled-out values. */
function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className="viz-hatch-line" x1={0} y1={0} x2={0} y2={7} />
    </pattern>
  )
}
