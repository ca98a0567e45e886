import fc from 'fast-check'
import type { TreeLevels } from '#algorithms/binary-tree.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, nodesWith, shelfBeside, treeOf } from '#testing/proofs/read-tree.ts'
import { positionsIn, treeLevels } from '#testing/proofs/tree-inputs.ts'
import { listLevels } from './algorithm.ts'
import { lesson } from './cases.ts'

proveTrace<TreeLevels, readonly (readonly number[])[]>(import.meta.dirname, {
  inputs: treeLevels(fc.integer({ min: -3, max: 5 })),
  examples: [
    { name: 'the tree of the lesson', input: lesson, answer: [[3], [9, 20], [15, 7]] },
    { name: 'no node', input: [], answer: [] },
    { name: 'one node', input: [0], answer: [[0]] },
    { name: 'a chain', input: [1, 2, null, null, 3], answer: [[1], [2], [3]] },
    {
      name: 'equal and negative values, with gaps',
      input: [0, -2, 0, -2, null, null, 0],
      answer: [[0], [-2, 0], [-2, 0]],
    },
  ],
  trace: listLevels,
  bruteForce(levels) {
    const positions = positionsIn(levels)
    const depth = Math.max(-1, ...positions.map(({ path }) => path.length))
    return Array.from({ length: depth + 1 }, (_, level) =>
      positions
        .filter(({ path }) => path.length === level)
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ value }) => value),
    )
  },
  pictured(last) {
    const [output] = arraysBeside(last)
    return output?.spans.map(({ from, to }) => output.cells.slice(from, to + 1).map(({ value }) => value))
  },
  taken(decided, next) {
    if (decided.line !== 'take')
      return next.line === 'level' ? 'A new level: this one is complete' : 'The rest of this level'
    const before = new Set(shelfBeside(decided).items.map(({ id }) => id))
    const joined = shelfBeside(next).items.flatMap(({ id }) => (before.has(id) ? [] : sideOf(id, next)))
    if (joined.length === 2) return 'Both children'
    if (joined.length === 0) return 'Nothing'
    return joined[0] === 'left' ? 'Only the left child' : 'Only the right child'
  },
  /** The queue contains at most two adjacent levels, the upper one first. */
  invariant(step) {
    const depths = shelfBeside(step).items.map(({ id }) => id.split('.').length)
    const isInOrder = depths.every((depth, index) => index === 0 || depth >= depths[index - 1]!)
    if (!isInOrder || (depths.at(-1) ?? 0) - (depths[0] ?? 0) > 1) throw new Error(`depths ${depths} wait`)
    if (nodesWith(step, 'frontier').length !== depths.length) throw new Error('waiting nodes are not marked')
  },
})

function sideOf(id: string, step: Step): readonly string[] {
  return treeOf(step).nodes.flatMap((node) => (node.id === id && node.side ? [node.side] : []))
}
