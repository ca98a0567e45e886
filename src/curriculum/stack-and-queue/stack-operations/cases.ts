import { type Cases, enlarge, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { isDistinct } from '#algorithms/valid-inputs.ts'

type Args = readonly [pushed: readonly number[], popped: readonly number[]]

export const cases: Cases<Args, boolean> = {
  kind: 'function',
  statement:
    'The values of `pushed` are pushed in this order onto an empty stack, and you may pop values at any time in between and at the end. Return whether the values can be popped in exactly the order of `out`. Both arrays have the same length, and `pushed` has no duplicates, but `out` may have duplicates and other values.',
  name: {
    python: 'can_leave_stack',
    typescript: 'canLeaveStack',
    java: 'canLeaveStack',
    cpp: 'canLeaveStack',
  },
  parameters: [
    { name: 'pushed', type: 'int[]' },
    { name: 'out', type: 'int[]' },
  ],
  returns: 'bool',
  examples: [
    example('the values of the lesson', [10, 20, 30], [30, 20, 10], true),
    example('in order of arrival', [10, 20, 30], [10, 20, 30], true),
    example('back and forth', [1, 2, 3, 4, 5], [4, 5, 3, 2, 1], true),
    example('a covered value first', [1, 2, 3], [3, 1, 2], false),
    example('a covered value late', [1, 2, 3, 4, 5], [4, 3, 5, 1, 2], false),
    example('zero and negatives', [0, -2, -1], [-2, -1, 0], true),
    example('values in no order', [-1, 0, -20, 4], [0, -1, 4, -20], true),
    example('the same value popped twice', [1, 2], [1, 1], false),
    example('a value that never came', [1, 2], [2, 9], false),
    example('one value', [0], [0], true),
    example('no values', [], [], true),
  ],
  /** Of two equal values, the first that fits may be the wrong one to pop: so they differ. There are few: orders are many. */
  random(next, size) {
    const count = wholeNumber(next, 0, Math.min(size, 6))
    const pushed = shuffle(next, [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6]).slice(0, count)
    const popped = [
      shuffle(next, pushed),
      shuffle(next, pushed),
      pushed.map((value) => value + 1),
      pushed.map(() => pushed[wholeNumber(next, 0, count - 1)]!),
    ]
    return [pushed, popped[wholeNumber(next, 0, 3)]!]
  },
  larger: (args) => enlarge(args),
  reference: (pushed, popped) => listOrders(pushed).has(popped.join()),
  isValid: ([pushed, popped]) => isDistinct(pushed) && pushed.length === popped.length,
  growth: {
    kind: 'The last value leaves first: all n values are on the stack at once, and a list with its top in front moves them n² times.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input(size) {
      const pushed = Array.from({ length: size }, (_, index) => index)
      return [pushed, pushed.toReversed()]
    },
  },
}

function example(name: string, pushed: readonly number[], popped: readonly number[], result: boolean) {
  return { name, args: [pushed, popped] as const, result }
}

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
