import type { TreeNode, TreeScene } from '#algorithms/scene.ts'
import { type Layout, layOutTrees } from './tidy-tree.ts'
import {
  type AnchorsOf,
  collectAnchors,
  findAnchorsOf,
  isReparented,
  type UsedAnchor,
} from './tree-positions.ts'

/** The layout of a tree, in pixels. */
export interface TreeGeometry {
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly valueSize: number
  readonly noteSize: number
  readonly rootY: number
  readonly levelHeight: number
  readonly titleRoom: number
  /** Whether nodes ever move. */
  readonly hasMoves: boolean
  /** Whether nodes are hung elsewhere, so that their edges travel too. */
  readonly isReparented: boolean
  readonly anchorsOf: AnchorsOf
  /** One layout for the whole run, or one for the scene where nodes are hung elsewhere. */
  layoutOf(scene: TreeScene): Layout
  /** Labels are beside their edges, at the outer side. */
  readonly hasOuterLabels: boolean
  /** From a node to the frame around its subtree. */
  readonly frameReach: number
  /** Anchors that never have children: their notes go below. */
  readonly leaves: ReadonlySet<string>
}

export interface PlacedNode {
  readonly node: TreeNode
  readonly x: number
  readonly y: number
  /** Half of the node's width: more than the radius for a long value. */
  readonly half: number
  readonly isNoteBelow: boolean
  /** The parent is to the right, so that the edge arrives there. */
  readonly isFlagLeft: boolean
  /** The React key of the edge above: in a binary tree an edge belongs to an anchor, elsewhere to its node. */
  readonly edgeKey: string
  readonly parent: string | undefined
}

interface Size {
  readonly radius: number
  /** The minimum gap between two nodes of a level. The ring of a compared node must fit. */
  readonly gap: number
  /** Only for phones. */
  readonly isNarrow?: boolean
}

const smallestSize: Size = { radius: 15, gap: 9 }

/** From airy to tight, then from large to small circles. */
const sizes: readonly Size[] = [
  ...[40, 32, 24, 18, 14].map((gap) => ({ radius: 24, gap })),
  ...[30, 26, 22, 18, 14].map((gap) => ({ radius: 16, gap, isNarrow: true })),
  ...[23, 22, 21, 20, 19, 18, 17, 16].map((radius) => ({ radius, gap: Math.round(radius * 0.5) + 2 })),
  smallestSize,
]

export const labelHeight = 22

export function measureTree(run: readonly TreeScene[], available: number): TreeGeometry {
  const anchorsOf = findAnchorsOf(run)
  const isOwn = isReparented(run, anchorsOf)
  const used = collectAnchors(run, anchorsOf)
  const usedByScene = isOwn ? run.map((scene) => collectAnchors([scene], anchorsOf)) : [used]
  const layOut = (anchors: readonly UsedAnchor[], { radius, gap }: Size) =>
    layOutTrees(
      anchors.map((anchor) => ({ ...anchor, ...roomOf(anchor, radius, noteSizeFor(available)) })),
      gap,
    )
  const layouts = (size: Size) => usedByScene.map((anchors) => layOut(anchors, size))
  const isFitting = (size: Size) => widthOf(layouts(size)) + 2 * margin <= available
  // On a phone, picture, caption and controls have to fit into one screen.
  const isWide = available >= 420
  const size =
    sizes.find((each) => (isWide ? !each.isNarrow : each.radius <= 16) && isFitting(each)) ?? smallestSize
  const { radius } = size
  const found = layouts(size)

  const width = Math.max(available, widthOf(found) + 2 * margin)
  const levels = Math.max(1, ...found.map((layout) => layout.levels))
  const hasPointers = run.some(({ pointers = [] }) => pointers.length > 0)
  const hasFlag = used.some(({ nodes }) => nodes.some(({ role }) => role === 'result'))
  const hasOuterLabels = run.every(labelsOnlyFork)
  const hasEdgeLabels = !hasOuterLabels && used.some(({ nodes }) => nodes.some(({ edgeLabel }) => edgeLabel))
  const hasNotesBelow = used.some((anchor) => !anchor.hasChildren && anchor.nodes.some(({ note }) => note))
  const titleRoom = run.some(({ title }) => title) ? (isWide ? 28 : 22) : 0
  const between = hasPointers
    ? labelHeight + (isWide ? 26 : 13)
    : hasEdgeLabels
      ? isWide
        ? 42
        : 25
      : isWide
        ? levels < 6
          ? 34
          : 26
        : 12
  const rootY =
    titleRoom + radius + (hasPointers ? labelHeight + (isWide ? 20 : 13) : hasFlag ? (isWide ? 18 : 14) : 6)
  const baseHeight = radius * 2 + between
  const clearHeight = Math.max(
    0,
    ...usedByScene.map((anchors, index) => clearHeightOf(anchors, found[index], radius)),
  )
  const levelHeight = Math.max(baseHeight, Math.min(clearHeight, baseHeight + maxExtraHeight))
  const ownLayouts = new Map(isOwn ? run.map((scene, index) => [scene, found[index]]) : [])
  const [shared] = found
  return {
    width,
    height:
      rootY + (levels - 1) * levelHeight + radius + (hasNotesBelow ? (isWide ? 26 : 22) : isWide ? 12 : 8),
    radius,
    valueSize: radius >= 22 ? 17 : radius >= 18 ? 15 : 13,
    noteSize: noteSizeFor(available),
    rootY,
    levelHeight,
    titleRoom,
    hasMoves: isOwn || used.some(({ nodes }) => new Set(nodes.map(({ id }) => id)).size > 1),
    isReparented: isOwn,
    anchorsOf,
    layoutOf: (scene) => ownLayouts.get(scene) ?? shared ?? emptyLayout,
    hasOuterLabels,
    // The frames of neighbors stay apart.
    frameReach: Math.min(8, size.gap / 2 - 2),
    leaves: new Set(used.filter((anchor) => !anchor.hasChildren).map(({ key }) => key)),
  }
}

