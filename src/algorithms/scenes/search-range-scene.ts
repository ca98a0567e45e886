import type { ArrayCell, ArrayScene, Pointer, Role, Span } from '../scene.ts'

/** The state of every binary search: the range where the answer can still be. */
export interface Halving {
  readonly values: readonly number[]
  readonly lo: number
  readonly hi: number
  /** Absent until the first middle is chosen. */
  readonly mid: number | undefined
}

interface Look {
  /** The role of a cell inside the range. */
  readonly playing?: (index: number) => Role
  /** The role of a cell before or after the range. */
  readonly leftRole?: Role
  readonly rightRole?: Role
  readonly leftText?: string
  readonly rightText?: string
  /** Whether hi is the first index after the range, not the last in it. */
  readonly isHalfOpen?: boolean
  /** Further pointers, by name. */
  readonly marks?: Readonly<Record<string, number | undefined>>
  /** The comparison, shown above the middle. */
  readonly comparison?: string
}

/** The array with its pointers; ruled-out values are hatched as soon as lo or hi moves. */
export function drawHalving({ values, lo, hi, mid }: Halving, look: Look = {}): ArrayScene {
  const {
    leftRole = 'visited',
    rightRole = 'visited',
    leftText = 'ruled out',
    rightText = 'ruled out',
  } = look
  const last = values.length - 1
  const end = look.isHalfOpen ? hi : hi + 1
  const cells = values.map((value, index): ArrayCell => {
    if (index < lo) return { value, role: leftRole }
    if (index >= end) return { value, role: rightRole }
    return { value, role: look.playing?.(index) ?? 'default' }
  })
  // Once the range is empty, the last cells ruled out belong to both sides.
  const left: Span = { from: 0, to: Math.min(lo - 1, last), text: leftText }
  const right: Span = { from: Math.max(end, left.to + 1), to: last, text: rightText }
  return {
    kind: 'array',
    cells,
    pointers: values.length === 0 ? [] : pointersOf({ lo, mid, hi, ...look.marks }),
    spans: [left, right].filter(({ from, to }) => from <= to),
    ...(look.comparison !== undefined &&
      mid !== undefined && { bracket: { from: mid, to: mid, text: look.comparison } }),
  }
}

function pointersOf(positions: Readonly<Record<string, number | undefined>>): readonly Pointer[] {
  return Object.entries(positions).flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]))
}

export function middleOf(lo: number, hi: number): number {
  return Math.floor((lo + hi) / 2)
}
