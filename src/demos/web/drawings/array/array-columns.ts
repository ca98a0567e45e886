import type { ArrayScene, Pointer } from '#algorithms/scene.ts'

/** The columns of an array, in pixels. */
export interface ArrayColumns {
  readonly firstX: number
  readonly pitch: number
  readonly cellWidth: number
}

export function leftOf(index: number, { firstX, pitch }: ArrayColumns): number {
  return firstX + index * pitch
}

export function middleOf(index: number, columns: ArrayColumns): number {
  return leftOf(index, columns) + columns.cellWidth / 2
}

/** A pointer may be one column before the first cell, or after the last. */
export function countColumns(run: readonly ArrayScene[]): { before: number; count: number } {
  const positions = run.flatMap(({ pointers }) => pointers.map(({ at }) => at))
  const before = positions.some((at) => at < 0) ? 1 : 0
  const after = Math.max(1, ...positions.map((at) => at + 1), ...run.map(lengthOf))
  return { before, count: before + after }
}

export function columnOf(cell: ArrayScene['cells'][number], index: number): number {
  return cell.at ?? index
}

/** The number of columns, including those whose cell is lowered. */
export function lengthOf({ cells }: ArrayScene): number {
  return Math.max(0, ...cells.map((cell, index) => columnOf(cell, index) + 1))
}

/** The heights of a pointer's label and of what is around it. */
export interface LabelSizes {
  readonly height: number
  /** From the label of one lane to that of the next. */
  readonly lane: number
  /** From the arrowhead to the label. */
  readonly stem: number
  /** Below a label, for the arrow that shows where its pointer came from. */
  readonly arrow: number
}

export function labelSizesFor(isWide: boolean): LabelSizes {
  return isWide
    ? { height: 26, lane: 32, stem: 22, arrow: 26 }
    : { height: 22, lane: 25, stem: 11, arrow: 16 }
}

export function labelWidth(name: string, pointerSize: number): number {
  return Math.round(name.length * pointerSize * 0.52 + (pointerSize >= 14 ? 24 : 10))
}

/** The y coordinate of the label's top edge, below the cells. */
export function labelTop(
  lane: number,
  { tipY, labels }: { readonly tipY: number; readonly labels: LabelSizes },
): number {
  return tipY + labels.stem + lane * labels.lane
}

/** The lane of each pointer's label: the first lane where it touches no earlier label. */
export function layOutLabels(
  scene: ArrayScene,
  geometry: ArrayColumns & { readonly pointerSize: number },
): readonly number[] {
  const placed: { label: Range; lane: number }[] = []
  for (const pointer of scene.pointers) {
    const label = rangeOf(pointer, geometry)
    let lane = 0
    while (placed.some((other) => other.lane === lane && isTouching(label, other.label))) lane++
    placed.push({ label, lane })
  }
  return placed.map(({ lane }) => lane)
}

/** From left to right, in pixels. */
export interface Range {
  readonly from: number
  readonly to: number
}

export function rangeOf(
  { name, at }: Pointer,
  geometry: ArrayColumns & { readonly pointerSize: number },
): Range {
  const half = labelWidth(name, geometry.pointerSize) / 2
  const middle = middleOf(at, geometry)
  return { from: middle - half, to: middle + half }
}

export function isTouching(one: Range, other: Range): boolean {
  return one.from < other.to + 3 && other.from < one.to + 3
}
