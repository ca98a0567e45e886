import { useId, useMemo } from 'react'
import type { Role, TableScene } from '#algorithms/scene.ts'
import { describeTable } from '../../../describe/describe-table.ts'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { ScrollBox } from '../shared/ScrollBox.tsx'
import { TableCell } from './TableCell.tsx'
import { layOutArrow } from './table-arrow.ts'
import { columnLeft, measureTable, rowTop, type TableGeometry } from './table-layout.ts'

/** A table with the cell that is being filled and thin arrows from those it reads. */
export function TableDrawing({ scene, run, width: available }: DrawingProps<TableScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureTable(run, available), [run, available])
  const { width, height } = geometry
  const isWide = width > available
  // The heads of the rows stay in view while a wide table scrolls beside them.
  const split = isWide ? geometry.firstX - roomForMarks : 0
  const active = findPosition(scene, 'active')
  const focus = active ?? findPosition(scene, 'result')
  return (
    <div className="viz-table" style={isWide ? { width: available } : undefined}>
      {isWide && split > 0 && (
        <svg
          className="viz"
          aria-hidden="true"
          width={split}
          height={height}
          viewBox={`0 0 ${split} ${height}`}
        >
          <RowHeads scene={scene} geometry={geometry} active={active?.row} />
        </svg>
      )}
      <ScrollBox
        isNeeded={isWide}
        focus={focus && columnLeft(focus.column, geometry) + geometry.cellWidth / 2 - split}
      >
        <SceneSvg label={describeTable(scene)} hatchId={hatchId} width={width} height={height} left={split}>
          {!isWide && <RowHeads scene={scene} geometry={geometry} active={active?.row} />}
          <ColumnHeads scene={scene} geometry={geometry} active={active?.column} />
          {geometry.columnCount === 0 && <EmptyTable geometry={geometry} />}
          <Cells scene={scene} geometry={geometry} hatch={`url(#${hatchId})`} />
          <Arrows scene={scene} geometry={geometry} />
        </SceneSvg>
      </ScrollBox>
    </div>
  )
}

const roomForMarks = 5

interface PartProps {
  scene: TableScene
  geometry: TableGeometry
}

function Cells({ scene, geometry, hatch }: PartProps & { hatch: string }) {
  const { cellWidth, cellHeight, valueSize, reach, valueDrop } = geometry
  return scene.rows.flatMap((cells, row) =>
    cells.map(({ value, role, note, cameFrom, isUnused }, column) =>
      isUnused ? null : (
        <TableCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place; values repeat.
          key={`${row} ${column}`}
          value={value}
          role={role}
          note={note}
          cameFrom={cameFrom}
          x={columnLeft(column, geometry)}
          y={rowTop(row, geometry)}
          width={cellWidth}
          height={cellHeight}
          valueSize={valueSize}
          reach={reach}
          valueDrop={valueDrop}
          hatch={hatch}
        />
      ),
    ),
  )
}

function Arrows({ scene: { rows, arrows = [] }, geometry }: PartProps) {
  return arrows.map((arrow) => {
    const read = String(rows[arrow.from[0]]?.[arrow.from[1]]?.value ?? '')
    const source = rows[arrow.from[0]]?.[arrow.from[1]]?.role
    const isPath = source === 'settled' || source === 'result'
    const { line, head, inside, text } = layOutArrow(arrow, read, isPath, geometry, arrows)
    return (
      <g key={`${arrow.from} ${arrow.to}`} className="viz-table-arrow" data-path={isPath}>
        {source === 'result' ? (
          <>
            <path className="viz-table-arrow-line" d={line} strokeDasharray={`0 ${inside} 9999`} />
            <path
              className="viz-table-arrow-line"
              d={line}
              strokeDasharray={`${inside} 9999`}
              data-on-answer
            />
          </>
        ) : (
          <path className="viz-table-arrow-line" d={line} />
        )}
        <path d={head} />
        {text && arrow.text && (
          <text className="viz-table-arrow-text" {...text}>
            {arrow.text}
          </text>
        )}
      </g>
    )
  })
}

function EmptyTable({ geometry: { width, firstY } }: Pick<PartProps, 'geometry'>) {
  return (
    <g className="viz-empty">
      <rect x={width / 2 - 90} y={firstY} width={180} height={48} rx={3} />
      <text x={width / 2} y={firstY + 25}>
        no cells
      </text>
    </g>
  )
}

function findPosition(
  { rows }: TableScene,
  role: Role,
): { readonly row: number; readonly column: number } | undefined {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.role === role))
  const column = rows[row]?.findIndex((cell) => cell.role === role)
  return column === undefined ? undefined : { row, column }
}

interface HeadsProps {
  scene: TableScene
  geometry: TableGeometry
  /** The row or column of the cell that is being filled. */
  active: number | undefined
}

/** The row headings, with the title and the corner above them. */
function RowHeads({ scene, geometry, active }: HeadsProps) {
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

function ColumnHeads({ scene, geometry, active }: HeadsProps) {
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
