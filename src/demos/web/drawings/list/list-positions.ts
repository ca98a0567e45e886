import type { ListNode, ListPointer, ListScene } from '#algorithms/scene.ts'
import { fitMono } from '../shared/fit-text.ts'

/** Sizes and positions in a list. A list that is too long for one line wraps. */
export interface ListMetrics {
  readonly width: number
  /** Nodes of a doubly linked list have three parts. */
  readonly isDouble: boolean
  readonly firstColumn: number
  readonly perLine: number
  readonly lineCount: number
  readonly firstX: number
  readonly pitch: number
  readonly nodeWidth: number
  readonly nodeHeight: number
  readonly linkPart: number
  readonly valueSize: number
  readonly pointerSize: number
  /** Where links run from one line to the next. */
  readonly leftMargin: number
  readonly rightMargin: number
  /** One for each line of a wrapped list; none while their heights are being measured. */
  readonly bands: readonly ListBand[]
}

export interface ListBand {
  /** Links between two lines run along the top of the lower one. */
  readonly top: number
  readonly nodeTop: number
}

export interface NodePosition {
  readonly x: number
  readonly y: number
  readonly line: number
  readonly row: number
}

/** The distance of the null mark from its node. */
export const nullStub = 12

const widest = { single: 104, double: 116 }
const narrowest = { single: 50, double: 78 }
const nodeShare = { single: 0.64, double: 0.74 }
/** Narrow nodes need a larger share of the width than their arrows. */
const narrowShare = 0.7
const maxLines = 4
const roomForWraps = 20

export function measureNodes(run: readonly ListScene[], available: number): ListMetrics {
  const nodes = run.flatMap((scene) => scene.nodes)
  const columns = nodes.map(({ column }) => column)
  const firstColumn = Math.min(...columns)
  const count = columns.length === 0 ? 1 : Math.max(...columns) - firstColumn + 1
  const isDouble = run.some(({ links }) => links.some(({ isBack }) => isBack))
  const kind = isDouble ? 'double' : 'single'
  const isWide = available >= 480
  const roomForNull = isWide ? 36 : 24
  const ends = {
    left: run.some(hasLeftNull) ? roomForNull : 0,
    right: run.some(hasRightNull) ? roomForNull : 0,
  }
  const wrapped = wrap(count, kind, available, ends)
  const pitch = Math.max(narrowest[kind], Math.min(widest[kind], wrapped.pitch))
  const nodeWidth = Math.round(pitch * (pitch < 64 ? narrowShare : nodeShare[kind]))
  const linkPart = findLinkPart(isDouble ? nodeWidth - 20 : nodeWidth)
  const drawn = (wrapped.perLine - 1) * pitch + nodeWidth
  const firstX = Math.max(wrapped.left, Math.floor((available - drawn + wrapped.left - wrapped.right) / 2))
  return {
    width: Math.max(available, firstX + drawn + wrapped.right),
    isDouble,
    firstColumn: columns.length === 0 ? 0 : firstColumn,
    perLine: wrapped.perLine,
    lineCount: wrapped.lineCount,
    firstX,
    pitch,
    nodeWidth,
    nodeHeight: isWide && nodeWidth >= 56 ? 46 : isWide ? 42 : 38,
    linkPart,
    valueSize: fitMono(
      nodes.map(({ value }) => value),
      nodeWidth - linkPart * (isDouble ? 2 : 1) - 4,
      18,
    ),
    pointerSize: isWide ? 14 : 13,
    leftMargin: firstX - 12,
    rightMargin: firstX + drawn + 12,
    bands: [],
  }
}

function findLinkPart(roomOfOne: number): number {
  return roomOfOne >= 56 ? 18 : roomOfOne >= 44.5 ? 14 : 12
}

/** As few lines as will do. */
function wrap(
  count: number,
  kind: 'single' | 'double',
  available: number,
  ends: { left: number; right: number },
) {
  for (let lineCount = 1; ; lineCount++) {
    const turns = lineCount > 1 ? roomForWraps : 0
    const left = Math.max(ends.left, turns)
    const right = Math.max(ends.right, turns)
    const perLine = Math.ceil(count / lineCount)
    // The last node of a line needs no room for an arrow after it.
    const pitch = Math.floor(
      (available - left - right) / (perLine - 1 + Math.max(narrowShare, nodeShare[kind])),
    )
    if (pitch >= narrowest[kind] || lineCount === maxLines) return { lineCount, perLine, pitch, left, right }
  }
}

