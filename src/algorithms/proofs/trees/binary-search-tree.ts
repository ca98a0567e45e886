import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { nodesWith, treeOf } from '../../checks/read-tree.ts'
import type { TreeNode } from '../../scene.ts'
import type { Step } from '../../step.ts'
import { growAndSearch } from '../../trees/search-tree.ts'

interface SearchTreeInput {
  readonly values: readonly number[]
  readonly target: number
}

const lesson = [8, 3, 10, 1, 6, 14]

export const proof = defineProof<SearchTreeInput, boolean>({
  pattern: 'binary-search-tree',
  inputs: fc.record({
    values: fc.array(fc.integer({ min: -6, max: 9 }), { maxLength: 10 }),
    target: fc.integer({ min: -7, max: 10 }),
  }),
  examples: [
    { name: 'the values of the lesson', input: { values: lesson, target: 6 }, answer: true },
    { name: 'a value that is not there', input: { values: lesson, target: 9 }, answer: false },
    { name: 'no values', input: { values: [], target: 0 }, answer: false },
    { name: 'one value', input: { values: [0], target: 0 }, answer: true },
    { name: 'the same value twice', input: { values: [4, 4, 2], target: 2 }, answer: true },
    { name: 'sorted values', input: { values: [-3, -1, 0, 2], target: 2 }, answer: true },
  ],
  trace: ({ values, target }) => growAndSearch(values, target),
  bruteForce: ({ values, target }) => values.includes(target),
  pictured: (last, { target }) => nodesWith(last, 'result').some(({ value }) => value === target),
  taken(decided, next) {
    const [from] = nodesWith(decided, 'compare')
    const to = treeOf(next).nodes.find(
      (node) => node.parent === from?.id && ['compare', 'active', 'frontier'].includes(node.role),
    )
    if (!to) return 'Stop here'
    return to.side === 'left' ? 'Go left' : 'Go right'
  },
  /** Read from left to right, the tree is sorted; and what the search has ruled out is not the target. */
  invariant(step, { target }) {
    const { nodes } = treeOf(step)
    const root = nodes.find(({ parent }) => parent === undefined)
    const values = readFromLeft(root, nodes)
    if (values.length !== nodes.length) throw new Error('two children on one side')
    values.forEach((value, index) => {
      if (index > 0 && value <= (values[index - 1] ?? 0)) throw new Error(`not sorted: ${values}`)
    })
    if (isRuledOut(step, target)) throw new Error(`${target} was ruled out`)
  },
  code: {
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
})

function readFromLeft(node: TreeNode | undefined, nodes: readonly TreeNode[]): readonly number[] {
  if (!node) return []
  const child = (side: string) => nodes.find((each) => each.parent === node.id && each.side === side)
  return [...readFromLeft(child('left'), nodes), Number(node.value), ...readFromLeft(child('right'), nodes)]
}

function isRuledOut(step: Step, target: number): boolean {
  return nodesWith(step, 'visited').some(({ value }) => value === target)
}
