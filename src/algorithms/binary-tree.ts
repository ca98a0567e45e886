import type { TreeNode, TreeScene } from './scene.ts'

/** A binary tree level by level, null for what is missing; children of a missing node are left out. */
export type TreeLevels = readonly (number | null)[]

export interface BinaryNode {
  /** The path from the root, because values may repeat. */
  readonly id: string
  readonly value: number
  left?: BinaryNode
  right?: BinaryNode
}

export function growTree(levels: TreeLevels): BinaryNode | undefined {
  const [first, ...rest] = levels
  if (first === undefined || first === null) return undefined
  const root: BinaryNode = { id: 'root', value: first }
  const level = [root]
  for (const node of level) {
    for (const side of ['left', 'right'] as const) {
      const value = rest.shift()
      if (value === undefined || value === null) continue
      const child: BinaryNode = { id: `${node.id}.${side}`, value }
      node[side] = child
      level.push(child)
    }
  }
  return root
}

/** What a picture adds to a node: its role, its edge and its labels. */
export type NodeLook = Pick<TreeNode, 'role' | 'edge' | 'edgeLabel' | 'note' | 'order'>

export function drawTree(root: BinaryNode | undefined, look: (node: BinaryNode) => NodeLook): TreeScene {
  const nodes: TreeNode[] = []
  const add = (node: BinaryNode | undefined, hung: Pick<TreeNode, 'parent' | 'side'>): void => {
    if (!node) return
    nodes.push({ id: node.id, value: node.value, ...hung, ...look(node) })
    add(node.left, { parent: node.id, side: 'left' })
    add(node.right, { parent: node.id, side: 'right' })
  }
  add(root, {})
  return { kind: 'tree', nodes }
}

/** A node before its branches, the left branch before the right one. */
export function listNodes(root: BinaryNode | undefined): readonly BinaryNode[] {
  return root ? [root, ...listNodes(root.left), ...listNodes(root.right)] : []
}

/** The reverse of growing. */
export function toLevels(root: BinaryNode | undefined): TreeLevels {
  const levels: (number | null)[] = []
  const queue = [root]
  for (const node of queue) {
    levels.push(node?.value ?? null)
    if (node) queue.push(node.left, node.right)
  }
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}
