import fc from 'fast-check'
import type { TreeLevels } from '#algorithms/binary-tree.ts'
import type { TreeNode } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { distinctTreeLevels, positionsIn } from '#testing/proofs/tree-inputs.ts'
import { findLowestCommonAncestor } from './algorithm.ts'

interface AncestorInput {
  readonly levels: TreeLevels
  readonly p: number
  readonly q: number
}

const lesson: TreeLevels = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4]

proveTrace<AncestorInput, number | undefined>(import.meta.dirname, {
  inputs: fc
    .tuple(distinctTreeLevels([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]), fc.nat(), fc.nat())
    .filter(([levels]) => levels.length > 0)
    .map(([levels, first, second]) => {
      const values = levels.filter((value) => value !== null)
      return { levels, p: values[first % values.length]!, q: values[second % values.length]! }
    }),
  examples: [
    { name: 'the tree of the lesson', input: { levels: lesson, p: 6, q: 4 }, answer: 5 },
    { name: 'one below the other', input: { levels: lesson, p: 5, q: 4 }, answer: 5 },
    { name: 'on both sides of the root', input: { levels: lesson, p: 7, q: 8 }, answer: 3 },
    { name: 'the same node twice', input: { levels: lesson, p: 2, q: 2 }, answer: 2 },
    { name: 'one node', input: { levels: [0], p: 0, q: 0 }, answer: 0 },
    { name: 'no node', input: { levels: [], p: 1, q: 2 }, answer: undefined },
  ],
  trace: ({ levels, p, q }) => findLowestCommonAncestor(levels, p, q),
  bruteForce({ levels, p, q }) {
    const positions = positionsIn(levels)
    const pathTo = (wanted: number) => positions.find(({ value }) => value === wanted)?.path ?? ''
    const common = positions.filter(({ path }) => pathTo(p).startsWith(path) && pathTo(q).startsWith(path))
    return common.toSorted((a, b) => b.path.length - a.path.length)[0]?.value
  },
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
