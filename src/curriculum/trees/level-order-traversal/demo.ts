import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { defineDemo } from '#algorithms/demo.ts'
import { binaryTree, describeTreeInput } from '#algorithms/fields/tree.ts'
import { listLevels } from './algorithm.ts'

interface TreeInput extends Record<string, unknown> {
  readonly tree: TreeLevels
}

export const demo = defineDemo<TreeInput>({
  fields: {
    tree: binaryTree({ label: 'Binary tree', min: -99, max: 999, maxNodes: 10, maxLevels: 5 }),
  },
  presets: [
    { name: 'From the lesson', input: { tree: [3, 9, 20, null, null, 15, 7] } },
    { name: 'Wide', input: { tree: [1, 2, 3, 4, 5, 6, 7] } },
    { name: 'Gaps', input: { tree: [5, 4, 8, 11, null, null, 4, 7, null, 2] } },
    { name: 'A chain', input: { tree: [1, 2, null, null, 3, 4] } },
    { name: 'Equal and negative values', input: { tree: [0, -2, 0, -2, null, 0] } },
    { name: 'One node', input: { tree: [4] } },
    { name: 'Empty', input: { tree: [] } },
  ],
  legend: [
    { role: 'active', means: 'has just left the queue' },
    { role: 'frontier', means: 'waiting in the queue' },
    { role: 'default', means: 'not discovered yet' },
    { role: 'settled', means: 'listed' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ tree }) => listLevels(tree),
  subtitle: ({ tree }) => `The levels of ${describeTreeInput(tree)}`,
})
