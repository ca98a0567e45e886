import { memo } from 'react'
import type { Role } from '#algorithms/scene.ts'
import { BoxMarks } from './RoleMarks.tsx'

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
        <BoxMarks role={role} width={width} height={height} hatch={hatch} />
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
