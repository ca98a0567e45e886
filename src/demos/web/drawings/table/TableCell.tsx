import type { TableCell as PlacedCell, Role } from '#algorithms/scene.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'

interface TableCellProps {
  value: number | string
  role: Role
  note: string | undefined
  cameFrom: PlacedCell['cameFrom']
  x: number
  y: number
  width: number
  height: number
  valueSize: number
  reach: number
  valueDrop: number
  hatch: string
}

/** A value in the box of its cell. */
export function TableCell(props: TableCellProps) {
  const { value, role, note, cameFrom, x, y, width, height, valueSize, reach, valueDrop, hatch } = props
  const touches = reach < 0
  // Where cells touch, a strong outline stays inside its own cell.
  const inset = touches && role !== 'default' ? 1.5 : 0
  return (
    <g transform={`translate(${x + inset} ${y + inset})`}>
      <g className="viz-cell viz-table-cell" data-role={role} data-empty={value === '' && note === undefined}>
        <BoxMarks
          role={role}
          width={width - 2 * inset}
          height={height - 2 * inset}
          hatch={hatch}
          radius={touches ? 0 : 3}
          reach={reach}
          isFlagInside
        />
        <text
          className="viz-value"
          x={width / 2 - inset}
          y={height / 2 - inset + valueDrop}
          fontSize={valueSize}
        >
          {value}
        </text>
        {note !== undefined && (
          <text className="viz-cell-note" x={6 - inset} y={14 - inset}>
            {note}
          </text>
        )}
        {cameFrom && (
          <path className="viz-came-from" d={pointBack(cameFrom, width - 2 * inset, height - 2 * inset)} />
        )}
      </g>
    </g>
  )
}

/** A triangle inside the edge, or the corner, that the value came over. */
function pointBack(cameFrom: NonNullable<PlacedCell['cameFrom']>, width: number, height: number): string {
  switch (cameFrom) {
    case 'above':
      return `M${width / 2} 2.5l4 5.5h-8z`
    case 'left':
      return `M2.5 ${height / 2}l5.5-4v8z`
    case 'diagonal':
      return 'M3 3h6.5l-6.5 6.5z'
  }
}
