import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { valuesOn } from '#testing/proofs/read-step.ts'
import { canLeaveStack } from './algorithm.ts'

interface SequencesInput {
  readonly pushed: readonly number[]
  readonly popped: readonly number[]
}

/** Of two equal values, the first that fits may be the wrong one to pop: so they differ. */
const values = fc.uniqueArray(fc.integer({ min: -3, max: 6 }), { maxLength: 6 })

proveTrace<SequencesInput, boolean>(import.meta.dirname, {
  inputs: fc.oneof(
    values.chain((pushed) =>
      fc.record({
        pushed: fc.constant(pushed),
        popped: fc.shuffledSubarray([...pushed], { minLength: pushed.length }),
      }),
    ),
    values.map((both) => ({ pushed: both, popped: both.map((value) => value + 1) })),
  ),
  examples: [
    { name: 'the values of the lesson', input: { pushed: [10, 20, 30], popped: [30, 20, 10] }, answer: true },
    { name: 'in order of arrival', input: { pushed: [10, 20, 30], popped: [10, 20, 30] }, answer: true },
    { name: 'a covered value first', input: { pushed: [1, 2, 3], popped: [3, 1, 2] }, answer: false },
    { name: 'zero and negatives', input: { pushed: [0, -2, -1], popped: [-2, -1, 0] }, answer: true },
    { name: 'the same value popped twice', input: { pushed: [1, 2], popped: [1, 1] }, answer: false },
    { name: 'a value that never came', input: { pushed: [1, 2], popped: [2, 9] }, answer: false },
    { name: 'one value', input: { pushed: [0], popped: [0] }, answer: true },
    { name: 'no values', input: { pushed: [], popped: [] }, answer: true },
  ],
  trace: ({ pushed, popped }) => canLeaveStack(pushed, popped),
  bruteForce: ({ pushed, popped }) => listOrders(pushed).has(popped.join()),
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

/** All orders in which a stack can give the values, tried out push by push and pop by pop. */
function listOrders(pushed: readonly number[]): ReadonlySet<string> {
  const orders = new Set<string>()
  const go = (next: number, stack: readonly number[], given: readonly number[]) => {
    if (given.length === pushed.length) orders.add(given.join())
    if (next < pushed.length) go(next + 1, [...stack, ...pushed.slice(next, next + 1)], given)
    if (stack.length > 0) go(next, stack.slice(0, -1), [...given, ...stack.slice(-1)])
  }
  go(0, [], [])
  return orders
}
