import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomTree } from '#algorithms/tree-inputs.ts'
import { isTree } from '#algorithms/valid-inputs.ts'

type Args = readonly [root: TreeLevels]

export const cases: Cases<Args, readonly (readonly number[])[]> = {
  kind: 'function',
  statement:
    'Return the values of the binary tree at `root` level by level: one array for each level from the top down, with its values from left to right. `root` is null for an empty tree; return an empty array then.',
  name: { python: 'level_order', typescript: 'levelOrder', java: 'levelOrder', cpp: 'levelOrder' },
  parameters: [{ name: 'root', type: 'tree' }],
  returns: 'int[][]',
  examples: [
    {
      name: 'the tree of the lesson',
      args: [[3, 9, 20, null, null, 15, 7]],
      result: [[3], [9, 20], [15, 7]],
    },
    { name: 'no node', args: [[]], result: [] },
    { name: 'one node', args: [[0]], result: [[0]] },
    { name: 'a chain', args: [[1, 2, null, null, 3]], result: [[1], [2], [3]] },
    {
      name: 'equal and negative values, with gaps',
      args: [[0, -2, 0, -2, null, null, 0]],
      result: [[0], [-2, 0], [-2, 0]],
    },
  ],
  random: (next, size) => [randomTree(next, size, () => wholeNumber(next, -3, 5))],
  larger: (args) => enlarge(args),
  reference(root) {
    const positions = positionsIn(root)
    const depth = Math.max(-1, ...positions.map(({ path }) => path.length))
    return Array.from({ length: depth + 1 }, (_, level) =>
      positions
        .filter(({ path }) => path.length === level)
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ value }) => value),
    )
  },
  isValid: ([root]) => isTree(root),
  smaller: ([root]) => [...smallerTrees(root)].map((less) => [less] as const),
  growth: {
    kind: 'A full tree: half of its nodes wait in the queue, so taking them from the front of an array takes n² / 8 moves.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, value) => value)],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'zigzag-level-order': {
    kind: 'function',
    name: {
      python: 'zigzag_level_order',
      typescript: 'zigzagLevelOrder',
      java: 'zigzagLevelOrder',
      cpp: 'zigzagLevelOrder',
    },
    parameters: ['tree'],
    returns: 'int[][]',
    cases: [
      { args: [[]], result: [] },
      { args: [[4]], result: [[4]] },
      { args: [[3, 9, 20, null, null, 15, 7]], result: [[3], [20, 9], [15, 7]] },
      { args: [[1, 2, 3, 4, 5, 6, 7, 8]], result: [[1], [3, 2], [4, 5, 6, 7], [8]] },
      { args: [[1, 2, null, null, 3]], result: [[1], [2], [3]] },
    ],
  },
  'width-by-position': {
    kind: 'function',
    name: {
      python: 'width_by_position',
      typescript: 'widthByPosition',
      java: 'widthByPosition',
      cpp: 'widthByPosition',
    },
    parameters: ['tree'],
    returns: 'int',
    cases: [
      { args: [[]], result: 0 },
      { args: [[4]], result: 1 },
      { args: [[1, 3, 2, 5, 3, null, 9]], result: 4 },
      { args: [[1, 3, 2, 5, null, null, 9, 6, null, 7]], result: 7 },
      // A chain of 70 right children: numbers that are not shifted would exceed 64 bits.
      { args: [[1, ...Array.from({ length: 69 }, () => [null, 1]).flat()]], result: 1 },
    ],
  },
  'right-side-view': {
    kind: 'function',
    name: {
      python: 'right_side_view',
      typescript: 'rightSideView',
      java: 'rightSideView',
      cpp: 'rightSideView',
    },
    parameters: ['tree'],
    returns: 'int[]',
    cases: [
      { args: [[]], result: [] },
      { args: [[4]], result: [4] },
      { args: [[1, 2, 3, null, 5, null, 4]], result: [1, 3, 4] },
      // The left branch is deeper, so it shows below the right one.
      { args: [[1, 2, 3, 4]], result: [1, 3, 4] },
      { args: [[1, 2, null, null, 3]], result: [1, 2, 3] },
    ],
  },
}
