import type { TreeLevels } from '#algorithms/binary-tree.ts'
import type { ArrayScene, Role, ShelfScene, TreeNode, TreeScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

export function treeOf({ scene }: Step): TreeScene {
  if (scene.kind !== 'tree') throw new Error('Not a tree')
  return scene
}

export function nodesWith(step: Step, role: Role): readonly TreeNode[] {
  return treeOf(step).nodes.filter((node) => node.role === role)
}

/** The rows beside the tree, in their order. */
export function arraysBeside({ beside = [] }: Step): readonly ArrayScene[] {
  return beside.filter((scene) => scene.kind === 'array')
}

export function valuesWith({ cells }: ArrayScene, role: Role): readonly (number | string)[] {
  return cells.filter((cell) => cell.role === role).map(({ value }) => value)
}

export function shelfBeside({ beside = [] }: Step): ShelfScene {
  const shelf = beside.find((scene) => scene.kind === 'shelf')
  if (!shelf) throw new Error('No stack or queue beside it')
  return shelf
}

/** The tree as it is drawn, level by level with null for what is missing. */
export function levelsOf({ nodes }: TreeScene): TreeLevels {
  const queue: (TreeNode | undefined)[] = [nodes.find(({ parent }) => parent === undefined)]
  const levels: (number | null)[] = []
  for (const node of queue) {
    levels.push(node ? Number(node.value) : null)
    if (!node) continue
    const childOn = (wanted: string) =>
      nodes.find(({ parent, side }) => parent === node.id && side === wanted)
    queue.push(childOn('left'), childOn('right'))
  }
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}
