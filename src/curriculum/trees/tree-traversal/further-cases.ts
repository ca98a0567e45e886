import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { subsetsOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { positionsIn, randomTree, treeOfChains } from '#algorithms/tree-inputs.ts'
import { isTree } from '#algorithms/valid-inputs.ts'
import { cases } from './cases.ts'

type Args = readonly [root: TreeLevels]

const inorderWithStack = variantOf(cases, {
  name: {
    python: 'inorder_with_stack',
    typescript: 'inorderWithStack',
    java: 'inorderWithStack',
    cpp: 'inorderWithStack',
  },
  statement:
    'Return the values of the binary tree at `root` in inorder, without recursion: for each node its left subtree, then its value, then its right subtree. `root` is null for an empty tree; return an empty array then.',
})

const heightAndBalance: Cases<Args, boolean> = {
  kind: 'function',
  name: { python: 'is_balanced', typescript: 'isBalanced', java: 'isBalanced', cpp: 'isBalanced' },
  parameters: [{ name: 'root', type: 'tree' }],
  returns: 'bool',
  statement:
    'Return whether the binary tree at `root` is balanced: whether at each node the heights of both subtrees differ by at most 1. `root` is null for an empty tree, which is balanced.',
  examples: [
    { name: 'no node', args: [[]], result: true },
    { name: 'one node', args: [[7]], result: true },
    { name: 'one child', args: [[1, 2]], result: true },
    { name: 'a chain of three', args: [[1, 2, null, 3]], result: false },
    { name: 'a balanced tree', args: [[3, 9, 20, null, null, 15, 7]], result: true },
    {
      name: 'out of balance below the root',
      args: [[1, 2, 2, 3, null, null, 3, 4, null, null, 4]],
      result: false,
    },
  ],
  random: (next, size) => [randomTree(next, size, () => 0)],
  reference(root) {
    const paths = positionsIn(root).map(({ path }) => path)
    const heightAt = (start: string) =>
      Math.max(
        0,
        ...paths.filter((path) => path.startsWith(start)).map((path) => path.length - start.length + 1),
      )
    return paths.every((path) => Math.abs(heightAt(`${path}l`) - heightAt(`${path}r`)) <= 1)
  },
  isValid: ([root]) => isTree(root),
  smaller: ([root]) => [...smallerTrees(root)].map((less) => [less] as const),
  growth: {
    kind: 'A full tree: measuring the height of both subtrees anew at each node takes n log n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, value) => value)],
  },
}

const treeDp: Cases<Args, number> = {
  kind: 'function',
  name: { python: 'rob', typescript: 'rob', java: 'rob', cpp: 'rob' },
  parameters: [{ name: 'root', type: 'tree' }],
  returns: 'int',
  statement:
    'The nodes of the binary tree at `root` are houses with amounts of money. Return the largest amount that can be robbed without robbing a node and its child. No amount is negative, and `root` is null for an empty tree.',
  examples: [
    { name: 'no node', args: [[]], result: 0 },
    { name: 'one node', args: [[5]], result: 5 },
    { name: 'the root and its grandchildren', args: [[3, 2, 3, null, 3, null, 1]], result: 7 },
    { name: 'both children', args: [[3, 4, 5, 1, 3, null, 1]], result: 9 },
    { name: 'a long way down', args: [[9, 1, null, 1, null, 9]], result: 18 },
  ],
  random: (next, size) => [randomTree(next, Math.min(10, size), () => wholeNumber(next, 0, 9))],
  reference(root) {
    const isParent = (one: string, other: string) => other.length === one.length + 1 && other.startsWith(one)
    const plans = subsetsOf(positionsIn(root)).filter((robbed) =>
      robbed.every(({ path }) => !robbed.some((other) => isParent(path, other.path))),
    )
    return Math.max(...plans.map((robbed) => sumOf(robbed.map(({ value }) => value))))
  },
  isValid: ([root]) => isTree(root) && root.every((value) => value === null || value >= 0),
  smaller: ([root]) => [...smallerTrees(root)].map((less) => [less] as const),
  growth: {
    kind: 'Chains below a full tree: solving children and grandchildren anew at each node takes time that doubles with each level.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input: (size) => [treeOfChains(size)],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'inorder-with-stack': inorderWithStack,
  'height-and-balance': heightAndBalance,
  'tree-dp': treeDp,
} satisfies Readonly<Record<string, Cases>>
