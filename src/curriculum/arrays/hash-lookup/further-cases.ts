import { type Cases, list, type MethodCall, shuffle, wholeNumber } from '#algorithms/cases.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'

type Args = readonly [nums: readonly number[]]

const firstRepeat: Cases<Args, number> = {
  kind: 'function',
  name: { python: 'first_repeat', typescript: 'firstRepeat', java: 'firstRepeat', cpp: 'firstRepeat' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'Return the index of the first value of `nums` that occurred at an earlier index, or -1 if all values differ.',
  examples: [
    { name: 'two values that repeat', args: [[4, 1, 3, 1, 4]], result: 3 },
    { name: 'two equal values', args: [[6, 6]], result: 1 },
    { name: 'all different', args: [[1, 2, 3]], result: -1 },
    { name: 'a negative value', args: [[-5, 0, -5]], result: 2 },
    { name: 'no values', args: [[]], result: -1 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -size, size))],
  reference: (nums) => nums.findIndex((num, index) => nums.slice(0, index).includes(num)),
  growth: {
    kind: 'All values differ, so each is looked up: searching the array for each takes n² / 2 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

const consecutiveRun: Cases<Args, number> = {
  kind: 'function',
  name: { python: 'longest_run', typescript: 'longestRun', java: 'longestRun', cpp: 'longestRun' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'Return the length of the longest run of consecutive numbers, such as 4, 5, 6, whose members are all in `nums`, in whatever order. The time must not need sorting.',
  examples: [
    { name: 'a run spread over the array', args: [[6, 20, 4, 21, 5, 3]], result: 4 },
    { name: 'equal values', args: [[2, 2, 3, 3]], result: 2 },
    { name: 'across zero', args: [[-1, 0, 1]], result: 3 },
    { name: 'no two in a row', args: [[10, 30]], result: 1 },
    { name: 'no values', args: [[]], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -size, size))],
  reference: (nums) =>
    Math.max(
      0,
      ...nums.map((start) => {
        let end = start
        while (nums.includes(end + 1)) end++
        return end - start + 1
      }),
    ),
  growth: {
    kind: 'One run of all values, backward: walking on from each of them takes n² / 2 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => size - index)],
  },
}

const majorityVote: Cases<Args, number> = {
  kind: 'function',
  name: { python: 'majority', typescript: 'majority', java: 'majority', cpp: 'majority' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement: 'One value fills more than half of `nums`. Return it.',
  examples: [
    { name: 'among two values', args: [[2, 7, 7, 2, 7]], result: 7 },
    { name: 'the majority comes last', args: [[3, 3, 5, 5, 5]], result: 5 },
    { name: 'one value', args: [[9]], result: 9 },
    { name: 'a negative one', args: [[-1, 4, -1]], result: -1 },
  ],
  random(next, size) {
    const rest = list(next, size / 2, () => wholeNumber(next, -3, 5))
    const value = wholeNumber(next, -3, 5)
    return [shuffle(next, [...rest, ...rest.map(() => value), value])]
  },
  reference: (nums) => nums.toSorted((a, b) => a - b)[nums.length >> 1]!,
  isValid: ([nums]) => nums.some((value) => 2 * nums.filter((num) => num === value).length > nums.length),
  growth: {
    kind: 'The majority comes after all others: counting each value anew takes n² / 2 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => (2 * index < size - 2 ? index : -1))],
  },
}

const randomSet: Cases<readonly [calls: readonly MethodCall[]], readonly (boolean | number | null)[]> = {
  kind: 'class',
  statement:
    'Design a set of numbers, each operation in constant time: `insert` adds a number and returns whether it was new, `remove` takes one out and returns whether it was there, and `getRandom` returns any of the numbers. `getRandom` is called only while there are some. That all are equally likely is not tested.',
  name: 'RandomSet',
  methods: {
    constructor: { parameters: [], returns: 'void' as const },
    insert: { parameters: [{ name: 'value', type: 'int' }], returns: 'bool' },
    remove: { parameters: [{ name: 'value', type: 'int' }], returns: 'bool' },
    getRandom: { parameters: [], returns: 'int' },
  },
  examples: [
    {
      name: 'a number that comes back',
      args: [
        [
          ['constructor'],
          ['insert', 4],
          ['insert', 4],
          ['remove', 4],
          ['remove', 4],
          ['insert', 4],
          ['getRandom'],
        ],
      ],
      result: [null, true, false, true, false, true, 4],
    },
    {
      name: 'the last number fills the gap',
      args: [
        [
          ['constructor'],
          ['insert', 1],
          ['insert', 2],
          ['remove', 1],
          ['getRandom'],
          ['remove', 2],
          ['insert', 2],
        ],
      ],
      result: [null, true, true, true, 2, true, true],
    },
    {
      name: 'zero',
      args: [[['constructor'], ['insert', 0], ['getRandom'], ['remove', 0]]],
      result: [null, true, 0, true],
    },
    { name: 'nothing to remove', args: [[['constructor'], ['remove', 5]]], result: [null, false] },
  ],
  random(next, size) {
    const held = new Set<number>()
    const calls = Array.from({ length: wholeNumber(next, 0, size) }, (): MethodCall => {
      if (held.size > 0 && next() < 0.3) return ['getRandom']
      const value = wholeNumber(next, 0, 4)
      if (next() < 0.6) held.add(value)
      else if (!held.delete(value)) return ['remove', value]
      return [held.has(value) ? 'insert' : 'remove', value]
    })
    return [[['constructor'], ...calls]]
  },
  reference: (calls) =>
    calls.map(([method, value], at) => {
      if (method === 'constructor') return null
      const held = heldBefore(calls, at)
      if (method === 'getRandom') return held[0]!
      return held.includes(Number(value)) === (method === 'remove')
    }),
  isRight: (result, [calls]) =>
    calls.every(([method], at) =>
      method === 'getRandom'
        ? heldBefore(calls, at).includes(Number(result[at]))
        : result[at] === randomSet.reference(calls)[at],
    ),
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: () => true,
      insert: (_value) => true,
      remove: (_value) => true,
      getRandom: () => true,
    }) && calls.every(([method], at) => method !== 'getRandom' || heldBefore(calls, at).length > 0),
  growth: {
    kind: 'Numbers that come and go again in the same order: searching an array for each takes n² / 8 steps or more.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [
      [
        ['constructor'],
        ...Array.from(
          { length: size },
          (_, index): MethodCall => (index < size >> 1 ? ['insert', index] : ['remove', index - (size >> 1)]),
        ),
      ],
    ],
  },
}

/** In the order in which they came. */
function heldBefore(calls: readonly MethodCall[], at: number): readonly number[] {
  const held = new Set<number>()
  for (const [method, value] of calls.slice(0, at)) {
    if (method === 'insert') held.add(Number(value))
    if (method === 'remove') held.delete(Number(value))
  }
  return [...held]
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'random-set': randomSet,
  'first-repeat': firstRepeat,
  'consecutive-run': consecutiveRun,
  'majority-vote': majorityVote,
} satisfies Readonly<Record<string, Cases>>
