import type { ArrayScene } from '#algorithms/scene.ts'
import { middleOf } from './array-columns.ts'
import type { ArrayGeometry } from './array-geometry.ts'

interface BracketProps {
  bracket: NonNullable<ArrayScene['bracket']>
  geometry: ArrayGeometry
}

const plateHeight = 40

/** Joins two cells to the plate with what they make. Built from parts that only move and stretch, so that it glides. */
export function Bracket({ bracket, geometry }: BracketProps) {
  const { overTop: top, bracketSize } = geometry
  const from = middleOf(bracket.from, geometry)
  const to = middleOf(bracket.to, geometry)
  const middle = (from + to) / 2
  const width = bracket.text.length * bracketSize * 0.6 + 26
  const plate = Math.max(width / 2 + 1, Math.min(geometry.width - width / 2 - 1, middle))
  return (
    <g className="viz-bracket">
      <rect
        className="viz-move"
        style={{ transform: `translateX(${from - 1}px)` }}
        y={top - 17}
        width={2}
        height={11}
      />
      <rect
        className="viz-move"
        style={{ transform: `translateX(${to - 1}px)` }}
        y={top - 17}
        width={2}
        height={11}
      />
      <rect
        className="viz-move"
        style={{ transform: `translateX(${from}px) scaleX(${to - from})` }}
        y={top - 17}
        width={1}
        height={2}
      />
      <rect
        className="viz-move"
        style={{ transform: `translateX(${middle - 1}px)` }}
        y={top - 28}
        width={2}
        height={11}
      />
      <g className="viz-move" style={{ transform: `translateX(${plate}px)` }}>
        <rect
          className="viz-plate"
          x={-width / 2}
          y={top - 28 - plateHeight}
          width={width}
          height={plateHeight}
          rx={5}
        />
        <text className="viz-expression" y={top - 28 - plateHeight / 2 + 1} fontSize={bracketSize}>
          {bracket.text}
        </text>
      </g>
    </g>
  )
}
