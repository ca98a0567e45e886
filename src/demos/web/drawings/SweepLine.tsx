import type { IntervalsScene } from '#algorithms/scene.ts'
import { type IntervalGeometry, xOf } from './interval-geometry.ts'

const signTop = 2
const signHeight = 26

/** How far along the line the algorithm has come. */
export function SweepLine({ at, geometry }: { at: number; geometry: IntervalGeometry }) {
  return (
    <g className="viz-sweep viz-move" style={{ transform: `translateX(${xOf(at, geometry)}px)` }}>
      <path d={`M0 ${signTop + signHeight}V${geometry.axisY}`} />
    </g>
  )
}

interface SweepSignProps {
  sweep: NonNullable<IntervalsScene['sweep']>
  geometry: IntervalGeometry
}

/** Stands on top of the line, and beside it where the picture ends. */
export function SweepSign({ sweep: { at, text }, geometry }: SweepSignProps) {
  const width = Math.round(text.length * geometry.labelSize * 0.55 + 22)
  const middle = Math.max(width / 2, Math.min(geometry.width - width / 2, xOf(at, geometry)))
  return (
    <g className="viz-pointer viz-move" style={{ transform: `translateX(${middle}px)` }}>
      <rect x={-width / 2} y={signTop} width={width} height={signHeight} />
      <text y={signTop + signHeight / 2 + 0.5} fontSize={geometry.labelSize}>
        {text}
      </text>
    </g>
  )
}
