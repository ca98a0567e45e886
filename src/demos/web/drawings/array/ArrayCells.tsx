import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'
import { columnOf, leftOf, lengthOf } from './array-columns.ts'
import type { ArrayGeometry } from './array-layout.ts'

interface ArrayCellsProps {
  scene: ArrayScene
  geometry: ArrayGeometry
  hatch: string
}

/** The cells in their lanes, with a dotted outline where a cell was taken out. */
export function ArrayCells({ scene, geometry, hatch }: ArrayCellsProps) {
  const { cellTop, lowerTop, cellWidth, cellHeight, valueSize, reach } = geometry
  const placed = scene.cells.map((cell, index) => ({
    cell,
    column: columnOf(cell, index),
    key: cell.id ?? String(index),
  }))
  // React would move an element whose order changes, which cancels its transition: sort cells that move by key.
  const inOrder = placed.some(({ cell }) => cell.id)
    ? placed.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : placed
  const filled = new Set(placed.filter(({ cell }) => !cell.isLowered).map(({ column }) => column))
  return (
    <>
      {Array.from({ length: lengthOf(scene) }, (_, column) => column)
        .filter((column) => !filled.has(column))
        .map((column) => (
          <EmptyCell
            key={column}
            x={leftOf(column, geometry)}
            y={cellTop}
            width={cellWidth}
            height={cellHeight}
          />
        ))}
      {inOrder.map(({ cell, column, key }) => (
        <Cell
          key={key}
          value={cell.value}
          role={cell.role}
          x={leftOf(column, geometry)}
          y={cell.isLowered ? lowerTop : cellTop}
          width={cellWidth}
          height={cellHeight}
          valueSize={valueSize}
          reach={reach}
          hatch={hatch}
          {...(scene.hasBars && barOf(Number(cell.value), geometry))}
        />
      ))}
    </>
  )
}

interface EmptyCellProps {
  x: number
  y: number
  width: number
  height: number
}

function EmptyCell(props: EmptyCellProps) {
  return <rect className="viz-slot" {...props} rx={5} />
}

function barOf(value: number, { bars }: ArrayGeometry): { barFrom: number; barHeight: number } | undefined {
  if (!Number.isFinite(value)) return undefined
  const zero = roomUnderBars - bars.min * bars.unit
  // A zero is still a thin line.
  const height = Math.max(2, Math.abs(value) * bars.unit)
  return { barFrom: value < 0 ? zero - height : zero, barHeight: height }
}

const roomUnderBars = 9

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

/** A value in its box. Each role has its own shape cue besides its color. */
function Cell(props: CellProps) {
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
}

function Bar({ barFrom, barHeight, role, width, hatch }: CellProps) {
  if (barFrom === undefined || barHeight === undefined) return null
  const position = { x: width * 0.2, y: -barFrom - barHeight, width: width * 0.6, height: barHeight }
  return (
    <>
      <rect className="viz-bar" {...position} />
      {role === 'visited' && <rect {...position} fill={hatch} />}
    </>
  )
}
