import type { Cases } from '#algorithms/cases.ts'
import type { Program } from '../protocol.ts'
import type { Run } from './judge.ts'
import { targetOf } from './target.ts'

/** How long the code takes on inputs of its worst kind. */
export interface GrowthReport {
  readonly points: readonly GrowthPoint[]
  /** 1 for n, 2 for n², 3 for n³ or worse; 0 if the time hardly grows; undefined if the times are too noisy to tell. */
  readonly order?: 0 | 1 | 2 | 3
  /** The lines that run grow less than the time: something that is called in a loop walks through the data. */
  readonly isHidden: boolean
  /** The first size that took too long or too much memory. A right solution masters all sizes. */
  readonly stoppedAt?: number
}

export interface GrowthPoint {
  readonly size: number
  readonly milliseconds: number
  readonly lines?: number
}

/** Below this, a call is too short to time. */
const shortest = 0.02
const longest = 250
const longestInAll = 2000

/** Sizes double from 8 until a call takes a quarter of a second. The better of two times counts, for each size. */
export async function measureGrowth(
  cases: Cases,
  { language, source }: Pick<Program, 'language' | 'source'>,
  run: Run,
): Promise<GrowthReport> {
  const program: Program = { language, source, target: targetOf(cases, language) }
  const first = await measureSizes(cases.growth, program, run)
  if (first.stoppedAt !== undefined) return { ...reportOf(first.points), stoppedAt: first.stoppedAt }
  const second = await measureSizes(cases.growth, program, run)
  const points = first.points.map((point, index) => ({
    ...point,
    milliseconds: Math.min(point.milliseconds, second.points[index]?.milliseconds ?? Infinity),
  }))
  return reportOf(points)
}

async function measureSizes(
  { sizes, input }: Cases['growth'],
  program: Program,
  run: Run,
): Promise<Pick<GrowthReport, 'points' | 'stoppedAt'>> {
  const points: GrowthPoint[] = []
  let spent = 0
  for (const batch of batchesUpTo(sizes.at(-1) ?? 0)) {
    const { outcomes, refused } = await run({ program, inputs: batch.map(input), measure: true })
    for (const [index, size] of batch.entries()) {
      // What ended the worker ended it at this size.
      const outcome = outcomes[index] ?? refused
      if (outcome?.kind !== 'returned') {
        const isStopped = outcome?.reason === 'time' || outcome?.reason === 'memory'
        return { points, ...(isStopped && { stoppedAt: size }) }
      }
      const { milliseconds, lines } = outcome
      points.push({ size, milliseconds, ...(lines !== undefined && { lines }) })
      spent += milliseconds
      if (milliseconds > longest || spent > longestInAll) return { points }
    }
  }
  return { points }
}

const smallSizes = [8, 16, 32, 64]

/** Small sizes together, because each run may start a worker; larger ones alone, because each may be the last. */
function batchesUpTo(largest: number): readonly (readonly number[])[] {
  const small = smallSizes.filter((size) => size <= largest)
  const batches: (readonly number[])[] = small.length > 0 ? [small] : []
  for (let size = 128; size <= largest; size *= 2) batches.push([size])
  return batches
}

/** Slopes in a plot of logarithms, which tell n, n² and n³ apart, but not n and n log n. */
export function reportOf(points: readonly GrowthPoint[]): GrowthReport {
  const timed = points.filter(({ milliseconds }) => milliseconds >= shortest).slice(-4)
  if (timed.length < 3) {
    // No noise is like 2ⁿ, which may leave only two sizes between too short and too long.
    const isSteep = timed.length === 2 && slope(timed, ({ milliseconds }) => milliseconds) > 5
    if (isSteep) return { points, order: 3, isHidden: false }
    return { points, ...(points.length >= 4 && { order: 0 }), isHidden: false }
  }
  const time = slope(timed, ({ milliseconds }) => milliseconds)
  const isCounted = timed.every(({ lines }) => lines !== undefined)
  const lines = isCounted ? slope(timed, ({ lines }) => lines ?? 1) : time
  const between = slopesBetween(timed)
  // One slow call turns the line through all points more than it turns the middle slope.
  const spread = Math.max(...between) - Math.min(...between)
  // What grows like 2ⁿ has steeper slopes from size to size.
  const isSteep = Math.min(...between) >= 2.5
  const isNoisy = !isSteep && (spread > 2 || (spread > 0.7 && orderOf(time) !== orderOf(middleOf(between))))
  return { points, ...(!isNoisy && { order: orderOf(time) }), isHidden: !isNoisy && time - lines > 0.6 }
}

/** Of each two points (Theil and Sen). */
function slopesBetween(points: readonly GrowthPoint[]): readonly number[] {
  return points.flatMap((point, index) =>
    points.slice(index + 1).map((later) => slope([point, later], ({ milliseconds }) => milliseconds)),
  )
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

function orderOf(slope: number): 0 | 1 | 2 | 3 {
  return slope < 0.4 ? 0 : slope < 1.5 ? 1 : slope < 2.5 ? 2 : 3
}

/** By least squares. */
function slope(points: readonly GrowthPoint[], measured: (point: GrowthPoint) => number): number {
  const xs = points.map(({ size }) => Math.log(size))
  const ys = points.map((point) => Math.log(measured(point)))
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const covariance = xs.reduce((sum, x, index) => sum + (x - meanX) * (ys[index]! - meanY), 0)
  return covariance / xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