/** The two edges of the root are far apart, and there is nothing else beside them. */
function labelsOnlyFork({ nodes }: TreeScene): boolean {
  const labelled = nodes.filter(({ edgeLabel }) => edgeLabel !== undefined)
  const roots = nodes.filter(({ parent }) => parent === undefined)
  const children = nodes.filter(({ parent }) => parent === roots[0]?.id)
  return roots.length === 1 && children.length === 2 && labelled.every((node) => children.includes(node))
}

export function layOutNodes(scene: TreeScene, geometry: TreeGeometry): readonly PlacedNode[] {
  const { width, rootY, levelHeight, radius, valueSize, anchorsOf, leaves } = geometry
  const layout = geometry.layoutOf(scene)
  const anchors = anchorsOf(scene)
  const left = (width - layout.width) / 2
  return scene.nodes.flatMap((node) => {
    const anchor = anchors.get(node.id)
    const position = anchor && layout.positions.get(anchor.key)
    const above = anchor?.parent === undefined ? undefined : layout.positions.get(anchor.parent)
    if (!position) return []
    return {
      node,
      x: Math.round(left + position.x),
      y: rootY + position.depth * levelHeight,
      half: halfOf(node.value, radius, valueSize),
      isNoteBelow: leaves.has(anchor.key),
      isFlagLeft: above !== undefined && above.x > position.x + 1,
      edgeKey: anchor.key,
      parent: node.parent,
    }
  })
}

interface PlacedFrame {
  readonly root: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Around whole subtrees. */
export function layOutFrames(
  { frames = [] }: TreeScene,
  placed: readonly PlacedNode[],
  { radius, frameReach, levelHeight }: TreeGeometry,
): readonly PlacedFrame[] {
  // Below the foot bars of the level above.
  const above = Math.min(frameReach, levelHeight - 2 * radius - footRoom)
  return frames.map((root) => {
    const nodes = subtreeOf(root, placed)
    const x = Math.min(...nodes.map((each) => each.x - each.half)) - frameReach
    const y = Math.min(...nodes.map((each) => each.y)) - radius - above
    const right = Math.max(...nodes.map((each) => each.x + each.half)) + frameReach
    const bottom = Math.max(...nodes.map((each) => each.y)) + radius + frameReach
    return { root, x, y, width: right - x, height: bottom - y }
  })
}

function subtreeOf(root: string, placed: readonly PlacedNode[]): readonly PlacedNode[] {
  const inside = new Set([root])
  // Parents come before their children.
  for (const { node } of placed) if (node.parent !== undefined && inside.has(node.parent)) inside.add(node.id)
  return placed.filter(({ node }) => inside.has(node.id))
}

const footRoom = 8
const margin = 8
/** Beyond this a wide fan would rather be flat than tall. */
const maxExtraHeight = 32
const emptyLayout: Layout = { positions: new Map(), width: 0, levels: 1 }

/** How high a level must be so that the edge to an outer child passes above the child beside it. */
function clearHeightOf(anchors: readonly UsedAnchor[], layout: Layout | undefined, radius: number): number {
  const xOf = (key: string | undefined) =>
    (key === undefined ? undefined : layout?.positions.get(key)?.x) ?? 0
  const families = Map.groupBy(anchors, ({ parent }) => parent)
  families.delete(undefined)
  const heights = [...families].flatMap(([parent, children]) => {
    const across = children.map(({ key }) => xOf(key) - xOf(parent)).toSorted((a, b) => a - b)
    return [across, across.map((x) => -x).toReversed()].map(([outer = 0, next = 0]) =>
      next < 0 ? ((radius + 5) * outer) / (outer - next) : 0,
    )
  })
  return Math.max(0, ...heights)
}

function widthOf(layouts: readonly Layout[]): number {
  return Math.max(0, ...layouts.map(({ width }) => width))
}

function noteSizeFor(available: number): number {
  return available >= 420 ? 14 : 12.5
}

function halfOf(value: number | string, radius: number, valueSize: number): number {
  return Math.max(radius, Math.ceil((String(value).length * valueSize * 0.6) / 2 + 7))
}

export function labelWidth(names: string): number {
  return Math.round(names.length * 7 + 14)
}

function roomOf(anchor: UsedAnchor, radius: number, noteSize: number) {
  const valueSize = radius >= 22 ? 17 : radius >= 18 ? 15 : 13
  const max = (of: (node: TreeNode) => number) => Math.max(0, ...anchor.nodes.map(of))
  const half = max(({ value }) => halfOf(value, radius, valueSize))
  const note = max((node) => textWidth(node.note, noteSize))
  const edgeLabelWidth = max(({ edgeLabel }) => textWidth(edgeLabel, 13))
  const pointerWidth = Math.max(0, ...anchor.pointerNames.map(labelWidth))
  const noteBeside = anchor.hasChildren && note > 0 ? half + 6 + note : 0
  // Edge labels are near the child, where the edges are far enough apart.
  const both = Math.max(half, edgeLabelWidth - 3, pointerWidth / 2, anchor.hasChildren ? 0 : note / 2)
  const badge = anchor.nodes.some(({ order }) => order !== undefined) ? half + 6 : 0
  return { leftRoom: both, rightRoom: Math.max(both, noteBeside, badge) }
}

function textWidth(text: string | undefined, size: number): number {
  return text === undefined ? 0 : Math.ceil(text.length * size * 0.58)
}
