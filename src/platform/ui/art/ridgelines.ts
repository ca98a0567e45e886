import { heightAt } from './height-field.ts'
import { type Peak, type PeakHue, peaks } from './peaks.ts'

/** Size of a drawing in drawing units, and its number of lines and points. */
export interface RangeFrame {
  readonly width: number
  readonly height: number
  /** Distance between the farthest and the nearest line on flat ground. */
  readonly depth: number
  /** Drawing units for a height of 1. */
  readonly scale: number
  readonly rows: number
  readonly columns: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** One line across the range, from the far side (`z` 0) to the near side (`z` 1). */
export interface Ridgeline {
  readonly z: number
  /** `y` of evenly spaced points from the left edge to the right. */
  readonly ys: readonly number[]
}

export function ridgelines(frame: RangeFrame): readonly Ridgeline[] {
  return Array.from({ length: frame.rows }, (_row, row) => {
    const z = row / (frame.rows - 1)
    const ys = Array.from({ length: frame.columns + 1 }, (_column, column) =>
      Math.round(surfaceY(frame, column / frame.columns, z)),
    )
    return { z, ys }
  })
}

/** Of the nearest line, on flat ground. */
function groundY({ height }: RangeFrame): number {
  return height + 40
}

/** Projects a ground position onto the drawing; nearer ground is lower and slightly larger. */
export function surfaceY(frame: RangeFrame, x: number, z: number): number {
  const ground = groundY(frame) - (1 - z) * frame.depth
  return ground - heightAt(x, z) * frame.scale * (0.78 + 0.34 * z)
}

/** Closes a line below the edges of the drawing. Filled with the background color, it hides what is behind it. */
export function ridgelinePath(frame: RangeFrame, line: Ridgeline): string {
  const [first = 0, ...rest] = line.ys
  const step = frame.width / frame.columns
  let previous = first
  let path = `M-6 ${first}h6`
  for (const y of rest) {
    path += `l${step} ${y - previous}`
    previous = y
  }
  return `${path.replaceAll(' -', '-')}h6V${groundY(frame) + 9}H-6z`
}

/** Height of the skyline at `x` from 0 to 1, over all lines nearer than `z`. */
export function skylineY(frame: RangeFrame, lines: readonly Ridgeline[], x: number, z = -1): number {
  const column = x * frame.columns
  const left = Math.min(frame.columns - 1, Math.floor(column))
  const share = column - left
  let top = Number.POSITIVE_INFINITY
  for (const { z: lineZ, ys } of lines) {
    if (lineZ <= z) continue
    const y = (ys[left] ?? 0) * (1 - share) + (ys[left + 1] ?? 0) * share
    top = Math.min(top, y)
  }
  return top
}

/** The highest point of the drawing near each peak. */
export function summits(frame: RangeFrame): Record<PeakHue, Point> {
  const found = peaks.map((peak) => [peak.hue, summitOf(frame, peak)] as const)
  // Object.fromEntries loses the key type; every hue is present because `peaks` defines the hues.
  return Object.fromEntries(found) as Record<PeakHue, Point>
}

function summitOf(frame: RangeFrame, peak: Peak): Point {
  let best = { x: 0, y: Number.POSITIVE_INFINITY }
  for (let dz = -0.2; dz <= 0.2; dz += 0.02) {
    const z = Math.min(1, Math.max(0, peak.z + dz))
    for (let dx = -0.045; dx <= 0.045; dx += 0.004) {
      const y = surfaceY(frame, peak.x + dx, z)
      if (y < best.y) best = { x: (peak.x + dx) * frame.width, y }
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y) }
}
