import type { IntervalsScene, Role, TableScene } from '#algorithms/scene.ts'
import { drawCells, type Position, type TableMarks } from '#algorithms/scenes/table-cells.ts'

/** Positions on the stick in order: 0, the cuts, the length. */
export type Points = readonly number[]

/** By the indices of its two ends among the points. */
export interface Piece {
  readonly i: number
  readonly j: number
}

export interface StickBar extends Piece {
  /** Pieces in the same lane exist at the same time. */
  readonly lane: number
  readonly role: Role
}

export function nameOf(points: Points, { i, j }: Piece): string {
  return `${points[i]}–${points[j]}`
}

/** Pieces of the stick, to scale. */
export function drawStick(points: Points, bars: readonly StickBar[]): IntervalsScene {
  return {
    kind: 'intervals',
    from: 0,
    to: points.at(-1)!,
    groups: [
      {
        title: 'stick, and its pieces',
        bars: bars.map(({ i, j, lane, role }) => ({
          id: `${i}-${j}`,
          lane,
          from: points[i]!,
          to: points[j]!,
          role,
        })),
      },
    ],
  }
}

/** The cell of a piece: no piece begins at the last point, or ends at the first. */
export function cellOf({ i, j }: Piece): Position {
  return [i, j - 1]
}

interface Costs {
  readonly points: Points
  /** By the ends of a piece: its least cost. */
  readonly cost: readonly (readonly (number | undefined)[])[]
  /** By the ends of a piece: the point of its best first cut. */
  readonly first?: readonly (readonly (number | undefined)[])[]
}

/** The table of all pieces, each with its best first cut in the corner of its cell. Arrows would cross other values. */
export function drawCosts({ points, cost, first }: Costs, marks: TableMarks): TableScene {
  const values = cost.slice(0, -1).map((row) => row.slice(1))
  return {
    kind: 'table',
    rows: drawCells(values, marks).map((row, i) =>
      row.map((cell, column) => {
        const cut = first?.[i]?.[column + 1]
        return {
          ...cell,
          ...(cut !== undefined && { note: `at ${points[cut]}` }),
          ...(column < i && { isUnused: true }),
        }
      }),
    ),
    corner: 'from / to',
    rowHeads: points.slice(0, -1).map(String),
    columnHeads: points.slice(1).map(String),
  }
}
