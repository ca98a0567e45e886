import type { Step } from '#algorithms/step.ts'
import type { Plot } from '../../demo.ts'

export interface PlotPoint {
  /** Index of the step that the point belongs to. */
  readonly step: number
  readonly value: number
  readonly x: number
  readonly y: number
  /** Labels stand on the side away from the goal line. */
  readonly isBelowGoal: boolean
  /** Only as many labels as can stand side by side; the present one is always shown. */
  readonly hasLabel: boolean
}

interface PlacedPlot {
  readonly points: readonly PlotPoint[]
  readonly goalY: number | undefined
  readonly height: number
}

const top = 30
const bottom = 96
const side = 40

export function placePoints(steps: readonly Step[], plot: Plot, width: number): PlacedPlot {
  const measured = steps.flatMap(({ quantity }, step) =>
    quantity === undefined ? [] : [{ step, value: quantity }],
  )
  const goal = plot.goal?.value
  const seen = [...measured.map(({ value }) => value), ...(goal === undefined ? [] : [goal])]
  const least = Math.min(...seen)
  const most = Math.max(...seen)
  const yOf = (value: number) =>
    most === least
      ? (top + bottom) / 2
      : Math.round(bottom - ((value - least) / (most - least)) * (bottom - top))
  const pitch = Math.min(120, (width - 2 * side) / Math.max(1, measured.length - 1))
  const firstX = measured.length > 1 ? Math.max(side, (width - pitch * (measured.length - 1)) / 2) : width / 2
  return {
    // Labels under the lowest points need a line more.
    height: goal !== undefined && least < goal ? 130 : 112,
    goalY: goal === undefined || measured.length === 0 ? undefined : yOf(goal),
    points: measured.map(({ step, value }, index) => ({
      step,
      value,
      x: Math.round(firstX + index * pitch),
      y: yOf(value),
      isBelowGoal: goal !== undefined && value < goal,
      hasLabel: pitch >= 10 * String(value).length || index === 0,
    })),
  }
}
