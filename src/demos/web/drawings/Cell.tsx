import type { Cell as CellOfScene } from '#algorithms/step.ts'

interface CellProps {
  cell: CellOfScene
  index: number
  x: number
  y: number
  width: number
  height: number
  valueSize: number
  hatch: string
}

/** Every decoration is always there; the style sheet shows those of the cell's role, so that they can fade. */
export function Cell({ cell, index, x, y, width, height, valueSize, hatch }: CellProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="viz-cell" data-role={cell.role}>
        <rect className="viz-ring" x={-4} y={-4} width={width + 8} height={height + 8} rx={8} />
        <path className="viz-flag" d={`M${width - 1} 1v-15l11 4.5-11 4.5`} />
        <rect className="viz-body" width={width} height={height} rx={5} />
        <rect className="viz-hatch" width={width} height={height} rx={5} fill={hatch} />
        <path className="viz-foot" d={`M${width / 2 - 9} ${height + 5}h18`} />
        <text className="viz-value" x={width / 2} y={height / 2 + 1} fontSize={valueSize}>
          {cell.value}
        </text>
      </g>
      <text className="viz-index" x={width / 2} y={height + 21}>
        {index}
      </text>
    </g>
  )
}
