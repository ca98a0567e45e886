import { type BinaryNode, growTree } from '#algorithms/binary-tree.ts'
import { defineDemo } from '#algorithms/demo.ts'
import { binaryTree } from '#algorithms/fields/tree.ts'
import { numberList } from '#algorithms/input-fields.ts'
import { buildFromOrders } from './algorithm.ts'

interface OrdersInput extends Record<string, unknown> {
  readonly preorder: readonly number[]
  readonly inorder: readonly number[]
}

const bounds = { min: -99, max: 999, maxValues: 9 }
const maxLevels = 6
const someTree = binaryTree({ label: '', min: 1, max: 40, maxNodes: 9, maxLevels: 4, whyDistinct: '' })

export const demo = defineDemo<OrdersInput>({
  fields: {
    preorder: numberList({ label: 'Preorder', ...bounds }),
    inorder: numberList({ label: 'Inorder', ...bounds }),
  },
  presets: [
    { name: 'From the lesson', input: { preorder: [3, 9, 20, 15, 7], inorder: [9, 3, 15, 20, 7] } },
    {
      name: 'Balanced',
      input: { preorder: [4, 2, 1, 3, 6, 5, 7], inorder: [1, 2, 3, 4, 5, 6, 7] },
    },
    { name: 'Only left children', input: { preorder: [4, 3, 2, 1], inorder: [1, 2, 3, 4] } },
    { name: 'Only right children', input: { preorder: [1, 2, 3, 4], inorder: [1, 2, 3, 4] } },
    { name: 'Zigzag, negatives', input: { preorder: [0, -5, -1, -3], inorder: [-5, -3, -1, 0] } },
    { name: 'One value', input: { preorder: [4], inorder: [4] } },
    { name: 'Empty', input: { preorder: [], inorder: [] } },
  ],
  legend: [
    { role: 'active', means: 'current root' },
    { role: 'compare', means: 'subtrees not complete' },
    { role: 'settled', means: 'in the tree' },
    { role: 'default', means: 'not in the tree yet' },
    { role: 'result', means: 'answer' },
  ],
  check: findObjection,
  random(next) {
    for (;;) {
      const root = growTree(someTree.random(next))
      const preorder = walk(root, 'before')
      if (preorder.length >= 7) return { preorder, inorder: walk(root, 'between') }
    }
  },
  trace: ({ preorder, inorder }) => buildFromOrders(preorder, inorder),
  subtitle: ({ preorder }) =>
    `Tree of ${preorder.length} ${preorder.length === 1 ? 'node' : 'nodes'} from preorder and inorder`,
})

type Objection = { readonly field: 'preorder' | 'inorder'; readonly error: string } | undefined

/** Not every two orders of the same values are those of one tree. */
function findObjection({ preorder, inorder }: OrdersInput): Objection {
  for (const [field, order] of Object.entries({ preorder, inorder })) {
    const twice = order.find((value, index) => order.indexOf(value) < index)
    if (twice === undefined) continue
    // Object.entries forgets the names it was given.
    return {
      field: field as 'preorder' | 'inorder',
      error: `${twice} appears twice, so its index in inorder would be ambiguous. Use distinct values.`,
    }
  }
  const lost = preorder.find((value) => !inorder.includes(value))
  if (lost !== undefined)
    return { field: 'inorder', error: `${lost} is missing. Both orders must have the same values.` }
  const extra = inorder.find((value) => !preorder.includes(value))
  if (extra !== undefined)
    return { field: 'inorder', error: `${extra} is not in preorder. Both orders must have the same values.` }
  return findConflict(preorder, inorder)
}

function findConflict(preorder: readonly number[], inorder: readonly number[]): Objection {
  let used = 0
  const grow = (lo: number, hi: number, level: number): Objection => {
    if (lo > hi) return undefined
    if (level > maxLevels) {
      return {
        field: 'preorder',
        error: `This tree has more than ${maxLevels} levels. Use an order with at most ${maxLevels}, so that the picture stays readable.`,
      }
    }
    const root = preorder[used++] ?? 0
    const mid = inorder.indexOf(root)
    if (mid < lo || mid > hi) {
      return {
        field: 'preorder',
        error: `No tree has these two orders: instead of ${root}, preorder needs one of ${inorder.slice(lo, hi + 1).join(', ')} here.`,
      }
    }
    return grow(lo, mid - 1, level + 1) ?? grow(mid + 1, hi, level + 1)
  }
  return grow(0, inorder.length - 1, 1)
}

function walk(node: BinaryNode | undefined, own: 'before' | 'between'): readonly number[] {
  if (!node) return []
  const [left, right] = [walk(node.left, own), walk(node.right, own)]
  return own === 'before' ? [node.value, ...left, ...right] : [...left, node.value, ...right]
}
