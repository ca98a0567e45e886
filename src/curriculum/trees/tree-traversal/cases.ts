import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
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

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'inorder-with-stack': {
    kind: 'function',
    name: {
      python: 'inorder_with_stack',
      typescript: 'inorderWithStack',
      java: 'inorderWithStack',
      cpp: 'inorderWithStack',
    },
    parameters: ['tree'],
    returns: 'int[]',
    cases: [
      { args: [[8, 3, 10, 1, 6, null, 14]], result: [1, 3, 6, 8, 10, 14] },
      { args: [[]], result: [] },
      { args: [[0]], result: [0] },
      { args: [[3, 2, null, 1]], result: [1, 2, 3] },
      { args: [[3, null, 2, null, 1]], result: [3, 2, 1] },
      { args: [[4, 2, null, null, 3]], result: [2, 3, 4] },
    ],
  },
  'height-and-balance': {
    kind: 'function',
    name: { python: 'is_balanced', typescript: 'isBalanced', java: 'isBalanced', cpp: 'isBalanced' },
    parameters: ['tree'],
    returns: 'bool',
    cases: [
      { args: [[]], result: true },
      { args: [[7]], result: true },
      { args: [[1, 2]], result: true },
      { args: [[1, 2, null, 3]], result: false },
      { args: [[3, 9, 20, null, null, 15, 7]], result: true },
      // Both sides of the root are 3 high, but neither is balanced.
      { args: [[1, 2, 2, 3, null, null, 3, 4, null, null, 4]], result: false },
    ],
  },
  'tree-dp': {
    kind: 'function',
    name: { python: 'rob', typescript: 'rob', java: 'rob', cpp: 'rob' },
    parameters: ['tree'],
    returns: 'int',
    cases: [
      { args: [[]], result: 0 },
      { args: [[5]], result: 5 },
      { args: [[3, 2, 3, null, 3, null, 1]], result: 7 },
      { args: [[3, 4, 5, 1, 3, null, 1]], result: 9 },
      // The best plan leaves out two levels in a row.
      { args: [[9, 1, null, 1, null, 9]], result: 18 },
    ],
  },
}
