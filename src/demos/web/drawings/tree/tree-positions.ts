import type { TreeNode, TreeScene } from '#algorithms/scene.ts'

/** A fixed position in the tree, which different nodes may occupy over a run. */
interface Anchor {
  readonly key: string
  readonly parent?: string | undefined
  readonly side?: 'left' | 'right' | undefined
}

/** The anchor of each node of a scene. */
export type AnchorsOf = (scene: TreeScene) => ReadonlyMap<string, Anchor>

/**
 * In a binary tree an anchor is a path from the root, so that the values of a heap can be swapped. In other
 * trees each node has its own anchor.
 */
export function findAnchorsOf(run: readonly TreeScene[]): AnchorsOf {
  const isBinary = run.every(({ nodes }) => {
    const roots = nodes.filter(({ parent }) => parent === undefined)
    return roots.length <= 1 && nodes.every(({ parent, side }) => parent === undefined || side !== undefined)
  })
  return isBinary ? anchorsByPath : anchorsById
}

function anchorsByPath({ nodes }: TreeScene): ReadonlyMap<string, Anchor> {
  const anchors = new Map<string, Anchor>()
  for (const { id, parent, side } of nodes) {
    const above = parent === undefined ? undefined : anchors.get(parent)
    anchors.set(
      id,
      above
        ? { key: `${above.key}${side === 'left' ? 'l' : 'r'}`, parent: above.key, side }
        : { key: 'root' },
    )
  }
  return anchors
}

function anchorsById({ nodes }: TreeScene): ReadonlyMap<string, Anchor> {
  return new Map(nodes.map(({ id, parent, side }) => [id, { key: id, parent, side }]))
}

/** An anchor with every node that occupies it during the run. */
export interface UsedAnchor extends Anchor {
  readonly nodes: readonly TreeNode[]
  readonly pointerNames: readonly string[]
  hasChildren: boolean
}

/** All anchors of a run, parents before their children and the left child before the right one. */
export function collectAnchors(run: readonly TreeScene[], anchorsOf: AnchorsOf): readonly UsedAnchor[] {
  const used = new Map<string, UsedAnchor & { nodes: TreeNode[]; pointerNames: string[] }>()
  for (const scene of run) {
    const anchors = anchorsOf(scene)
    for (const node of scene.nodes) {
      const anchor = anchors.get(node.id)
      if (!anchor) continue
      const known = used.get(anchor.key) ?? { ...anchor, nodes: [], pointerNames: [], hasChildren: false }
      used.set(anchor.key, known)
      known.nodes.push(node)
      const names = scene.pointers?.filter(({ at }) => at === node.id).map(({ name }) => name) ?? []
      if (names.length > 0) known.pointerNames.push(names.join(', '))
      const parent = anchor.parent === undefined ? undefined : used.get(anchor.parent)
      if (parent) parent.hasChildren = true
    }
  }
  return [...used.values()].toSorted((a, b) => sideRank(a) - sideRank(b))
}

function sideRank({ side }: Anchor): number {
  return side === 'right' ? 1 : 0
}

/** Whether nodes change their parents: then every step has its own layout, and nodes move. */
export function isReparented(run: readonly TreeScene[], anchorsOf: AnchorsOf): boolean {
  const parents = new Map<string, string | undefined>()
  for (const scene of run) {
    for (const { key, parent } of anchorsOf(scene).values()) {
      if (parents.has(key) && parents.get(key) !== parent) return true
      parents.set(key, parent)
    }
  }
  return false
}
