import type { TreeNode } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { findLowestCommonAncestor } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([levels, p, q]) => ({ levels, p, q }),
  trace: ({ levels, p, q }) => findLowestCommonAncestor(levels, p, q),
  result: (answer) => answer ?? null,
  pictured: (last) => nodesWith(last, 'result')[0]?.value,
  taken(decided, next) {
    const [node] = nodesWith(decided, 'active')
    const given = node && noteOf(next, node.id)
    if (decided.line === 'target')
      return given === undefined ? 'Search below it first' : 'Return this node at once'
    if (given === '= –') return 'Nothing'
    if (given === `= ${node?.value}`) return 'The node itself'
    const left = treeOf(decided).nodes.find(({ parent, side }) => parent === node?.id && side === 'left')
    return left?.note === given ? 'What the left returned' : 'What the right returned'
  },
  /** A subtree that returned nothing contains neither p nor q; any other returned one of its nodes. */
  invariant(step, { p, q }) {
    for (const node of treeOf(step).nodes) {
      if (node.note === undefined) continue
      const branch = branchOf(node, step).map(({ value }) => value)
      const hasWanted = branch.includes(p) || branch.includes(q)
      if (hasWanted === (node.note === '= –')) throw new Error(`${node.value} returned ${node.note}`)
      if (hasWanted && !branch.some((value) => node.note === `= ${value}`)) throw new Error('a stranger')
    }
  },
})

function noteOf(step: Step, id: string): string | undefined {
  return treeOf(step).nodes.find((node) => node.id === id)?.note
}

function branchOf(node: TreeNode, step: Step): readonly TreeNode[] {
  const children = treeOf(step).nodes.filter(({ parent }) => parent === node.id)
  return [node, ...children.flatMap((child) => branchOf(child, step))]
}
