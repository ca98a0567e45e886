import { type Cases, list, type MethodCall, wholeNumber } from '#algorithms/cases.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'

const dequeue: MethodCall = ['dequeue']

const queueWindowMaximum: Cases<readonly [nums: readonly number[], k: number], readonly number[]> = {
  kind: 'function',
  name: { python: 'max_of_windows', typescript: 'maxOfWindows', java: 'maxOfWindows', cpp: 'maxOfWindows' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'k', type: 'int' },
  ],
  returns: 'int[]',
  statement:
    'Return the maximum of every window of `k` adjacent values of `nums`, from left to right; of no window if there are fewer than `k` values. `k` is at least 1.',
  examples: [
    { name: 'maxima that stay and leave', args: [[2, 1, 3, -1, -4, 0, 5], 3], result: [3, 3, 3, 0, 5] },
    { name: 'one value', args: [[7], 1], result: [7] },
    { name: 'descending values', args: [[4, 3, 2, 1], 2], result: [4, 3, 2] },
    { name: 'one window', args: [[1, 2, 3], 3], result: [3] },
    { name: 'equal values', args: [[5, 5, 5], 2], result: [5, 5] },
    { name: 'windows of one value', args: [[-2, -1, -3], 1], result: [-2, -1, -3] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -4, 6)), wholeNumber(next, 1, 5)],
  reference: (nums, k) =>
    nums
      .slice(0, Math.max(0, nums.length - k + 1))
      .map((_, start) => Math.max(...nums.slice(start, start + k))),
  isValid: ([, k]) => k >= 1,
  growth: {
    kind: 'Descending values and windows of half the array: the maximum of each anew takes n² / 4 looks.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => size - index), size >> 1],
  },
}

const queueRingBuffer: Cases<readonly [calls: readonly MethodCall[]], readonly (boolean | number | null)[]> =
  {
    kind: 'class',
    statement:
      'Design a first-in, first-out queue with room for as many values as its constructor gets, 1 at least. `enqueue` adds a value at the back and returns true, or adds nothing and returns false if it is full; `dequeue` removes the value at the front and returns it. `dequeue` is called only when the queue is not empty.',
    name: 'RingQueue',
    methods: {
      constructor: { parameters: [{ name: 'capacity', type: 'int' as const }], returns: 'void' as const },
      enqueue: { parameters: [{ name: 'value', type: 'int' }], returns: 'bool' },
      dequeue: { parameters: [], returns: 'int' },
    },
    examples: [
      {
        name: 'full, and with room again',
        args: [
          [['constructor', 2], enqueue(1), enqueue(2), enqueue(3), dequeue, enqueue(4), dequeue, dequeue],
        ],
        result: [null, true, true, false, 1, true, 2, 4],
      },
      {
        name: 'room for one value',
        args: [[['constructor', 1], enqueue(0), enqueue(5), dequeue, enqueue(5), dequeue]],
        result: [null, true, false, 0, true, 5],
      },
      { name: 'no calls', args: [[['constructor', 3]]], result: [null] },
    ],
    random(next, size) {
      const capacity = wholeNumber(next, 1, 4)
      const calls: MethodCall[] = [['constructor', capacity]]
      let held = 0
      for (let left = wholeNumber(next, 0, size); left > 0; left--) {
        const isIn = held === 0 || next() < 0.6
        calls.push(isIn ? enqueue(wholeNumber(next, 0, 9)) : dequeue)
        held = isIn ? Math.min(capacity, held + 1) : held - 1
      }
      return [calls]
    },
    reference(calls) {
      const held: number[] = []
      return calls.map(([method, value]) => {
        if (method === 'constructor') return null
        if (method === 'dequeue') return held.shift() ?? fail()
        return held.length < Number(calls[0]?.[1]) && held.push(Number(value)) > 0
      })
    },
    isValid: ([calls]) => {
      const isFitting = isCallList(calls, {
        constructor: (capacity: unknown) => Number(capacity) >= 1,
        enqueue: (_value) => true,
        dequeue: () => true,
      })
      try {
        return isFitting && queueRingBuffer.reference(calls).length > 0
      } catch {
        return false
      }
    },
    growth: {
      kind: 'A full queue of half the values, then one in and one out: moving all of them up each time takes n² / 4 steps.',
      order: 1,
      sizes: [1024, 4096, 16_384],
      input(size) {
        const half = size >> 1
        const filled = Array.from({ length: half }, (_, index) => enqueue(index))
        const turns = filled.map((call, index) => (index % 2 ? call : dequeue))
        return [[['constructor', half], ...filled, ...turns]]
      },
    },
  }

function enqueue(value: number): MethodCall {
  return ['enqueue', value]
}

function fail(): never {
  throw new Error('The queue is empty')
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'queue-window-maximum': queueWindowMaximum,
  'queue-ring-buffer': queueRingBuffer,
} satisfies Readonly<Record<string, Cases>>
