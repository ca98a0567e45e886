import { contour } from './contour.ts'
import type { PeakHue } from './peaks.ts'

interface ContourGlyphProps {
  /** `category.id + 2`, so that a category always has the same hill. */
  seed: number
  /** Number of rings: one per pattern. */
  rings: number
  /** Number of completed patterns: their rings are lit from the outside in. */
  lit?: number
  /** Number of patterns in progress: dashed rings above the lit ones. */
  partial?: number
  /** Index of a lit ring to draw before the reader's eyes. */
  drawn?: number
  size: number
  hue: PeakHue
}

/** A category drawn as a hill seen from above. Decorative: show the numbers as text next to it. */
export function ContourGlyph({ seed, rings, lit = 0, partial = 0, drawn, size, hue }: ContourGlyphProps) {
  const hill = contour({ seed, rings, size })
  const summitSize = size * 0.045
  const state = (ring: number) => (ring < lit ? 'complete' : ring < lit + partial ? 'started' : undefined)
  return (
    <svg
      className="contour"
      data-hue={hue}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {hill.rings.map((path, ring) => (
        <path
          key={path}
          className="contour-ring"
          data-state={state(ring)}
          {...(ring === drawn && { 'data-drawn': true, pathLength: 1 })}
          d={path}
        />
      ))}
      <path className="contour-summit" d={summitPath(hill.summit, summitSize)} />
    </svg>
  )
}

function summitPath({ x, y }: { x: number; y: number }, size: number): string {
  const short = (value: number) => Number(value.toFixed(1))
  return `M${short(x)} ${short(y - size * 1.1)}l${short(size)} ${short(size * 1.8)}h${short(-2 * size)}z`
}
