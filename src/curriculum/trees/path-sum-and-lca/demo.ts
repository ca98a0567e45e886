import type { TreeLevels } from '#algorithms/binary-tree.ts'
import { collectSteps } from '#algorithms/collect-steps.ts'
import { defineDemo } from '#algorithms/demo.ts'
import { binaryTree } from '#algorithms/fields/tree.ts'
import { randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { findLowestCommonAncestor } from './algorithm.ts'

interface AncestorInput extends Record<string, unknown> {
  readonly tree: TreeLevels
  readonly p: number
  readonly q: number
}

const tree = binaryTree({
  label: 'Binary tree',
  min: -9,
  max: 99,
  maxNodes: 10,
  maxLevels: 5,
  whyDistinct: 'Give each node its own value, so that p and q are unambiguous.',
})

const lesson: TreeLevels = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4]

export const demo = defineDemo<AncestorInput>({
  fields: {
    tree,
    p: wholeNumber({ label: 'Node p', min: -9, max: 99 }),
    q: wholeNumber({ label: 'Node q', min: -9, max: 99 }),
  },
  presets: [
    { name: 'From the lesson', input: { tree: lesson, p: 6, q: 4 } },
    { name: 'One below the other', input: { tree: lesson, p: 5, q: 4 } },
    { name: 'They meet at the root', input: { tree: lesson, p: 7, q: 8 } },
    { name: 'The same node', input: { tree: lesson, p: 2, q: 2 } },
    { name: 'A chain, negatives', input: { tree: [-1, -2, null, null, -3, -4], p: -4, q: -2 } },
    { name: 'One node', input: { tree: [0], p: 0, q: 0 } },
  ],
  legend: [
    { role: 'active', means: 'call that is running' },
    { role: 'compare', means: 'waiting on the call stack' },
    { role: 'default', means: 'not visited' },
    { role: 'settled', means: 'returned a node' },
    { role: 'visited', means: 'returned nothing' },
    { role: 'result', means: 'answer' },
  ],
  check({ tree: levels, p, q }) {
    for (const [field, value] of [['p', p] as const, ['q', q] as const]) {
      if (levels.includes(value)) continue
      return { field, error: `${value} is not in the tree. Choose one of its values.` }
    }
    return undefined
  },
  random(next) {
    for (;;) {
      const levels = tree.random(next)
      const values = levels.filter((value) => value !== null)
      const pick = () => values[randomWholeNumber(next, { min: 0, max: values.length - 1 })] ?? 0
      const input = { tree: levels, p: pick(), q: pick() }
      if (isWorthWatching(input)) return input
    }
  },
  trace: ({ tree: levels, p, q }) => findLowestCommonAncestor(levels, p, q),
  subtitle: ({ p, q }) => `Lowest common ancestor of ${p} and ${q}`,
})

/** Most nodes are visited: a search that soon meets p or q leaves little to decide. */
function isWorthWatching({ tree: levels, p, q }: AncestorInput): boolean {
  const decided = collectSteps(findLowestCommonAncestor(levels, p, q)).steps.filter(
    ({ decision }) => decision,
  )
  return p !== q && decided.length >= 8
}
