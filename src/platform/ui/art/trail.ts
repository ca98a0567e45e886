import { type RangeFrame, type Ridgeline, skylineY, surfaceY } from './ridgelines.ts'

/** A ground position: left to right, far to near. */
type Knot = readonly [x: number, z: number]

const stepsPerKnot = 25

/** A path through the points, interrupted where nearer ground hides it. */
export function trailPath(frame: RangeFrame, lines: readonly Ridgeline[], knots: readonly Knot[]): string {
  let path = ''
  let drawing = false
  for (const [x, z] of curveThrough(knots)) {
    const y = surfaceY(frame, x, z)
    const isVisible = y < skylineY(frame, lines, x, z + 0.012) + 2
    if (isVisible) path += `${drawing ? 'L' : 'M'}${Math.round(x * frame.width)} ${Math.round(y)}`
    drawing = isVisible
  }
  return path
}

/** Catmull-Rom spline: a smooth curve through every point. */
function curveThrough(knots: readonly Knot[]): Knot[] {
  return knots.slice(0, -1).flatMap((start, i) => {
    const end = knots[i + 1] ?? start
    const before = knots[i - 1] ?? start
    const after = knots[i + 2] ?? end
    return Array.from({ length: stepsPerKnot }, (_step, step): Knot => {
      const t = step / stepsPerKnot
      return [
        blend(before[0], start[0], end[0], after[0], t),
        blend(before[1], start[1], end[1], after[1], t),
      ]
    })
  })
}

function blend(before: number, start: number, end: number, after: number, t: number): number {
  const slope = end - before
  const bow = 2 * before - 5 * start + 4 * end - after
  const twist = 3 * start - before - 3 * end + after
  return (2 * start + slope * t + bow * t * t + twist * t * t * t) / 2
}
