import { memo } from 'react'
import type { Role } from '#algorithms/scene.ts'

interface CellProps {
  value: number | string
  role: Role
  index: number
  x: number
  y: number
  width: number
  height: number
  valueSize: number
  hatch: string
}

/** A value in its box, with the index below. Besides its colour, each role has a shape of its own. */
export const Cell = memo(function Cell({
  value,
  role,
  index,
  x,
  y,
  width,
  height,
  valueSize,
  hatch,
}: CellProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="viz-cell" data-role={role}>
        {role === 'compare' && (
          <rect className="viz-ring" x={-4} y={-4} width={width + 8} height={height + 8} rx={8} />
        )}
        {role === 'result' && <path className="viz-flag" d={`M${width - 1} 1v-15l11 4.5-11 4.5`} />}
        <rect className="viz-body" width={width} height={height} rx={5} />
        {role === 'visited' && <rect width={width} height={height} rx={5} fill={hatch} />}
        {role === 'settled' && <path className="viz-foot" d={`M${width / 2 - 9} ${height + 5}h18`} />}
        <text className="viz-value" x={width / 2} y={height / 2 + 1} fontSize={valueSize}>
          {value}
        </text>
      </g>
      <text className="viz-index" x={width / 2} y={height + 21}>
        {index}
      </text>
    </g>
  )
})
