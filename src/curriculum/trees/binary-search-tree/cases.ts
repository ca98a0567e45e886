import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { type Cases, enlarge, list, wholeNumber } from '#algorithms/cases.ts'
import { smallerTrees } from '#algorithms/smaller-trees.ts'
import { isSearchTree } from '#algorithms/valid-inputs.ts'

type Args = readonly [root: TreeLevels, val: number]

const lesson: TreeLevels = [8, 3, 10, 1, 6, null, 14]

export const cases: Cases<Args, boolean> = {
  kind: 'function',
  statement:
    "`root` is the root of a binary search tree without duplicates: every value in the left subtree of a node is smaller than the node's value, and every value in its right subtree is greater. Return whether the tree contains `val`. `root` is null for an empty tree.",
  name: { python: 'search', typescript: 'search', java: 'search', cpp: 'search' },
  parameters: [
    { name: 'root', type: 'tree' },
    { name: 'val', type: 'int' },
  ],
  returns: 'bool',
  examples: [
    { name: 'the values of the lesson', args: [lesson, 6], result: true },
    { name: 'a value that is not there', args: [lesson, 9], result: false },
    { name: 'no values', args: [[], 0], result: false },
    { name: 'one value', args: [[0], 0], result: true },
    { name: 'only smaller values', args: [[4, 2], 2], result: true },
    { name: 'a chain of rising values', args: [[-3, null, -1, null, 0, null, 2], 2], result: true },
  ],
  random(next, size) {
    const values = list(next, size, () => wholeNumber(next, -6, 9))
    return [growSearchTree(values), values[wholeNumber(next, 0, 2 * size)] ?? wholeNumber(next, -7, 10)]
  },
  larger: (args) => enlarge(args),
  reference: (root, val) => root.includes(val),
  isValid: ([root]) => isSearchTree(root),
  smaller: ([root, val]) => [...smallerTrees(root)].map((less) => [less, val] as const),
  // Level by level, no value comes before its parent.
  demoInput: ([root, target]) => ({ values: root.filter((value) => value !== null), target }),
  growth: {
    kind: 'A chain of rising values, searched for the last one: each step goes down only one of n levels.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [
      Array.from({ length: size }, (_, value) => (value === 0 ? 0 : [null, value])).flat(),
      size - 1,
    ],
  },
  drive: {
    kind: 'driven',
    drive: {
      python: `
      for values, target in [
          ([8, 3, 10, 1, 6, 14], 6), ([8, 3, 10, 1, 6, 14], 9), ([], 0), ([0], 0),
          ([4, 4, 2], 2), ([-3, -1, 0, 2], 2),
      ]:
          root = None
          for value in values:
              root = insert(root, value)
          print(search(root, target))
          print(root)
    `,
      typescript: `
      for (const [values, target] of [
        [[8, 3, 10, 1, 6, 14], 6], [[8, 3, 10, 1, 6, 14], 9], [[], 0], [[0], 0],
        [[4, 4, 2], 2], [[-3, -1, 0, 2], 2],
      ] as [number[], number][]) {
        let root: TreeNode | null = null
        for (const value of values) root = insert(root, value)
        print(search(root, target))
        print(root)
      }
    `,
      java: `
      int[][] values = {
        {8, 3, 10, 1, 6, 14}, {8, 3, 10, 1, 6, 14}, {}, {0}, {4, 4, 2}, {-3, -1, 0, 2},
      };
      int[] targets = {6, 9, 0, 0, 2, 2};
      for (int i = 0; i < targets.length; i++) {
        TreeNode root = null;
        for (int value : values[i]) root = insert(root, value);
        print(search(root, targets[i]));
        print(root);
      }
    `,
      cpp: `
      vector<pair<vector<int>, int>> cases = {
        {{8, 3, 10, 1, 6, 14}, 6}, {{8, 3, 10, 1, 6, 14}, 9}, {{}, 0}, {{0}, 0},
        {{4, 4, 2}, 2}, {{-3, -1, 0, 2}, 2},
      };
      for (auto& [values, target] : cases) {
        TreeNode* root = nullptr;
        for (int value : values) root = insert(root, value);
        print(search(root, target));
        if (root) print(root);
        else cout << "null" << endl;
      }
    `,
    },
    results: [
      true,
      [8, 3, 10, 1, 6, null, 14],
      false,
      [8, 3, 10, 1, 6, null, 14],
      false,
      null,
      true,
      [0],
      true,
      [4, 2],
      true,
      [-3, null, -1, null, 0, null, 2],
    ],
  },
}

/** What inserting the values in this order makes: the first is the root, and its subtrees keep the order. */
function growSearchTree(values: readonly number[]): TreeLevels {
  const open = [values]
  const levels: (number | null)[] = []
  for (const [root, ...rest] of open) {
    levels.push(root ?? null)
    if (root === undefined) continue
    open.push(
      rest.filter((value) => value < root),
      rest.filter((value) => value > root),
    )
  }
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}
