import fc from 'fast-check'
import type { TreeLevels } from '#algorithms/binary-tree.ts'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, nodesWith, shelfBeside, treeOf, valuesWith } from '#testing/proofs/read-tree.ts'
import { positionsIn, treeLevels } from '#testing/proofs/tree-inputs.ts'
import { walkInorder } from './algorithm.ts'
import { lesson } from './cases.ts'

proveTrace<TreeLevels, readonly number[]>(import.meta.dirname, {
  inputs: treeLevels(fc.integer({ min: -3, max: 5 })),
  examples: [
    { name: 'the tree of the lesson', input: lesson, answer: [1, 3, 6, 8, 10, 14] },
    { name: 'no node', input: [], answer: [] },
    { name: 'one node', input: [0], answer: [0] },
    { name: 'only left children', input: [3, 2, null, 1], answer: [1, 2, 3] },
    { name: 'only right children', input: [3, null, 2, null, 1], answer: [3, 2, 1] },
    { name: 'equal and negative values', input: [0, -3, 0, null, -3], answer: [-3, -3, 0, 0] },
  ],
  trace: walkInorder,
  bruteForce: (levels) =>
    positionsIn(levels)
      .toSorted((a, b) => (middleOf(a.path) < middleOf(b.path) ? -1 : 1))
      .map(({ value }) => value),
  pictured: (last) => valuesWith(arraysBeside(last)[0]!, 'result'),
  taken(decided, next) {
    const [before] = nodesWith(decided, 'active')
    const [after] = nodesWith(next, 'active')
    if (countWritten(next) > countWritten(decided)) return 'Write its value'
    if (!after || before?.parent === after.id) return 'Return to the caller'
    return after.side === 'left' ? 'Go to the left child' : 'Go to the right child'
  },
  /** The call stack is the path from the root to the current node. */
  invariant(step) {
    const calls = shelfBeside(step).items
    calls.forEach(({ id }, index) => {
      const node = treeOf(step).nodes.find((each) => each.id === id)
      if (node?.parent !== calls[index - 1]?.id) throw new Error(`${id} was not called by the one below it`)
    })
  },
})

/** As a word whose alphabetical order is the order from left to right. */
function middleOf(path: string): string {
  return `${path.replaceAll('l', 'a').replaceAll('r', 'z')}m`
}

function countWritten(step: Step): number {
  return arraysBeside(step)[0]!.cells.filter(({ value }) => value !== '').length
}
