import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { valuesOn } from '#testing/proofs/read-step.ts'
import { canLeaveStack } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([pushed, popped]) => ({ pushed, popped }),
  trace: ({ pushed, popped }) => canLeaveStack(pushed, popped),
  pictured: (last) => valuesOn(last, 'stack').length === 0,
  taken(decided, next) {
    const grown = valuesOn(next, 'stack').length - valuesOn(decided, 'stack').length
    if (grown < 0) return 'Pop the top'
    return grown > 0 ? 'Push the next value' : 'Stop: it cannot be done'
  },
  /** Stack and queue have the same size: both got the same calls. */
  invariant(step) {
    const [stack, queue] = [valuesOn(step, 'stack'), valuesOn(step, 'a queue with the same calls')]
    if (stack.length !== queue.length) throw new Error(`${stack} on the stack, ${queue} in the queue`)
  },
})
