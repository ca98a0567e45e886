/** A node as the layout sees it: whom it hangs from and how much room it takes on either side of its middle. */
interface Hung {
  readonly key: string
  readonly parent?: string | undefined
  readonly side?: 'left' | 'right' | undefined
  readonly leftRoom: number
  readonly rightRoom: number
}

export interface Layout {
  readonly spots: ReadonlyMap<string, Spot>
  readonly width: number
  readonly levels: number
}

interface Spot {
  readonly x: number
  readonly depth: number
}

interface Branch {
  readonly key: string
  readonly side: Hung['side']
  readonly branches: readonly Branch[]
  /** Middle, counted from the middle of the parent. */
  readonly offsets: readonly number[]
  /** How far the branch reaches on each of its levels, counted from its own middle. */
  readonly lefts: readonly number[]
  readonly rights: readonly number[]
}

/**
 * Tidy trees (Reingold and Tilford 1981): a parent stands over the middle of its children, and branches stand as
 * near to each other as their outlines allow. `gap` is the least room between two nodes of a level.
 */
export function layOutTrees(hung: readonly Hung[], gap: number): Layout {
  const children = Map.groupBy(hung, ({ parent }) => parent)
  const grow = (node: Hung): Branch => {
    const branches = (children.get(node.key) ?? []).map(grow)
    const offsets = offsetsOf(node, branches, gap)
    return {
      key: node.key,
      side: node.side,
      branches,
      offsets,
      lefts: [-node.leftRoom, ...outline(branches, offsets, 'lefts')],
      rights: [node.rightRoom, ...outline(branches, offsets, 'rights')],
    }
  }
  const roots = (children.get(undefined) ?? []).map(grow)
  // Where room is shortest, a forest gives up what sets its trees apart rather than scroll.
  const rootOffsets = pack(roots, gap < 10 ? gap - 1 : gap * 2)
  const lefts = outline(roots, rootOffsets, 'lefts')
  const rights = outline(roots, rootOffsets, 'rights')
  const from = Math.min(0, ...lefts)
  const spots = new Map<string, Spot>()
  const place = (branch: Branch, x: number, depth: number): void => {
    spots.set(branch.key, { x, depth })
    branch.branches.forEach((below, index) => {
      place(below, x + (branch.offsets[index] ?? 0), depth + 1)
    })
  }
  roots.forEach((root, index) => {
    place(root, (rootOffsets[index] ?? 0) - from, 0)
  })
  return { spots, width: Math.max(0, ...rights) - from, levels: lefts.length }
}

function offsetsOf(node: Hung, branches: readonly Branch[], gap: number): readonly number[] {
  const [only] = branches
  if (branches.length === 1 && only?.side) {
    const aside = (Math.min(node.leftRoom, node.rightRoom) * 2 + gap) / 2
    return [only.side === 'left' ? -aside : aside]
  }
  const places = pack(branches, gap)
  const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2
  return places.map((place) => place - middle)
}

/** Middles of branches that stand side by side, the first one at 0. */
function pack(branches: readonly Branch[], gap: number): readonly number[] {
  const offsets: number[] = []
  const rights: number[] = []
  for (const branch of branches) {
    const clear = branch.lefts.map((left, level) => (rights[level] ?? Number.NEGATIVE_INFINITY) - left + gap)
    const offset = offsets.length === 0 ? 0 : Math.max(...clear)
    offsets.push(offset)
    branch.rights.forEach((right, level) => {
      rights[level] = Math.max(rights[level] ?? Number.NEGATIVE_INFINITY, offset + right)
    })
  }
  return offsets
}

function outline(
  branches: readonly Branch[],
  offsets: readonly number[],
  edge: 'lefts' | 'rights',
): readonly number[] {
  const reach: number[] = []
  const further = edge === 'lefts' ? Math.min : Math.max
  branches.forEach((branch, index) => {
    branch[edge].forEach((at, level) => {
      const here = at + (offsets[index] ?? 0)
      reach[level] = further(reach[level] ?? here, here)
    })
  })
  return reach
}
