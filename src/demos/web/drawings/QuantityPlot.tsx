import { memo, useMemo } from 'react'
import type { Step } from '#algorithms/step.ts'
import type { Plot } from '../../demo.ts'
import { type PlotPoint, placePoints } from './plot-geometry.ts'

interface QuantityPlotProps {
  plot: Plot
  steps: readonly Step[]
  at: number
  width: number
  /** The way ahead would answer the question that is open. */
  hideAhead: boolean
}

/** The second view: how the quantity of the steps comes nearer to its goal. */
export const QuantityPlot = memo(function QuantityPlot(props: QuantityPlotProps) {
  const { plot, steps, at, width, hideAhead } = props
  const { points, goalY, height } = useMemo(() => placePoints(steps, plot, width), [steps, plot, width])
  if (points.length === 0) return null
  const past = points.filter((point) => point.step <= at)
  return (
    <figure className="viz-figure">
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
})

function pathThrough(points: readonly PlotPoint[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

function describe(plot: Plot, past: readonly PlotPoint[]): string {
  const values = past.length === 0 ? 'nothing yet' : past.map(({ value }) => value).join(', ')
  return `${plot.title}: ${values}.${plot.goal ? ` Goal: ${plot.goal.text}.` : ''}`
}