function hasLeftNull({ links, pointers }: ListScene): boolean {
  return links.some(({ nullSide }) => nullSide) || pointers.some(({ nullSide }) => nullSide)
}

function hasRightNull({ links, pointers }: ListScene): boolean {
  return (
    links.some(({ to, nullSide }) => to === null && !nullSide) ||
    pointers.some(({ at, nullSide }) => at === null && !nullSide)
  )
}

/** The left top corner of a node. */
export function nodePosition(
  { column, row }: Pick<ListNode, 'column' | 'row'>,
  metrics: ListMetrics,
): NodePosition {
  const position = column - metrics.firstColumn
  const line = Math.floor(position / metrics.perLine)
  return {
    x: metrics.firstX + (position % metrics.perLine) * metrics.pitch,
    y: (metrics.bands[line]?.nodeTop ?? 0) + row * rowDrop(metrics),
    line,
    row,
  }
}

/** From the top of a node to the top of the one that waits below it. */
export function rowDrop({ nodeHeight }: Pick<ListMetrics, 'nodeHeight'>): number {
  return nodeHeight + 42
}

export const labelHeight = 26
export const laneGap = 6
/** From the bottom of a node to the label: an arrowhead and part of its stem. */
export const stemHeight = 24

export interface PlacedLabel {
  readonly name: string
  /** The target of the label: the middle of a node, or a null mark. */
  readonly foot: NodePosition
  /** The center of the label, which stays inside the picture even if its target is at the edge. */
  readonly x: number
  readonly width: number
  /** The row of the label below its node; labels that would touch get separate rows. */
  readonly lane: number
  readonly isBelowOther: boolean
}

export function layOutLabels(scene: ListScene, metrics: ListMetrics): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const pointer of scene.pointers) placed.push(layOutLabel(pointer, scene, metrics, placed))
  return placed
}

/** Uses the first row in which the label touches no earlier one. */
export function layOutLabel(
  pointer: ListPointer,
  scene: ListScene,
  metrics: ListMetrics,
  placed: readonly PlacedLabel[],
): PlacedLabel {
  const foot = footOf(pointer, scene, metrics)
  const width = Math.round(
    pointer.name.length * metrics.pointerSize * 0.54 + (metrics.pointerSize >= 14 ? 22 : 12),
  )
  const x = Math.max(width / 2, Math.min(metrics.width - width / 2, foot.x))
  const near = placed.filter(({ foot: other }) => other.line === foot.line && other.row === foot.row)
  let lane = 0
  while (near.some((other) => other.lane === lane && Math.abs(other.x - x) < (other.width + width) / 2 + 3))
    lane++
  const isBelowOther = near.some((other) => other.foot.x === foot.x && other.lane < lane)
  return { name: pointer.name, foot, x, width, lane, isBelowOther }
}

function footOf(pointer: ListPointer, scene: ListScene, metrics: ListMetrics): NodePosition {
  const node = scene.nodes.find(({ id }) => id === pointer.at)
  if (!node) return nullPosition(pointer.nullSide, scene, metrics)
  const position = nodePosition(node, metrics)
  return { ...position, x: position.x + metrics.nodeWidth / 2 }
}

/** Before the first column, or after the node that points to null, or else after the last node. */
export function nullPosition(side: 'left' | undefined, scene: ListScene, metrics: ListMetrics): NodePosition {
  const first = nodePosition({ column: metrics.firstColumn, row: 0 }, metrics)
  if (side === 'left') return { ...first, x: first.x - nullStub - 3 }
  const last = findLast(scene)
  if (!last) return { ...first, x: first.x + 3 }
  const position = nodePosition(last, metrics)
  return { ...position, x: position.x + metrics.nodeWidth + nullStub + 3 }
}

function findLast({ nodes, links }: ListScene): ListNode | undefined {
  const end = links.find(({ to, role, nullSide }) => to === null && role !== 'dropped' && !nullSide)
  return (
    nodes.find(({ id }) => id === end?.from) ??
    nodes.filter(({ row }) => row === 0).toSorted((a, b) => b.column - a.column)[0] ??
    nodes[0]
  )
}
