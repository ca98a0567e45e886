import { memo } from 'react'
import { type IntervalGeometry, xOf } from './interval-geometry.ts'

/** What stays as it is during a run: the line with its numbers, and what divides the groups. */
export const IntervalLine = memo(function IntervalLine({ geometry }: { geometry: IntervalGeometry }) {
  const { left, right, axisY, groups, ticks } = geometry
  const top = (groups[0]?.top ?? axisY) - 4
  const places = ticks.map((tick) => xOf(tick, geometry))
  return (
    <g className="viz-line">
      <path className="viz-line-grid" d={places.map((x) => `M${x} ${top}V${axisY}`).join('')} />
      {groups.slice(1).map(({ titleY }) => (
        <path key={titleY} className="viz-line-divide" d={`M${left} ${titleY - 22}H${right}`} />
      ))}
      <path d={`M${left - 8} ${axisY}H${right + 8}${places.map((x) => `M${x} ${axisY}v6`).join('')}`} />
      {ticks.map((tick, index) => (
        <text key={tick} className="viz-index" x={places[index]} y={axisY + 22}>
          {tick}
        </text>
      ))}
    </g>
  )
})
