import { useMemo } from 'react'
import type { Plot } from '#algorithms/demo.ts'
import type { Step } from '#algorithms/step.ts'
import { useWidth } from '../shared/use-width.ts'

interface QuantityPlotProps {
  plot: Plot
  steps: readonly Step[]
  at: number
  /** While predicting: the rest of the curve would give the answer away. */
  hideAhead: boolean
}

/** The second view: how the quantity approaches its goal. */
export function QuantityPlot(props: QuantityPlotProps) {
  return props.steps.some(({ quantity }) => quantity !== undefined) ? <PlotFigure {...props} /> : null
}

function PlotFigure({ plot, steps, at, hideAhead }: QuantityPlotProps) {
  const [figure, width] = useWidth<HTMLElement>()
  const { points, goalY, height } = useMemo(() => layOutPoints(steps, plot, width), [steps, plot, width])
  const past = points.filter((point) => point.step <= at)
  return (
    <figure ref={figure} className="viz-figure">
      <svg
        className="viz"
        role="img"
        aria-label={describe(plot, past)}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {goalY !== undefined && <path className="viz-goal" d={`M8 ${goalY}H${width - 8}`} />}
        {!hideAhead && <path className="viz-path-ahead" d={pathThrough(points)} />}
        <path className="viz-path" d={pathThrough(past)} />
        {points.map((point, index) => {
          const state = index < past.length - 1 ? 'past' : index === past.length - 1 ? 'now' : 'ahead'
          if (state === 'ahead' && hideAhead) return null
          return (
            <g key={point.step} className="viz-point" data-state={state}>
              <circle cx={point.x} cy={point.y} r={state === 'past' ? 4.5 : state === 'now' ? 7 : 6} />
              {state !== 'ahead' && (point.hasLabel || state === 'now') && (
                <text x={point.x} y={point.y + (point.isBelowGoal ? 24 : -13)}>
                  {point.value}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <figcaption>
        {plot.title}
        {plot.goal && <span>{plot.goal.text}</span>}
      </figcaption>
    </figure>
  )
}

function pathThrough(points: readonly PlotPoint[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

function describe(plot: Plot, past: readonly PlotPoint[]): string {
  const values = past.length === 0 ? 'nothing yet' : past.map(({ value }) => value).join(', ')
  return `${plot.title}: ${values}.${plot.goal ? ` Goal: ${plot.goal.text}.` : ''}`
}

interface PlotPoint {
  /** Index of the step that the point belongs to. */
  readonly step: number
  readonly value: number
  readonly x: number
  readonly y: number
  /** Labels are on the side away from the goal line. */
  readonly isBelowGoal: boolean
  /** Only as many labels as fit; the current one is always shown. */
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

function layOutPoints(steps: readonly Step[], plot: Plot, width: number): PlacedPlot {
  const measured = steps.flatMap(({ quantity }, step) =>
    quantity === undefined ? [] : [{ step, value: quantity }],
  )
  const goal = plot.goal?.value
  const seen = [...measured.map(({ value }) => value), ...(goal === undefined ? [] : [goal])]
  const min = Math.min(...seen)
  const max = Math.max(...seen)
  const yOf = (value: number) =>
    max === min ? (top + bottom) / 2 : Math.round(bottom - ((value - min) / (max - min)) * (bottom - top))
  const pitch = Math.min(120, (width - 2 * side) / Math.max(1, measured.length - 1))
  const firstX = measured.length > 1 ? Math.max(side, (width - pitch * (measured.length - 1)) / 2) : width / 2
  return {
    // Labels under the lowest points need a line more.
    height: goal !== undefined && min < goal ? 130 : 112,
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
