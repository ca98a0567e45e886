import { memo } from 'react'
import type { Role } from '#algorithms/scene.ts'
import { BoxMarks } from './RoleMarks.tsx'

interface CellProps {
  value: number | string
  role: Role
  x: number
  y: number
  width: number
  height: number
  valueSize: number
  reach: number
  hatch: string
  /** The value as a bar above the cell: its foot, in pixels above the cell's top, and its height. */
  barFrom?: number
  barHeight?: number
}

/** A value in its box, which glides to its place. Besides its colour, each role has a shape of its own. */
export const Cell = memo(function Cell(props: CellProps) {
  const { value, role, x, y, width, height, valueSize, reach, hatch } = props
  return (
    <g className="viz-cell viz-move" data-role={role} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Bar {...props} />
      <BoxMarks role={role} width={width} height={height} reach={reach} hatch={hatch} />
      <text className="viz-value" x={width / 2} y={height / 2 + 1} fontSize={valueSize}>
        {value}
      </text>
    </g>
  )
})

function Bar({ barFrom, barHeight, role, width, hatch }: CellProps) {
  if (barFrom === undefined || barHeight === undefined) return null
  const place = { x: width * 0.2, y: -barFrom - barHeight, width: width * 0.6, height: barHeight }
  return (
    <>
      <rect className="viz-bar" {...place} />
      {role === 'visited' && <rect {...place} fill={hatch} />}
    </>
  )
}
