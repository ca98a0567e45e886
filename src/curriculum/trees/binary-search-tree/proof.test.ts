import { type BinaryNode, growTree, type TreeLevels } from '#algorithms/binary-tree.ts'
import { createRandom, wholeNumber } from '#algorithms/cases.ts'
import type { TreeNode } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { growAndSearch } from './algorithm.ts'
import { cases } from './cases.ts'

const next = createRandom(7)

proveDemo(import.meta.dirname, cases, {
  input: ([root, target]) => ({ values: chooseOrder(root), target }),
  trace: ({ values, target }) => growAndSearch(values, target),
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
})

/** Values whose insertion grows this tree, up to 10: no child before its parent, and some of them twice. */
function chooseOrder(root: TreeLevels): readonly number[] {
  const open = listRoots(growTree(root))
  const order: number[] = []
  let spare = 10 - root.filter((value) => value !== null).length
  while (open.length > 0) {
    const [node] = open.splice(wholeNumber(next, 0, open.length - 1), 1)
    order.push(node!.value)
    open.push(...listRoots(node!.left, node!.right))
    if (spare-- > 0 && next() < 0.5) order.push(order[wholeNumber(next, 0, order.length - 1)]!)
  }
  return order
}

function listRoots(...nodes: readonly (BinaryNode | undefined)[]): BinaryNode[] {
  return nodes.filter((node) => node !== undefined)
}

function readFromLeft(node: TreeNode | undefined, nodes: readonly TreeNode[]): readonly number[] {
  if (!node) return []
  const child = (side: string) => nodes.find((each) => each.parent === node.id && each.side === side)
  return [...readFromLeft(child('left'), nodes), Number(node.value), ...readFromLeft(child('right'), nodes)]
}

function isRuledOut(step: Step, target: number): boolean {
  return nodesWith(step, 'visited').some(({ value }) => value === target)
}
