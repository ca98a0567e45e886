import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, nodesWith, shelfBeside, treeOf, valuesWith } from '#testing/proofs/read-tree.ts'
import { walkInorder } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([root]) => root,
  trace: walkInorder,
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

function countWritten(step: Step): number {
  return arraysBeside(step)[0]!.cells.filter(({ value }) => value !== '').length
}
