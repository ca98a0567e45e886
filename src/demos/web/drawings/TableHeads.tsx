import type { TableScene } from '#algorithms/scene.ts'
import { columnLeft, rowTop, type TableGeometry } from './table-geometry.ts'

interface HeadsProps {
  scene: TableScene
  geometry: TableGeometry
  /** The row or column of the cell that is being filled. */
  active: number | undefined
}

/** The words left of a table and above them what they are. */
export function RowHeads({ scene, geometry, active }: HeadsProps) {
  const { headX, firstY, cellHeight } = geometry
  return (
    <g className="viz-heads">
      {scene.title && (
        <text className="viz-table-title" x={headX} y={16}>
          {scene.title}
        </text>
      )}
      {scene.corner && (
        <text className="viz-corner" x={headX} y={firstY - 10}>
          {scene.corner}
        </text>
      )}
      {scene.rowHeads?.map((head, row) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place; heads may repeat.
          key={row}
          className="viz-row-head"
          data-on={row === active}
          x={headX}
          y={rowTop(row, geometry) + cellHeight / 2 + 1}
        >
          {head}
        </text>
      ))}
    </g>
  )
}

export function ColumnHeads({ scene, geometry, active }: HeadsProps) {
  return (
    <g className="viz-heads">
      {scene.columnHeads?.map((head, column) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place; heads may repeat.
          key={column}
          data-on={column === active}
          x={columnLeft(column, geometry) + geometry.cellWidth / 2}
          y={geometry.firstY - 10}
        >
          {head}
        </text>
      ))}
    </g>
  )
}
