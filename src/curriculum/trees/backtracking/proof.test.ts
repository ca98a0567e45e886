import type { TreeNode } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { findSubsets } from './algorithm.ts'
import { cases } from './cases.ts'

/** Ours come in the order of their numbers, which a right answer need not. */
const ordered: typeof cases = {
  ...cases,
  isRight: (result, args) => JSON.stringify(result) === JSON.stringify(cases.reference(...args)),
}

proveDemo(import.meta.dirname, ordered, {
  input: ([numbers, target]) => ({ numbers, target }),
  size: 5,
  trace: ({ numbers, target }) => findSubsets(numbers, target),
  pictured: (last) => nodesWith(last, 'result').map((node) => pathTo(node, last)),
  taken(decided, next) {
    const [at] = nodesWith(decided, 'active')
    const before = new Set(treeOf(decided).nodes.map(({ id }) => id))
    const fresh = treeOf(next).nodes.find(({ id }) => !before.has(id))
    if (!fresh || fresh.parent !== at?.id) return 'Nothing'
    if (fresh.role !== 'visited') return 'Choose it and go deeper'
    return Number(fresh.value) < 0 ? 'Stop here: it is too large' : 'Skip it: the same value was just tried'
  },
  /** Each node shows the rest of the sum, which is negative only where the search was pruned. */
  invariant(step, { target }) {
    for (const node of treeOf(step).nodes) {
      const sum = pathTo(node, step).reduce((total, value) => total + value, 0)
      if (node.value !== target - sum) throw new Error(`${node.id} says ${node.value}`)
      if (Number(node.value) < 0 && node.role !== 'visited') throw new Error(`${node.id} is not cut off`)
    }
  },
})

/** The numbers on the edges from the root. */
function pathTo(node: TreeNode, step: Step): readonly number[] {
  const above = treeOf(step).nodes.find(({ id }) => id === node.parent)
  return above ? [...pathTo(above, step), Number(node.edgeLabel)] : []
}
