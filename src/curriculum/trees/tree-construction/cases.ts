import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { positionsIn, randomDistinctTree } from '#algorithms/tree-inputs.ts'
import { isDistinct } from '#algorithms/valid-inputs.ts'

type Args = readonly [preorder: readonly number[], inorder: readonly number[]]

export const cases: Cases<Args, TreeLevels> = {
  kind: 'function',
  statement:
    '`preorder` and `inorder` are the traversals of one binary tree without duplicate values. Build the tree and return its root, or null if the arrays are empty.',
  name: { python: 'build', typescript: 'build', java: 'build', cpp: 'build' },
  parameters: [
    { name: 'preorder', type: 'int[]' },
    { name: 'inorder', type: 'int[]' },
  ],
  returns: 'tree',
  examples: [
    {
      name: 'the orders of the lesson',
      args: [
        [3, 9, 20, 15, 7],
        [9, 3, 15, 20, 7],
      ],
      result: [3, 9, 20, null, null, 15, 7],
    },
    { name: 'no values', args: [[], []], result: [] },
    { name: 'one value', args: [[0], [0]], result: [0] },
    {
      name: 'only left children',
      args: [
        [3, 2, 1],
        [1, 2, 3],
      ],
      result: [3, 2, null, 1],
    },
    {
      name: 'only right children',
      args: [
        [-1, 0, 2],
        [-1, 0, 2],
      ],
      result: [-1, null, 0, null, 2],
    },
  ],
  random: (next, size) => takeApart(randomDistinctTree(next, size)),
  larger: (args) => enlarge(args),
  /** Of the values on one side of a node, the first in preorder is its child. */
  reference(preorder, inorder) {
    const open = [inorder]
    const levels: (number | null)[] = []
    for (const values of open) {
      const root = preorder.find((value) => values.includes(value))
      levels.push(root ?? null)
      if (root === undefined) continue
      const middle = values.indexOf(root)
      open.push(values.slice(0, middle), values.slice(middle + 1))
    }
    return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
  },
  isValid: ([preorder, inorder]) => isDistinct(preorder) && areOfOneTree(preorder, inorder),
  growth: {
    kind: 'A balanced tree: searching all of inorder for each root takes n² / 2 comparisons.',
    order: 1,
    sizes: [1024, 4096, 16_384, 65_536],
    input(size) {
      const inorder = Array.from({ length: size }, (_, value) => value)
      return [middlesFirst(inorder), inorder]
    },
  },
}

/** Whether a tree has its values in these two orders. */
function areOfOneTree(preorder: readonly number[], inorder: readonly number[]): boolean {
  const [root, ...rest] = preorder
  if (root === undefined) return inorder.length === 0
  const middle = inorder.indexOf(root)
  return (
    middle >= 0 &&
    areOfOneTree(rest.slice(0, middle), inorder.slice(0, middle)) &&
    areOfOneTree(rest.slice(middle), inorder.slice(middle + 1))
  )
}

function takeApart(tree: TreeLevels): Args {
  const positions = positionsIn(tree)
  /** Keys whose alphabetical order is the traversal order: a root before its subtrees, or between them. */
  const sortedBy = (wordOf: (path: string) => string) =>
    positions.toSorted((a, b) => (wordOf(a.path) < wordOf(b.path) ? -1 : 1)).map(({ value }) => value)
  return [sortedBy((path) => path), sortedBy((path) => `${path.replaceAll('l', 'a').replaceAll('r', 'z')}m`)]
}

/** The preorder of the balanced tree with this inorder. */
function middlesFirst(inorder: readonly number[]): readonly number[] {
  const middle = Math.floor(inorder.length / 2)
  const root = inorder[middle]
  if (root === undefined) return []
  return [root, ...middlesFirst(inorder.slice(0, middle)), ...middlesFirst(inorder.slice(middle + 1))]
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'serialize-tree': {
    kind: 'driven',
    drive: {
      python: `
        for levels in [[1, 2, 3, None, None, 4, 5], [-7], [1, 2, None, 3], [1, None, 2, None, 3], [5, 5, 5]]:
            print(deserialize(serialize(makeTree(levels))))
        print(deserialize(serialize(None)) is None)
        print(serialize(makeTree([1, 2])) == serialize(makeTree([1, None, 2])))
      `,
      typescript: `
        for (const levels of [[1, 2, 3, null, null, 4, 5], [-7], [1, 2, null, 3], [1, null, 2, null, 3], [5, 5, 5]])
          print(deserialize(serialize(makeTree(levels))))
        print(deserialize(serialize(null)) === null)
        print(serialize(makeTree([1, 2])) === serialize(makeTree([1, null, 2])))
      `,
      java: `
        Integer[][] trees = {{1, 2, 3, null, null, 4, 5}, {-7}, {1, 2, null, 3}, {1, null, 2, null, 3}, {5, 5, 5}};
        for (Integer[] levels : trees) print(deserialize(serialize(Helpers.makeTree(levels))));
        print(deserialize(serialize(null)) == null);
        String left = serialize(Helpers.makeTree(new Integer[] {1, 2}));
        print(left.equals(serialize(Helpers.makeTree(new Integer[] {1, null, 2}))));
      `,
      cpp: `
        vector<vector<optional<int>>> trees = {
          {1, 2, 3, nullopt, nullopt, 4, 5}, {-7}, {1, 2, nullopt, 3}, {1, nullopt, 2, nullopt, 3}, {5, 5, 5}};
        for (const auto& levels : trees) print(deserialize(serialize(makeTree(levels))));
        print(deserialize(serialize(nullptr)) == nullptr);
        print(serialize(makeTree({1, 2})) == serialize(makeTree({1, nullopt, 2})));
      `,
    },
    results: [
      [1, 2, 3, null, null, 4, 5],
      [-7],
      [1, 2, null, 3],
      [1, null, 2, null, 3],
      [5, 5, 5],
      true,
      false,
    ],
  },
}
