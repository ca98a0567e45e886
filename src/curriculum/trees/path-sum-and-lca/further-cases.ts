import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { isPermutation, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomTree } from '#algorithms/tree-inputs.ts'
import { isTree } from '#algorithms/valid-inputs.ts'

type Args = readonly [root: TreeLevels, target: number]

const allPathsWithSum: Cases<Args, readonly (readonly number[])[]> = {
  kind: 'function',
  name: {
    python: 'all_paths_with_sum',
    typescript: 'allPathsWithSum',
    java: 'allPathsWithSum',
    cpp: 'allPathsWithSum',
  },
  parameters: [
    { name: 'root', type: 'tree' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[][]',
  statement:
    'Return all paths from the `root` of a binary tree down to a leaf whose values add up to `target`, each as the list of its values from the top, in any order. `root` is null for an empty tree.',
  examples: [
    { name: 'no node', args: [[], 0], result: [] },
    { name: 'a path that ends above a leaf', args: [[1, 2], 1], result: [] },
    { name: 'one path', args: [[1, 2], 3], result: [[1, 2]] },
    {
      name: 'two paths',
      args: [[5, 4, 8, 11, null, 13, 4, 7, 2, null, null, 5, 1], 22],
      result: [
        [5, 4, 11, 2],
        [5, 8, 4, 5],
      ],
    },
    {
      name: 'negative values, and equal paths',
      args: [[0, -2, 3, 2, 2, -3], 0],
      result: [
        [0, -2, 2],
        [0, -2, 2],
        [0, 3, -3],
      ],
    },
  ],
  random: (next, size) => [randomTree(next, size, () => wholeNumber(next, -2, 3)), wholeNumber(next, -2, 6)],
  reference: (root, target) =>
    downwardPaths(root)
      .filter(({ top, isToLeaf, values }) => top === '' && isToLeaf && sumOf(values) === target)
      .map(({ values }) => values),
  isRight: (result, args) => isPermutation(result, allPathsWithSum.reference(...args)),
  isValid: ([root]) => isTree(root),
  smaller: ([root, target]) => [...smallerTrees(root)].map((less) => [less, target] as const),
  growth: {
    kind: 'A full tree in which no path has the sum: each node is entered once.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, () => 1), 0],
  },
}

const maxPathSum: Cases<readonly [root: TreeLevels], number> = {
  kind: 'function',
  name: { python: 'max_path_sum', typescript: 'maxPathSum', java: 'maxPathSum', cpp: 'maxPathSum' },
  parameters: [{ name: 'root', type: 'tree' }],
  returns: 'int',
  statement:
    'A path goes along edges of the binary tree at `root` and enters no node twice; it need not pass the root, and may be one node. Return the largest sum of the values of a path. There is one node at least.',
  examples: [
    { name: 'one negative value', args: [[-3]], result: -3 },
    { name: 'through the root', args: [[1, 2, 3]], result: 6 },
    { name: 'below the root', args: [[-10, 9, 20, null, null, 15, 7]], result: 42 },
    { name: 'negative children', args: [[2, -1, -2]], result: 2 },
    { name: 'only negative values', args: [[-5, -2, -4]], result: -2 },
  ],
  random(next, size) {
    const root = randomTree(next, size, () => wholeNumber(next, -5, 6))
    return [root.length > 0 ? root : [wholeNumber(next, -5, 6)]]
  },
  reference(root) {
    const paths = downwardPaths(root)
    const sums = paths.flatMap((one) =>
      paths
        .filter(
          (other) => one.top === other.top && (one === other || (one.turn === 'l' && other.turn === 'r')),
        )
        .map((other) => sumOf(one.values) + (one === other ? 0 : sumOf(other.values.slice(1)))),
    )
    return Math.max(...sums)
  },
  isValid: ([root]) => root.length > 0 && isTree(root),
  smaller: ([root]) => [...smallerTrees(root)].map((less) => [less] as const),
  growth: {
    kind: 'A full tree: walking down again below each node takes n log n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, value) => (value % 5) - 2)],
  },
}

const downwardPathsWithSum: Cases<Args, number> = {
  kind: 'function',
  name: {
    python: 'downward_paths_with_sum',
    typescript: 'downwardPathsWithSum',
    java: 'downwardPathsWithSum',
    cpp: 'downwardPathsWithSum',
  },
  parameters: [
    { name: 'root', type: 'tree' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the number of paths in the binary tree at `root` that go only down, from any node to itself or one below it, and whose values add up to `target`. `root` is null for an empty tree.',
  examples: [
    { name: 'no node', args: [[], 0], result: 0 },
    { name: 'one node that is not it', args: [[1], 0], result: 0 },
    { name: 'three paths', args: [[10, 5, -3, 3, 2, null, 11, 3, -2, null, 1], 8], result: 3 },
    { name: 'zeros', args: [[0, 0, 0], 0], result: 5 },
    { name: 'no path', args: [[5, 1, 4], 3], result: 0 },
    {
      name: 'sums beyond 32 bits',
      args: [[1000000000, 1000000000, null, 294967296, null, 1000000000, null, 1000000000], 0],
      result: 0,
    },
  ],
  random: (next, size) => [randomTree(next, size, () => wholeNumber(next, -2, 3)), wholeNumber(next, -2, 5)],
  reference: (root, target) => downwardPaths(root).filter(({ values }) => sumOf(values) === target).length,
  isValid: ([root]) => isTree(root),
  smaller: ([root, target]) => [...smallerTrees(root)].map((less) => [less, target] as const),
  growth: {
    kind: 'A full tree of zeros: from each node there is a path to each above it.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, () => 0), 1],
  },
}

interface DownwardPath {
  /** The path from the root to its first node, as letters. */
  readonly top: string
  /** Into which side of its first node it goes; none if it has only that. */
  readonly turn: string
  readonly isToLeaf: boolean
  readonly values: readonly number[]
}

function downwardPaths(root: TreeLevels): readonly DownwardPath[] {
  const nodes = positionsIn(root)
  return nodes.flatMap(({ path: top }) =>
    nodes
      .filter(({ path }) => path.startsWith(top))
      .map(({ path: end }) => ({
        top,
        turn: end.charAt(top.length),
        isToLeaf: !nodes.some(({ path }) => path.length > end.length && path.startsWith(end)),
        values: nodes
          .filter(({ path }) => path.startsWith(top) && end.startsWith(path))
          .toSorted((one, other) => one.path.length - other.path.length)
          .map(({ value }) => value),
      })),
  )
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'all-paths-with-sum': allPathsWithSum,
  'max-path-sum': maxPathSum,
  'downward-paths-with-sum': downwardPathsWithSum,
} satisfies Readonly<Record<string, Cases>>
