import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { defineDemo } from '#algorithms/demo.ts'
import { binaryTree, describeTreeInput } from '#algorithms/fields/tree.ts'
import { walkInorder } from './algorithm.ts'

interface TreeInput extends Record<string, unknown> {
  readonly tree: TreeLevels
}

export const demo = defineDemo<TreeInput>({
  fields: {
    tree: binaryTree({ label: 'Binary tree', min: -99, max: 999, maxNodes: 10, maxLevels: 5 }),
  },
  presets: [
    { name: 'From the lesson', input: { tree: [8, 3, 10, 1, 6, null, 14] } },
    { name: 'Not a search tree', input: { tree: [5, 9, 2, 7, null, 1, 4] } },
    { name: 'Leans to the left', input: { tree: [9, 7, null, 5, null, 3, null, 1] } },
    { name: 'Leans to the right', input: { tree: [2, null, 4, null, 6, null, 8] } },
    { name: 'Equal and negative values', input: { tree: [0, -3, 0, null, -3, -7] } },
    { name: 'One node', input: { tree: [4] } },
    { name: 'Empty', input: { tree: [] } },
  ],
  legend: [
    { role: 'active', means: 'call that is running' },
    { role: 'compare', means: 'waiting on the call stack' },
    { role: 'default', means: 'not reached yet' },
    { role: 'settled', means: 'value written, or call returned' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ tree }) => walkInorder(tree),
  subtitle: ({ tree }) => `Inorder walk of ${describeTreeInput(tree)}`,
})
