import { type HierarchyNode, hierarchy, tree } from 'd3-hierarchy'

/** A node as the layout sees it: its parent, and the room it needs on either side of its center. */
export interface TreeBox {
  readonly key: string
  readonly parent?: string | undefined
  readonly side?: 'left' | 'right' | undefined
  readonly leftRoom: number
  readonly rightRoom: number
}

export interface Layout {
  readonly positions: ReadonlyMap<string, TreePosition>
  readonly width: number
  readonly levels: number
}

export interface TreePosition {
  readonly x: number
  readonly depth: number
}

/** Tidy trees next to each other. `gap` is the least room between two nodes of a level. */
export function layOutTrees(boxes: readonly TreeBox[], gap: number): Layout {
  const children = Map.groupBy(boxes, ({ parent }) => parent)
  // Where room is short, a forest gives up the extra gap between its trees rather than scroll.
  const gapBetweenTrees = gap < 10 ? gap - 1 : gap * 2
  const forest: TreeBox = { key: 'forest', leftRoom: 0, rightRoom: 0 }
  const root = hierarchy(forest, (box) =>
    box === forest ? children.get(undefined) : withMissingChild(box, children.get(box.key) ?? [], gap),
  )
  const placed = tree<TreeBox>()
    .nodeSize([1, 1])
    .separation((first, second) => {
      // d3 passes siblings from right to left, but cousins from left to right.
      const [left, right] = first.parent === second.parent ? [second, first] : [first, second]
      const between = treeOf(left) === treeOf(right) ? gap : gapBetweenTrees
      return left.data.rightRoom + right.data.leftRoom + between
    })(root)
    .descendants()
    .filter(({ data }) => data !== forest && data.key !== missing)

  const from = Math.min(...placed.map(({ x, data }) => x - data.leftRoom))
  const to = Math.max(...placed.map(({ x, data }) => x + data.rightRoom))
  return {
    positions: new Map(placed.map(({ x, depth, data }) => [data.key, { x: x - from, depth: depth - 1 }])),
    width: placed.length === 0 ? 0 : to - from,
    levels: root.height,
  }
}

const missing = 'missing'

/**
 * Keeps an only child of a binary tree on its side: an invisible sibling stands as far away as the parent is wide.
 * Its room is what the real child leaves of that distance, so that it pushes nothing else away.
 */
function withMissingChild(parent: TreeBox, children: readonly TreeBox[], gap: number): readonly TreeBox[] {
  const [only] = children
  if (!only?.side || children.length > 1) return children
  const width = 2 * Math.min(parent.leftRoom, parent.rightRoom)
  const outer = only.side === 'left' ? only.rightRoom : only.leftRoom
  const toSibling = width - outer
  const toOthers = outer - width - gap
  return only.side === 'left'
    ? [only, { key: missing, leftRoom: toSibling, rightRoom: toOthers }]
    : [{ key: missing, leftRoom: toOthers, rightRoom: toSibling }, only]
}

/** The root of the node's own tree, below the forest. */
function treeOf(node: HierarchyNode<TreeBox>): HierarchyNode<TreeBox> | undefined {
  return node.ancestors().at(-2)
}
