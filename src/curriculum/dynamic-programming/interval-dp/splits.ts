import type { Piece, Points } from './stick-scene.ts'

export interface View {
  readonly points: Points
  /** By the ends of a piece: its least cost. */
  readonly cost: readonly (readonly (number | undefined)[])[]
  /** By the ends of a piece: the point of its best first cut. */
  readonly first: readonly (readonly (number | undefined)[])[]
  /** The point where the right part begins, after a first cut at a point. */
  rightFrom(k: number, j: number): number
}

export interface PieceView extends View, Piece {
  readonly splits: readonly Split[]
}

/** A first cut, and what its two parts cost. */
export interface Split {
  readonly k: number
  readonly left: number
  readonly right: number
}

export const sumOf = ({ left, right }: Split) => left + right

/** Of equally good ones the first. */
export function findBest(splits: readonly Split[]): Split {
  return splits.reduce((best, split) => (sumOf(split) < sumOf(best) ? split : best))
}

/** The cut nearest the middle of the piece; of two equally near ones the first. */
export function findMiddle({ points, i, j, splits }: PieceView): Split {
  const fromMiddle = ({ k }: Split) => Math.abs(2 * points[k]! - points[i]! - points[j]!)
  return splits.reduce((one, other) => (fromMiddle(other) < fromMiddle(one) ? other : one))
}

export function partsOf(
  { i, j, rightFrom }: Piece & Pick<View, 'rightFrom'>,
  k: number,
): readonly [Piece, Piece] {
  return [
    { i, j: k },
    { i: rightFrom(k, j), j },
  ]
}
