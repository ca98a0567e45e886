import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomTree, treeOfChains } from '#algorithms/tree-inputs.ts'
import { isTree } from '#algorithms/valid-inputs.ts'

type Args = readonly [root: TreeLevels]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    "Return the values of the binary tree at `root` in inorder: first those of a node's left subtree, then the value of the node, then those of its right subtree. `root` is null for an empty tree; return an empty array then.",
  name: { python: 'inorder', typescript: 'inorder', java: 'inorder', cpp: 'inorder' },
  parameters: [{ name: 'root', type: 'tree' }],
  returns: 'int[]',
  examples: [
    { name: 'the tree of the lesson', args: [[8, 3, 10, 1, 6, null, 14]], result: [1, 3, 6, 8, 10, 14] },
    { name: 'no node', args: [[]], result: [] },
    { name: 'one node', args: [[0]], result: [0] },
    { name: 'only left children', args: [[3, 2, null, 1]], result: [1, 2, 3] },
    { name: 'only right children', args: [[3, null, 2, null, 1]], result: [3, 2, 1] },
    { name: 'equal and negative values', args: [[0, -3, 0, null, -3]], result: [-3, -3, 0, 0] },
  ],
  random: (next, size) => [randomTree(next, size, () => wholeNumber(next, -3, 5))],
  larger: (args) => enlarge(args),
  reference: (root) =>
    positionsIn(root)
      .toSorted((a, b) => (middleOf(a.path) < middleOf(b.path) ? -1 : 1))
      .map(({ value }) => value),
  isValid: ([root]) => isTree(root),
  smaller: ([root]) => [...smallerTrees(root)].map((less) => [less] as const),
  growth: {
    kind: 'Long chains below a full tree: joining the lists of both children at every node takes about n√n / 2 copies.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [treeOfChains(size)],
  },
}

/** As a word whose alphabetical order is the order from left to right. */
function middleOf(path: string): string {
  return `${path.replaceAll('l', 'a').replaceAll('r', 'z')}m`
}
