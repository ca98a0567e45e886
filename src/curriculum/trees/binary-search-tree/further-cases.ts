import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { isPermutation } from '#algorithms/brute-force.ts'
import { type Cases, list, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomTree } from '#algorithms/tree-inputs.ts'
import { isSearchTree, isTree } from '#algorithms/valid-inputs.ts'

const bstValidate: Cases<readonly [root: TreeLevels], boolean> = {
  kind: 'function',
  name: { python: 'is_valid_bst', typescript: 'isValidBst', java: 'isValidBst', cpp: 'isValidBst' },
  parameters: [{ name: 'root', type: 'tree' }],
  returns: 'bool',
  statement:
    "Return whether the binary tree at `root` is a binary search tree without duplicates: whether every value in the left subtree of a node is smaller than the node's value, and every value in its right subtree is greater. `root` is null for an empty tree, which is one.",
  examples: [
    { name: 'no node', args: [[]], result: true },
    { name: 'three nodes', args: [[2, 1, 3]], result: true },
    { name: 'equal values', args: [[2, 2]], result: false },
    { name: 'a grandchild on the wrong side', args: [[5, 3, 7, null, null, 4, 8]], result: false },
    { name: 'the smallest and largest 32-bit numbers', args: [[2147483647, -2147483648]], result: true },
    { name: 'the largest number twice', args: [[2147483647, null, 2147483647]], result: false },
  ],
  random: (next, size) => [
    next() < 0.5 ? randomSearchTree(next, size) : randomTree(next, size, () => wholeNumber(next, -4, 6)),
  ],
  reference: (root) => isSearchTree(root),
  isValid: ([root]) => isTree(root),
  smaller: ([root]) => [...smallerTrees(root)].map((less) => [less] as const),
  growth: {
    kind: 'A search tree without gaps: comparing each node with all below it takes n log n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [balanced(size)],
  },
}

const bstKthSmallest: Cases<readonly [root: TreeLevels, k: number], number> = {
  kind: 'function',
  name: { python: 'kth_smallest', typescript: 'kthSmallest', java: 'kthSmallest', cpp: 'kthSmallest' },
  parameters: [
    { name: 'root', type: 'tree' },
    { name: 'k', type: 'int' },
  ],
  returns: 'int',
  statement:
    'Return the `k`th smallest value in the binary search tree at `root`. `k` is from 1 to the number of nodes, and all values differ.',
  examples: [
    { name: 'one node', args: [[4], 1], result: 4 },
    { name: 'the smallest', args: [[3, 1, 4, null, 2], 1], result: 1 },
    { name: 'in the middle', args: [[5, 3, 6, 2, 4, null, null, 1], 3], result: 3 },
    { name: 'the largest', args: [[5, 3, 6, 2, 4, null, null, 1], 6], result: 6 },
    { name: 'a chain', args: [[1, null, 2, null, 3], 2], result: 2 },
  ],
  random(next, size) {
    const root = randomSearchTree(next, size)
    return [root, wholeNumber(next, 1, valuesIn(root).length)]
  },
  reference: (root, k) => valuesIn(root).toSorted((a, b) => a - b)[k - 1]!,
  isValid: ([root, k]) => isSearchTree(root) && k >= 1 && k <= valuesIn(root).length,
  smaller: ([root, k]) =>
    [...smallerTrees(root)].flatMap((less) => [[less, k] as const, [less, k - 1] as const]),
  growth: {
    kind: 'The largest value of a tree without gaps, which comes last.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [balanced(size), size],
  },
}

const bstDelete: Cases<readonly [root: TreeLevels, val: number], TreeLevels> = {
  kind: 'function',
  name: { python: 'delete', typescript: 'deleteNode', java: 'delete', cpp: 'deleteNode' },
  parameters: [
    { name: 'root', type: 'tree' },
    { name: 'val', type: 'int' },
  ],
  returns: 'tree',
  statement:
    'Remove `val` from the binary search tree at `root`, and return the root of what is left: any binary search tree with all other values. If `val` is not in it, nothing changes. All values differ, and `root` is null for an empty tree.',
  examples: [
    { name: 'two children', args: [[5, 3, 6, 2, 4, null, 7], 3], result: [5, 4, 6, 2, null, null, 7] },
    { name: 'the root', args: [[5, 3, 6, 2, 4, null, 7], 5], result: [6, 3, 7, 2, 4] },
    { name: 'not in the tree', args: [[5, 3, 6, 2, 4, null, 7], 0], result: [5, 3, 6, 2, 4, null, 7] },
    {
      name: 'a successor with a child',
      args: [[5, 3, 9, null, null, 7, null, null, 8], 5],
      result: [7, 3, 9, null, null, 8],
    },
    { name: 'one child', args: [[4, 2], 4], result: [2] },
    { name: 'the only node', args: [[4], 4], result: [] },
    { name: 'no node', args: [[], 4], result: [] },
  ],
  random: (next, size) => [randomSearchTree(next, size), wholeNumber(next, -7, 10)],
  reference: (root, val) =>
    searchTreeOf(
      positionsIn(root)
        .map(({ value }) => value)
        .filter((value) => value !== val),
    ),
  isRight: (result, [root, val]) =>
    isSearchTree(result) &&
    isPermutation(
      valuesIn(result),
      valuesIn(root).filter((value) => value !== val),
    ),
  isValid: ([root]) => isSearchTree(root),
  smaller: ([root, val]) => [...smallerTrees(root)].map((less) => [less, val] as const),
  growth: {
    kind: 'The root of a tree without gaps: its successor is at the bottom.',
    order: 0,
    sizes: [1024, 4096, 16_384, 65_536],
    input(size) {
      const root = balanced(size)
      return [root, root[0]!]
    },
  },
}

function valuesIn(root: TreeLevels): readonly number[] {
  return root.filter((value) => value !== null)
}

function randomSearchTree(next: () => number, size: number): TreeLevels {
  const values = list(next, size - 1, () => wholeNumber(next, -6, 9))
  return searchTreeOf([...new Set(shuffle(next, [wholeNumber(next, -6, 9), ...values]))])
}

/** Of different values, each put in below the ones before it. */
function searchTreeOf(values: readonly number[]): TreeLevels {
  const levels: (number | null)[] = []
  const fill = (own: readonly number[], path: string, paths: Map<string, number>): Map<string, number> => {
    const [first, ...rest] = own
    if (first === undefined) return paths
    paths.set(path, first)
    fill(
      rest.filter((value) => value < first),
      `${path}l`,
      paths,
    )
    return fill(
      rest.filter((value) => value > first),
      `${path}r`,
      paths,
    )
  }
  const paths = fill(values, '', new Map())
  const queue = ['']
  for (const path of queue) {
    levels.push(paths.get(path) ?? null)
    if (paths.has(path)) queue.push(`${path}l`, `${path}r`)
  }
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}

/** The values 0 to `size` - 1, in a tree of as few levels as possible. */
function balanced(size: number): TreeLevels {
  const levels: number[] = []
  let next = 0
  const visit = (index: number): void => {
    if (index >= size) return
    visit(2 * index + 1)
    levels[index] = next++
    visit(2 * index + 2)
  }
  visit(0)
  return levels
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'bst-validate': bstValidate,
  'bst-kth-smallest': bstKthSmallest,
  'bst-delete': bstDelete,
} satisfies Readonly<Record<string, Cases>>
