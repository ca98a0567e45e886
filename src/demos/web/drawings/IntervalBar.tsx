import { memo } from 'react'
import type { Role } from '#algorithms/scene.ts'
import { barHeight, labelOf } from './interval-geometry.ts'
import { BoxMarks } from './RoleMarks.tsx'

interface IntervalBarProps {
  from: number
  to: number
  role: Role
  x: number
  y: number
  width: number
  labelX: number | undefined
  isInside: boolean | undefined
  labelSize: number
  hatch: string
}

/** A stretch of the line with its two ends as numbers. */
export const IntervalBar = memo(function IntervalBar(props: IntervalBarProps) {
  const { from, to, role, x, y, width, labelX, isInside, labelSize, hatch } = props
  return (
    <g className="viz-cell viz-move" data-role={role} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <BoxMarks role={role} width={width} height={barHeight} radius={4} hatch={hatch} />
      {labelX !== undefined && (
        <text
          className={isInside ? 'viz-value' : 'viz-value viz-bar-beside'}
          x={labelX - x}
          y={barHeight / 2 + 1}
          fontSize={labelSize}
        >
          {labelOf({ from, to })}
        </text>
      )}
    </g>
  )
})

/** Where a bar lay one step ago: it explains the move also when nothing is animated. */
export function GhostBar({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <g className="viz-ghost">
      <rect x={x} y={y} width={width} height={barHeight} rx={4} />
    </g>
  )
}
