import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
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
