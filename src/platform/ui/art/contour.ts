import { hash } from './noise.ts'

interface ContourShape {
  /** The same seed always gives the same hill. */
  readonly seed: number
  /** Number of rings, from the foot inward. */
  readonly rings: number
  /** Width and height of the drawing. */
  readonly size: number
}

interface Contour {
  /** Closed paths, outermost first. */
  readonly rings: readonly string[]
  readonly summit: { readonly x: number; readonly y: number }
}

interface Point {
  readonly x: number
  readonly y: number
}

const pointsPerRing = 24

/** A hill seen from above. */
export function contour({ seed, rings, size }: ContourShape): Contour {
  const random = (index: number) => hash(index, seed * 13, 5)
  const lean = { x: (random(1) - 0.5) * size * 0.22, y: (random(2) - 0.5) * size * 0.2 }
  const waves = [
    { lobes: 2, drift: 0.5, depth: 0.17 },
    { lobes: 3, drift: 0.9, depth: 0.12 },
    { lobes: 5, drift: -1, depth: 0.07 },
    { lobes: 7, drift: 0, depth: 0.04 },
  ].map((wave, i) => ({
    ...wave,
    phase: random(3 + i) * 6.28,
    depth: wave.depth * (0.6 + random(7 + i) * 0.9),
  }))

  const ring = (index: number): string => {
    const climb = rings === 1 ? 0 : index / (rings - 1)
    const radius = size * 0.46 * (1 - climb * 0.86)
    const roughness = 1 - climb * 0.55
    const points = Array.from({ length: pointsPerRing }, (_point, i): Point => {
      const angle = (i / pointsPerRing) * Math.PI * 2
      const bumps = waves.map(
        (wave) => wave.depth * Math.cos(wave.lobes * angle + wave.phase + climb * wave.drift),
      )
      const bump = bumps.reduce((sum, each) => sum + each, 0)
      const reach = Math.min(radius * (1 + roughness * bump), size * 0.495)
      return {
        x: size / 2 + lean.x * climb + reach * Math.cos(angle),
        y: size / 2 + lean.y * climb + reach * Math.sin(angle),
      }
    })
    return smoothLoop(points)
  }

  return {
    rings: Array.from({ length: rings }, (_ring, index) => ring(index)),
    summit: { x: size / 2 + lean.x, y: size / 2 + lean.y },
  }
}

/**
 * A closed curve of quadratic Béziers with the points as control points, between the midpoints of the sides. The short
 * form `t` mirrors the previous control point, so each midpoint is computed from the rounded control point, and
 * rounding errors do not accumulate.
 */
function smoothLoop([first = { x: 0, y: 0 }, ...rest]: readonly Point[]): string {
  const start = middle(rest.at(-1) ?? first, first)
  let bend = toTenth(first)
  let at = start
  const steps = [...rest, first].map((next) => {
    const end = middle(bend, next)
    const step = toTenth({ x: end.x - at.x, y: end.y - at.y })
    bend = { x: 2 * end.x - bend.x, y: 2 * end.y - bend.y }
    at = end
    return `${step.x} ${step.y}`
  })
  const [opening, ...mirrored] = steps
  const pull = toTenth({ x: first.x - start.x, y: first.y - start.y })
  return `M${start.x} ${start.y}q${pull.x} ${pull.y} ${opening}t${mirrored.join(' ')}z`.replaceAll(' -', '-')
}

function middle(a: Point, b: Point): Point {
  return toTenth({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
}

function toTenth({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
